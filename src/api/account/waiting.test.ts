import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ViewerAnswer } from '#contract/account.ts'
import type { UpcomingPicks } from '#contract/pick.ts'
import { sql } from 'kysely'
import { createChampionship } from '#db/championship/championships.ts'
import { waitingFor } from '#db/manager/waiting.ts'
import type { ChampionshipId } from '#domain/ids.ts'
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

async function saveSquad(players: number) {
  const { round, players: market } = (await browser.get('/api/market')).body
  const cheapest = market.toSorted((a: { price: number }, b: { price: number }) => a.price - b.price)
  const playerIds = cheapest.slice(0, players).map(({ id }: { id: number }) => id)
  const saved = await browser.post('/api/squads', { name: 'Meu time', playerIds, captainId: null, roundId: round.id })
  expect(saved.status).toBe(201)
}

test('nothing waits for a visitor; a person with a squad has places to fill and today’s picks', async () => {
  expect(await waiting()).toBeUndefined()
  await saveSquad(8)
  expect(await waiting()).toEqual({ picks: (await today()).length, squad: { players: 8, of: 11 }, notices: 0 })
  await saveSquad(11)
  expect(await waiting()).toMatchObject({ squad: null })
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
