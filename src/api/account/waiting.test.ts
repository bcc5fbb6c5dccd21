import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ViewerAnswer } from '#contract/account.ts'
import type { MarketView } from '#contract/market.ts'
import type { UpcomingPicks } from '#contract/pick.ts'
import { sql } from 'kysely'
import { createChampionship } from '#db/championship/championships.ts'
import { waitingFor } from '#db/manager/waiting.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { Position } from '#domain/sport/position.ts'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { testBrowser } from '#api/testing/test-browser.ts'
import { setGameTime } from '#db/testing/game-time.ts'
import { morning, worldDatabase } from '#jobs/testing/world-database.ts'

let app: TestApp
let browser: ReturnType<typeof testBrowser>
beforeAll(async () => {
  app = await testApp({ database: await worldDatabase() })
  browser = testBrowser(app)
})
afterAll(() => app.close())

const waiting = async () => ((await browser.get('/api/viewer')).body as ViewerAnswer).viewer?.waiting
const today = async () => ((await browser.get('/api/picks/upcoming?only=today')).body as UpcomingPicks).matches

/** Saves the cheapest players of each line, and returns whether the domain lets them compete. */
async function saveSquad(lines: Partial<Record<Position, number>>): Promise<boolean> {
  const { round, players } = (await browser.get('/api/market')).body as MarketView
  const cheapest = (players ?? []).toSorted((a, b) => a.price - b.price)
  const playerIds = Object.entries(lines).flatMap(([line, count]) =>
    cheapest
      .filter(({ position }) => position === line)
      .slice(0, count)
      .map(({ id }) => id),
  )
  const squad = { name: 'Meu time', playerIds, captainId: null, roundId: round?.id }
  expect((await browser.post('/api/squads', squad)).status).toBe(201)
  return (await browser.post('/api/squads/checks', squad)).body['competes'] as boolean
}
const whole = { Goleiro: 1, Defensor: 4, 'Meio-Campo': 3, Atacante: 3 }

test('nothing waits for a visitor; a person with a squad has places to fill and today’s picks', async () => {
  expect(await waiting()).toBeUndefined()
  await saveSquad({ Defensor: 8 })
  expect(await waiting()).toEqual({ picks: (await today()).length, squad: { players: 8, of: 11 }, notices: 0 })
})

test('SQ5 eleven players wait until a squad may compete, also after one of them has left the market', async () => {
  expect(await saveSquad({ Defensor: 11 })).toBe(false)
  expect(await waiting()).toMatchObject({ squad: { players: 11, of: 11 } })
  expect(await saveSquad(whole)).toBe(true)
  expect(await waiting()).toMatchObject({ squad: null })
  const [squad] = await app.db.selectFrom('squad').select('player_ids').orderBy('id', 'desc').limit(1).execute()
  const sold = app.db.updateTable('player').where('id', '=', squad!.player_ids[0]!)
  await sold.set({ price: null }).execute()
  expect(await waiting()).toMatchObject({ squad: { players: 11, of: 11 } })
})

test('no squad waits to be completed in a championship without players', async () => {
  const draft = { slug: 'copa', name: 'Copa', source: 'file', isPublic: true } as const
  const id = await app.db.transaction().execute((trx) => createChampionship(trx, draft))
  await sql`insert into season (id, championship_id, sport, number, starts_on, ends_on)
    values (9001, ${id}, 'futebol', 1, '2026-01-01', '2026-12-31')`.execute(app.db)
  await sql`insert into round (id, championship_id, season_id, number, state, deadline_at, ends_at)
    values (9001, ${id}, 9001, 1, 'open', now() + interval '1 day', now() + interval '2 days')`.execute(app.db)
  const none = await waitingFor(app.db, { championshipId: id as ChampionshipId, managerId: 1 })
  expect(none).toMatchObject({ players: null })
})

test('a pick lowers the count, and so does a match that begins; tomorrow’s matches do not count', async () => {
  const matches = await today()
  expect(matches.length).toBeGreaterThan(1)
  for (const { match } of matches) expect(match.startsAtMs).toBeLessThan(Date.parse('2026-05-21T03:00:00Z'))
  const [first, last] = [matches[0]!.match, matches.at(-1)!.match]
  const pick =
    last.sport === 'futebol' ? { kind: 'score', score: { home: 1, away: 0 } } : { kind: 'winner', winner: 'home' }
  await browser.put('/api/picks', { picks: [{ matchId: last.id, pick }] })
  expect((await waiting())?.picks).toBe(matches.length - 1)
  await setGameTime(app.db, new Date(first.startsAtMs))
  const begun = matches.filter(({ match }) => match.startsAtMs === first.startsAtMs).length
  expect((await waiting())?.picks).toBe(matches.length - 1 - begun)
  await setGameTime(app.db, morning)
})

test('the link to the round leads to the one whose market closed last', async () => {
  const { roundId } = (await browser.get('/api/rounds/newest')).body
  const { round } = (await browser.get('/api/market')).body
  expect(roundId).toBe(round.id - 1)
})
