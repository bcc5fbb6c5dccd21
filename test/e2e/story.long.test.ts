import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { connect, type Connected } from '#db/connection/connect.ts'
import { int, rowOf } from '#db/connection/row.ts'
import { correctMatch } from '#jobs/life-cycle/correct-match.ts'
import { jumpTo, lastWhistle, planOf, type RoundPlan } from '#jobs/testing/play-round.ts'
import { desktop, expectNoAxeViolationsInBothThemes, expectNoSidewaysScroll, phone, useBrowser } from './browser.ts'
import { saveEleven } from './fantasy-helpers.ts'
import { patience } from './live-game.ts'
import { openLivePage } from './live-page.ts'
import { startWorldServer, type WorldServer } from './world-server.ts'

const { visit } = useBrowser()
let server: WorldServer
let game: Connected
let round: RoundPlan
beforeAll(async () => {
  server = await startWorldServer(inject('worlds'))
  game = connect({ connection: server.connection })
  const { id } = await game.db
    .selectFrom('round')
    .select('id')
    .where('state', '=', 'open')
    .orderBy('deadline_at')
    .limit(1)
    .executeTakeFirstOrThrow()
  round = await planOf(game.db, id)
})
afterAll(async () => {
  await game.close()
  await server.stop()
})

const stateOf = async () =>
  (await game.db.selectFrom('round').select('state').where('id', '=', round.id).executeTakeFirstOrThrow()).state

async function ownLineup() {
  const { rows } = await rowOf({ tenths: int, matchId: int, playerId: int }).sql`
    select c.point_tenths as tenths, m.id as "matchId", pm.player_id as "playerId"
    from lineup l join manager g on g.id = l.manager_id and g.kind = 'guest'
    join lineup_score c on c.round_id = l.round_id and c.squad_id = l.squad_id
    join match m on m.round_id = l.round_id join player_match pm on pm.match_id = m.id and pm.player_id = any (l.player_ids)
    where l.round_id = ${round.id} order by pm.player_id limit 1`.execute(game.db)
  return rows[0]!
}

const points = (tenths: number) => (tenths / 10).toLocaleString('pt-BR', { minimumFractionDigits: 1 })

test('a round is played, explained down to its scouts and corrected, and the correction is shown with its reason', async () => {
  const { page, complaints } = await visit(desktop, server.url)
  await saveEleven(page)
  await jumpTo(game.db, round.deadline)
  await expect.poll(stateOf, patience).not.toBe('open')
  await jumpTo(game.db, lastWhistle(round))
  await expect.poll(stateOf, patience).toBe('settled')
  const { tenths, matchId, playerId } = await ownLineup()

  // The news of the settlement, with the link to the story, also appears on a page that is not about the round.
  await openLivePage(page, '/rankings')
  await page.getByText(`você fez ${points(tenths)} pontos`).waitFor()
  await page.getByRole('link', { name: 'Ler a história da rodada' }).click()
  await page.getByRole('heading', { name: 'Ponto por ponto' }).waitFor()
  await page.getByText(points(tenths)).first().waitFor()
  await page.getByRole('region', { name: 'Divisão' }).getByText('depois desta rodada').waitFor()
  await page
    .getByRole('region', { name: 'E agora?' })
    .getByText(/O mercado da rodada \d+ fecha em/)
    .waitFor()
  await page.locator('summary').first().click()
  await page.getByText('Como pontua').first().click()
  await page.getByText('cartola-2025').first().waitFor()
  await expectNoAxeViolationsInBothThemes(page)

  // Only by clicks: from the total on the profile to a single scout and its rule set.
  await page.goto('/profile')
  await page
    .getByRole('link', { name: /^Rodada \d+, temporada/ })
    .first()
    .click()
  await page.getByRole('heading', { name: 'Ponto por ponto' }).waitFor()
  await page.locator('summary').first().click()
  await page
    .getByText(/× .* cada\)/)
    .first()
    .waitFor()

  const listens = page.waitForResponse((answer) => answer.url().endsWith('/api/stream'))
  await openLivePage(page, '/rankings')
  await listens
  const corrected = await correctMatch(game.db, {
    matchId,
    change: { kind: 'scouts', playerId, scouts: { goal: 7 } },
    reason: 'gols da súmula',
    by: 'Ana',
  })
  expect(corrected.ok).toBe(true)
  const ticker = page.locator('[data-live-ticker]')
  await ticker
    .getByText(/Correção em .*, por Ana: \+\d+.*gols da súmula/)
    .last()
    .waitFor()
  await ticker.getByRole('link', { name: 'Ver o que mudou na partida' }).click()
  await page.getByRole('heading', { name: 'Correções' }).waitFor()
  await page.getByText('gols da súmula').first().waitFor()
  expect(new URL(page.url()).pathname).toBe(`/partidas/${matchId}`)

  await page.goto('/profile')
  await page.getByText('Correção feita por Ana: gols da súmula').waitFor()
  expect(complaints).toEqual([])
}, 240_000)

test('at 360 px another person’s story has no axe findings, and can be replayed with another team', async () => {
  const { rows } = await rowOf({ id: int }).sql`
    select manager_id as id from lineup where round_id = ${round.id} and counts order by 1 limit 1`.execute(game.db)
  const { page, complaints } = await visit(phone, server.url)
  await page.goto(`/rodadas/${round.id}?participante=${rows[0]!.id}`)
  await page.getByRole('heading', { name: 'O melhor time possível' }).waitFor()
  for (const summary of await page.locator('summary').all()) await summary.click()
  await expectNoAxeViolationsInBothThemes(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('link', { name: 'E se? Jogar de novo com outro time' }).click()
  const result = page.getByRole('region', { name: 'Como teria sido' })
  await result.getByText('o mesmo que foi').waitFor()
  await expectNoAxeViolationsInBothThemes(page)
  await expectNoSidewaysScroll(page)
  await page
    .getByRole('button', { name: /^Trocar / })
    .last()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').waitFor()
  await expectNoAxeViolationsInBothThemes(page)
  await dialog.getByRole('listitem').first().getByRole('button').click()
  await result.getByText(/pontos? a mais|O dinheiro não dava/).waitFor()
  const address = page.url()
  expect(address).toContain('time=')
  await page.goto(address)
  await result.getByText(/pontos? a mais|O dinheiro não dava/).waitFor()
  await page.getByRole('button', { name: 'Voltar ao time que jogou' }).click()
  await result.getByText('o mesmo que foi').waitFor()
  expect(complaints).toEqual([])
})
