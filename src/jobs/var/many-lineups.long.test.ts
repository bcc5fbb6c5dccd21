import { execFile } from 'node:child_process'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstChampionship } from '#db/championship/championship.ts'
import { selectRound, type RoundRow } from '#db/round/round.ts'
import type { Trx } from '#db/schema/trx.ts'
import { growLog } from '#db/var/grow-log.ts'
import { readRoundFile } from '#db/var/round-file.ts'
import { noteLockRoot, noteScoreRoot } from '#db/var/round-roots.ts'
import { loggedWorld, OPEN } from '#jobs/testing/logged-world.ts'
import { chromiumFlags } from '#test/e2e/chromium-flags.ts'
import { note } from '#test/figure.ts'

const PEOPLE = 52_000
const LINEUPS_IN_PART = 20_000
const LONGEST_SECONDS = 20
/** VR5: the share of lock and settlement that their roots may add, in percent. */
const MOST_PERCENT = 10

let folder: string
let world: Awaited<ReturnType<typeof loggedWorld>>
let round: RoundRow
let browser: Browser
let page: Page
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'craque-many-'))
  world = await loggedWorld({ people: PEOPLE })
  const { db } = world.base
  await growLog(db, firstChampionship)
  round = (await selectRound(db, OPEN))!
  const offline = path.join(folder, 'conferir.html')
  const make = `import { makeVerifier } from './scripts/make-verifier.mjs'; process.stdout.write(await makeVerifier())`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', make])
  await writeFile(offline, stdout)
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell'
  browser = await chromium.launch({ executablePath, args: chromiumFlags })
  page = await browser.newPage()
  await page.goto(`file://${offline}`)
}, 1_200_000)
afterAll(async () => {
  await browser.close()
  await world.base.drop()
  await rm(folder, { recursive: true })
})

/** What the page that works offline says about these files. */
async function check(files: readonly string[]): Promise<string> {
  await page.locator('input').setInputFiles([])
  await page.evaluate(() => (document.querySelector('pre')!.textContent = ''))
  await page.locator('input').setInputFiles([...files])
  await page.getByText(/segundos$/).waitFor({ timeout: 300_000 })
  return page.locator('pre').innerText()
}

async function store(name: string, part: number, size: number): Promise<string> {
  const file = path.join(folder, name)
  await writeFile(file, JSON.stringify(await readRoundFile(world.base.db, round, { part, size })))
  return file
}

const secondsIn = (text: string) => Number(/([\d.,]+) segundos$/.exec(text)?.[1]?.replace(',', '.'))

test('a browser computes a round of 52,000 lineups again within twenty seconds (VR9)', async (context) => {
  const file = await store('whole.json', 1, PEOPLE * 2)
  const text = await check([file])
  expect(text).toContain('Tudo confere')
  const lineups = Number(/([\d.]+) escalações/.exec(text)?.[1]?.replaceAll('.', ''))
  expect(lineups).toBeGreaterThanOrEqual(PEOPLE)
  const megabytes = ((await stat(file)).size / 1e6).toFixed(1)
  note(context, `${lineups} lineups, ${megabytes} MB: ${secondsIn(text)} s in Chromium`)
  expect(secondsIn(text)).toBeLessThan(LONGEST_SECONDS)
}, 600_000)

test('the page that works offline joins the parts of a round, and names what is missing (VR9)', async () => {
  const files: string[] = []
  for (let part = 1; part <= Math.ceil(PEOPLE / LINEUPS_IN_PART); part++)
    files.push(await store(`part-${part}.json`, part, LINEUPS_IN_PART))
  expect(await check(files.toReversed())).toContain('Tudo confere')
  expect(await check(files.slice(1))).toContain(`esta rodada tem ${files.length} partes`)
}, 600_000)

/** How many milliseconds it takes to write the roots, in a transaction that is rolled back. */
async function timeOf(writeRoots: (trx: Trx, round: RoundRow) => Promise<void>): Promise<number> {
  let tookMs = 0
  const undone = world.base.db.transaction().execute(async (trx) => {
    const startedMs = performance.now()
    await writeRoots(trx, round)
    tookMs = performance.now() - startedMs
    throw new Error('undo')
  })
  await expect(undone).rejects.toThrow('undo')
  return tookMs
}

test('the roots add little to the lock and the settlement of a round (VR5)', async (context) => {
  const steps = [
    ['lock', noteLockRoot, world.lockMs],
    ['settlement', noteScoreRoot, world.settleMs],
  ] as const
  for (const [name, writeRoots, wholeMs] of steps) {
    const rootsMs = await timeOf(writeRoots)
    const percent = (rootsMs / (wholeMs - rootsMs)) * 100
    const figures = `${name} ${(wholeMs / 1000).toFixed(1)} s, roots ${rootsMs.toFixed(0)} ms: ${percent.toFixed(1)} %`
    note(context, figures)
    expect(percent, figures).toBeLessThan(MOST_PERCENT)
  }
})
