import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { LeaguePageView } from '#contract/league.ts'
import type { PoolBracket } from '#contract/pool-bracket.ts'
import { audit } from '#db/audit/audit.ts'
import {
  desktop,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  phone,
  useBrowser,
  waitForHydration,
} from './browser.ts'
import { bringCup, CUP_EXTRAS, makeCupPool, pickAll, readJson, useCupServer } from './cup-pool.ts'
import { shownNation } from './shown-nation.ts'
import { root } from './server-process.ts'

const FOLDER = path.join(root, '..', 'shared', 'data', 'futebol', 'mundial-2026')
const missing = existsSync(FOLDER) ? '' : ' (skipped: no real data at ../shared/data)'
/** The file as it was recorded on that day. */
const moment = (name: string) => JSON.parse(readFileSync(path.join(FOLDER, `worldcup${name}.json`), 'utf8')) as object
const CHAMPION = shownNation('Spain')
const STAGES = 5
/** BL12: a correct club earns more the further it gets. */
const RIGHT_IN_EACH = (STAGES * (STAGES + 1)) / 2

const { visit } = useBrowser()

describe.skipIf(missing !== '')(`the World Cup of 2026 in its recorded moments${missing}`, () => {
  const { url, db: database } = useCupServer()

  test('BL8 BL12 the bracket opens when the best third-placed teams are known, and the bolão ends by itself', async () => {
    const db = database()
    const bring = (name: string, at: string) => bringCup(db, { into: slug }, { content: moment(name), at })
    const slug = await bringCup(
      db,
      { name: 'Copa 2026' },
      { content: moment('_0_2026-05-03'), at: '2026-06-10T12:00:00Z' },
    )
    const owner = await visit(phone, url())
    const league = await makeCupPool(owner.page, {
      slug,
      called: 'Bolão de 2026',
      extras: CUP_EXTRAS,
      days: ['2026-06-10', '2026-07-20'],
    })
    const at = (rest = '') => `/api/${rest ? 'pools' : 'leagues'}/${league.id}${rest}`
    const closesAtMs = Date.parse('2026-06-11T12:00:00Z')
    await owner.page.request.post(at('/questions'), { data: { kind: 'champion', points: 10, closesAtMs } })

    const friend = await visit(desktop, url())
    const { page } = friend
    const shown = `/ligas/${league.id}?campeonato=${slug}`
    const later = page.getByText('A chave abre quando os confrontos do mata-mata forem conhecidos.')
    await page.goto(shown)
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Participar de Bolão de 2026' }).click()
    await later.waitFor()
    await page.getByRole('combobox', { name: 'Sua resposta' }).selectOption({ label: CHAMPION })
    await page.getByText('Resposta salva.').waitFor()
    const everybodyPicks = async () => {
      await pickAll(page, slug, { home: 1, away: 0 })
      await pickAll(owner.page, slug, { home: 0, away: 0 })
    }
    await everybodyPicks()

    await bring('_1_2026-06-22', '2026-06-22T12:00:00Z')
    await everybodyPicks()
    const halfway = await readJson<LeaguePageView>(owner.page, at())
    expect(halfway.pool).toMatchObject({ matches: 72, counted: 40 })

    // The groups are over. Four hours later the opponents of the third-placed teams are announced.
    await bring('_2_2026-06-28T0401Z', '2026-06-28T04:01:00Z')
    await page.goto(shown)
    await later.waitFor()
    await bring('_3_2026-06-28T0759Z', '2026-06-28T07:59:00Z')
    await everybodyPicks()
    await page.goto(shown)
    await waitForHydration(page)
    const stages = page.getByRole('list').filter({ has: page.getByRole('heading', { name: 'Oitavas de final' }) })
    for (let stage = 0; stage < STAGES; stage++) {
      const ties = stages.locator('> li').nth(stage)
      await ties.getByRole('button', { name: CHAMPION, exact: true }).click()
      await ties.getByRole('button', { name: CHAMPION, exact: true, pressed: true }).waitFor()
    }
    await page.getByText(`${STAGES} de 31 escolhas`).waitFor()
    await page.getByText('Chave salva.').waitFor()
    await expectNoAxeViolations(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoSidewaysScroll(page)
    const hidden = await readJson<PoolBracket>(owner.page, at('/bracket'))
    expect(hidden).toMatchObject({ people: { items: [] }, mine: null, isClosed: false })

    await bring('_4_2026-07-06', '2026-07-06T12:00:00Z')
    await everybodyPicks()
    await bring('_5_2026-07-15', '2026-07-15T12:00:00Z')
    await everybodyPicks()
    await bring('', '2026-07-21T12:00:00Z')

    // The server's job queue ends it without any request.
    const table = async () => readJson<LeaguePageView>(owner.page, at())
    await expect.poll(async () => (await table()).league.endedAtMs !== null, { timeout: 30_000 }).toBe(true)
    expect((await table()).pool).toMatchObject({ matches: 104, counted: 104 })
    await page.goto(shown)
    await page.getByText(`Resposta certa: ${CHAMPION}`).waitFor()
    await page.getByText(`Sua chave fez ${RIGHT_IN_EACH * CUP_EXTRAS.bracketPoints} pontos.`).waitFor()
    const rows = page.getByRole('table', { name: 'Classificação do bolão' }).getByRole('row')
    await rows.nth(1).getByText('(você)').waitFor()
    expect((await audit(db)).filter((finding) => finding.wrong > 0)).toEqual([])
    expect([...owner.complaints, ...friend.complaints]).toEqual([])
  })
})
