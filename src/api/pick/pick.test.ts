import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PickHistory, PickView, SavedPicks, UpcomingPicks } from '#contract/pick.ts'
import { rngFrom } from '#domain/rng.ts'
import { decideMatch } from '#jobs/life-cycle/decide-match.ts'
import { settlePicks } from '#jobs/life-cycle/settle-picks.ts'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { signInAs, type SignedIn } from '#api/testing/test-people.ts'
import { hours, makeRound, playStep } from '#api/testing/test-round.ts'
import { removePick } from '#db/pick/pick.ts'
import { setGameTime } from '#db/testing/game-time.ts'

let app: TestApp
let ana: SignedIn
let bia: SignedIn

const score = (home: number, away: number): PickView => ({ kind: 'score', score: { home, away } })
const get = async <T>(path: string, who?: SignedIn) =>
  (await app.request(path, { headers: who ? { cookie: who.cookie } : {} })).json() as Promise<T>
async function put(picks: { matchId: number; pick: unknown }[], who?: SignedIn) {
  const headers = { 'content-type': 'application/json', ...(who && { cookie: who.cookie }) }
  const response = await app.request('/api/picks', { method: 'PUT', headers, body: JSON.stringify({ picks }) })
  return { response, results: response.ok ? ((await response.json()) as SavedPicks).results : [] }
}
const own = async (who: SignedIn) => (await get<UpcomingPicks>('/api/picks/upcoming', who)).matches.map((m) => m.pick)

beforeAll(async () => {
  app = await testApp()
  await makeRound(app.db, { managers: 4, rng: rngFrom('picks') })
  await sql`insert into forecast (match_id, home_percent, draw_percent, away_percent, fitted_at)
    values (1, 50, 30, 20, game_now())`.execute(app.db)
  ana = await signInAs(app.session)
  bia = await signInAs(app.session)
})
afterAll(() => app.close())

describe('picks', () => {
  test('PK1 are saved in one batch, changed any number of times, and refused one by one', async () => {
    const { results } = await put(
      [
        { matchId: 1, pick: score(2, 0) },
        { matchId: 2, pick: { kind: 'winner', winner: 'home' } },
        { matchId: 99, pick: score(1, 1) },
      ],
      ana,
    )
    expect(results).toMatchObject([
      { matchId: 1, savedAtMs: expect.any(Number) },
      { matchId: 2, refused: 'wrong_pick_kind' },
      { matchId: 99, refused: 'match_unknown' },
    ])
    await put([{ matchId: 1, pick: score(1, 0) }], ana)
    expect(await own(ana)).toEqual([score(1, 0), null])
    const [told] = await app.db.selectFrom('activity').select('type').where('manager_id', '=', ana.managerId).execute()
    expect(told?.type).toBe('prediction_made')
    expect((await put([{ matchId: 1, pick: score(21, 0) }], ana)).response.status).toBe(400)
  })

  test('PK1 can be removed until kick-off, by the clock at commit; afterwards nobody finds one', async () => {
    await put([{ matchId: 2, pick: score(1, 1) }], ana)
    expect((await put([{ matchId: 2, pick: null }], ana)).results).toMatchObject([{ matchId: 2, savedAtMs: null }])
    expect(await own(ana)).toEqual([score(1, 0), null])
    await put([{ matchId: 2, pick: score(1, 1) }], ana)
    const gone = app.db.transaction().execute(async (trx) => {
      await removePick(trx, { matchId: 2, managerId: ana.managerId })
      await sql`update championship_clock set game_anchor = game_anchor + interval '2 days' where championship_id = 1`.execute(
        trx,
      )
    })
    await expect(gone).rejects.toMatchObject({ code: 'CR002' })
    expect(await own(ana)).toEqual([score(1, 0), score(1, 1)])
    await put([{ matchId: 2, pick: null }], ana)
  })

  test('make a visitor a guest who keeps the pick', async () => {
    const { response, results } = await put([{ matchId: 1, pick: score(0, 0) }])
    expect(results).toHaveLength(1)
    const cookie = response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    expect(await own({ cookie } as SignedIn)).toEqual([score(0, 0), null])
  })

  test('PK6 a match of next month is offered on its day, and saved; without matches soon that whole day is shown', async () => {
    const upcoming = (query = '') => get<UpcomingPicks>(`/api/picks/upcoming${query}`, ana)
    const isTold = ({ matches, later = [] }: UpcomingPicks) => [
      matches.map(({ match }) => match.id),
      later.map(({ matches: count, picked }) => [count, picked]),
    ]
    const move = (by: string, ids: number[]) =>
      sql`update match set starts_at = starts_at + ${by}::interval where id = any (${ids}::integer[])`.execute(app.db)
    await move('40 days', [2])
    const before = await upcoming()
    expect(isTold(before)).toEqual([[1], [[1, 0]]])
    const day = before.later?.[0]?.day ?? ''
    await put([{ matchId: 2, pick: score(2, 2) }], ana)
    expect((await upcoming(`?day=${day}`)).matches.map(({ match, pick }) => [match.id, pick])).toEqual([
      [2, score(2, 2)],
    ])
    expect(isTold(await upcoming())).toEqual([[1], [[1, 1]]])
    await move('60 days', [1])
    expect(isTold(await upcoming()), 'the next one stands in the list').toEqual([[2], [[1, 1]]])
    await sql`update match set has_date = false where id = 1`.execute(app.db)
    expect(isTold(await upcoming()), 'nobody knows when it is').toEqual([[2], []])
    await sql`update match set has_date = true where id = 1`.execute(app.db)
    await move('-60 days', [1])
    await move('-40 days', [2])
    await sql`update match set has_date = false where id = 1`.execute(app.db)
    expect(isTold(await upcoming()), 'nor does it stand among the days that are near').toEqual([[2], []])
    const today = (await get<UpcomingPicks>('/api/matches/1/pick', ana)).matches[0]?.match.startsAtMs ?? 0
    await setGameTime(app.db, new Date(today - 60_000))
    expect((await upcoming('?only=today')).matches.map(({ match }) => match.id)).not.toContain(1)
    expect((await put([{ matchId: 1, pick: score(1, 0) }], ana)).results, 'its page still takes picks').toMatchObject([
      { matchId: 1, savedAtMs: expect.any(Number) },
    ])
    await setGameTime(app.db, new Date(before.gameNowMs))
    await sql`update match set has_date = true where id = 1`.execute(app.db)
    await put([{ matchId: 2, pick: null }], ana)
    expect((await app.request('/api/picks/upcoming?day=2026-02-31')).status).toBe(400)
  })

  test('PK3 nobody else sees a pick or the crowd’s picks before kick-off', async () => {
    await put([{ matchId: 1, pick: score(3, 3) }], bia)
    expect(await own(ana)).toEqual([score(1, 0), null])
    expect(await get(`/api/managers/${bia.managerId}/picks`, ana)).toEqual({ items: [], next: null, total: 0 })
    expect(await get('/api/matches/1/crowd', ana)).toEqual({ crowd: null })
    const upcoming = await get<UpcomingPicks>('/api/picks/upcoming', ana)
    expect(upcoming.matches.map(({ crowd }) => crowd)).toEqual([null, null])
    expect(upcoming.matches[0]?.forecast).toEqual({ home: 50, draw: 30, away: 20 })
  })

  test('the page of a match shows the own pick and nobody else’s, and from kick-off on the crowd', async () => {
    const ofMatch = async (who?: SignedIn) => (await get<UpcomingPicks>('/api/matches/1/pick', who)).matches[0]
    expect(await ofMatch(ana)).toMatchObject({ pick: score(1, 0), crowd: null, forecast: { home: 50 } })
    expect(await ofMatch()).toMatchObject({ pick: null, savedAtMs: null, crowd: null })
    expect((await app.request('/api/matches/99/pick')).status).toBe(404)
    await setGameTime(app.db, hours(0))
    expect(await ofMatch()).toMatchObject({ pick: null, crowd: { picks: 3 } })
  })

  test('a match that has begun leaves the list to pick, but its pick stays visible until it is over', async () => {
    const running = async (who?: SignedIn) =>
      (await get<UpcomingPicks>('/api/picks/upcoming', who)).running?.map(({ match, pick }) => [match.id, pick])
    await setGameTime(app.db, hours(-1))
    expect(await running(ana)).toEqual([])
    await setGameTime(app.db, hours(0))
    expect(await running(ana)).toEqual([[1, score(1, 0)]])
    expect(await running()).toEqual([])
    expect((await get<UpcomingPicks>('/api/picks/upcoming?only=today', ana)).running).toEqual([])
  })

  test('PK1 from kick-off on, by the clock of the database, a pick is refused and nothing changes', async () => {
    await setGameTime(app.db, hours(0))
    for (const pick of [score(9, 9), null]) {
      const { results } = await put([{ matchId: 1, pick }], ana)
      expect(results).toMatchObject([{ matchId: 1, refused: 'match_started' }])
    }
    const { items: picks } = await get<PickHistory>('/api/picks/history', ana)
    expect(picks[0]?.pick).toEqual(score(1, 0))
  })

  test('PK1 a pick on its way when the match starts is refused at commit', async () => {
    await setGameTime(app.db, hours(0.9999))
    await expect(
      app.db.transaction().execute(async (trx) => {
        await sql`insert into pick (match_id, manager_id, outcome, home_goals, away_goals, saved_at)
          values (2, ${ana.managerId}, 'H', 1, 0, game_now())`.execute(trx)
        await sql`update championship_clock set game_anchor = game_anchor + interval '1 minute' where championship_id = 1`.execute(
          trx,
        )
      }),
    ).rejects.toMatchObject({ code: 'CR002' })
  })

  test('PK2 PK3 after kick-off everybody sees picks, after full time with points and reasons', async () => {
    const crowd = { picks: 3, shares: { home: 34, draw: 66, away: 0 } }
    const shown = (await get<{ crowd: { shares: Record<string, number>; picks: number } }>('/api/matches/1/crowd'))
      .crowd
    expect(shown.picks).toBe(crowd.picks)
    expect(shown.shares['home']! + shown.shares['draw']! + shown.shares['away']!).toBe(100)
    expect(shown.shares['away']).toBe(0)
    expect((await get<PickHistory>(`/api/managers/${bia.managerId}/picks`, ana)).items[0]?.pick).toEqual(score(3, 3))

    await playStep(app.db, { matchId: 1, seq: 0, points: new Map([[100, 10]]), isOver: true })
    await settlePicks(app.db, 1)
    const mine = await get<PickHistory>('/api/picks/history', ana)
    expect(mine.items[0]).toMatchObject({ points: 25, grade: 'exact' })
    expect(mine.record).toMatchObject({
      settled: 1,
      right: 1,
      exact: 1,
      points: 25,
      streak: 1,
      precisionPermille: 1000,
    })
    expect(mine.record?.skill).toMatchObject({ matches: 1, own: 375, model: 380 })
    const others = await get<PickHistory>('/api/picks/history', bia)
    expect(others.items[0]).toMatchObject({ points: 0, grade: 'wrong' })
    const page = await get<UpcomingPicks>('/api/matches/1/pick', ana)
    expect(page.matches).toMatchObject([{ pick: score(1, 0), points: 25, grade: 'exact' }])
  })

  test('MT1 PK3 a match that is moved hides the crowd again, and its next kick-off counts the changed picks', async () => {
    await setGameTime(app.db, hours(-1))
    await put([{ matchId: 2, pick: score(1, 0) }], bia)
    const crowd = async () =>
      (await get<{ crowd: { shares: object; picks: number } | null }>('/api/matches/2/crowd')).crowd
    const inPage = async () => (await get<UpcomingPicks>('/api/matches/2/pick')).matches[0]?.crowd
    await setGameTime(app.db, hours(1))
    expect(await crowd()).toMatchObject({ picks: 1, shares: { home: 100, away: 0 } })
    const startsAtMs = hours(30).getTime()
    const moved = await decideMatch(app.db, {
      matchId: 2,
      decision: { kind: 'moved', startsAtMs },
      reason: 'chuva',
      by: 'operator',
    })
    expect(moved.ok).toBe(true)
    expect([await crowd(), await inPage()]).toEqual([null, null])
    await put([{ matchId: 2, pick: score(0, 2) }], bia)
    await put([{ matchId: 2, pick: score(0, 1) }], ana)
    await setGameTime(app.db, hours(30))
    expect(await crowd()).toMatchObject({ picks: 2, shares: { home: 0, away: 100 } })
  })
})
