import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { signInAsManager } from '#api/testing/sign-in-as-manager.ts'
import type { OwnRound, PlayerState } from '#contract/live.ts'
import { int, rowOf, time } from '#db/connection/row.ts'
import { setGameTime } from '#db/testing/game-time.ts'
import { later } from '#db/testing/game-time.ts'
import { playMatch } from '#jobs/life-cycle/apply-news.ts'
import { worldDatabase, type WorldDatabase } from '#jobs/testing/world-database.ts'

const LIVE = 108

let database: WorldDatabase
let app: TestApp
let cookie: string
let next: { id: number; startsAt: Date }
beforeAll(async () => {
  database = await worldDatabase()
  app = await testApp({ database })
  const { db } = database
  const { rows } = await rowOf({ id: int, startsAt: time }).sql`
    select id, starts_at as "startsAt" from match where round_id = ${LIVE} and state = 'scheduled'
    order by starts_at limit 1`.execute(db)
  next = rows[0]!
  // The manager with the most players in the next match.
  const { rows: owners } = await rowOf({ id: int }).sql`
    select l.manager_id as id from lineup l where l.round_id = ${LIVE} and l.counts order by (
      select count(*) from player p join match m on m.id = ${next.id} and p.club_id in (m.home_club_id, m.away_club_id)
      where p.id = any (l.player_ids)) desc, 1 limit 1`.execute(db)
  cookie = await signInAsManager(app, owners[0]!.id)
})
afterAll(() => app.close())

async function states(): Promise<PlayerState[]> {
  const answer = await app.request('/api/rounds/own', { headers: { cookie } })
  const { lineups, states: told } = (await answer.json()) as OwnRound
  expect(told.map(({ playerId }) => playerId).toSorted((a, b) => a - b)).toEqual(
    [
      ...new Set(lineups.flatMap(({ players, bench }) => [...players, ...bench].map(({ playerId }) => playerId))),
    ].toSorted((a, b) => a - b),
  )
  return told
}

const took = async (matchId: number) => {
  const { rows } = await rowOf({ playerId: int }).sql`
    select player_id as "playerId" from player_match where match_id = ${matchId} and took_part`.execute(app.db)
  return new Set(rows.map(({ playerId }) => playerId))
}

test('between matches, players wait for theirs or have finished', async () => {
  for (const { playerId, matchId, state, startsAtMs } of await states()) {
    const match = await app.db
      .selectFrom('match')
      .select(['state', 'starts_at'])
      .where('id', '=', matchId)
      .executeTakeFirstOrThrow()
    expect(startsAtMs).toBe(match.starts_at.getTime())
    const over = (await took(matchId)).has(playerId) ? 'over' : 'did-not-play'
    expect(state).toBe(match.state === 'scheduled' ? 'to-play' : over)
  }
})

test('during a match, players on the pitch have a minute, and differ from those who left or have not come on', async () => {
  await setGameTime(app.db, later(next.startsAt, { hours: 1.6 }))
  await playMatch(app.db, database.provider, { matchId: next.id })
  const mine = (await states()).filter(({ matchId }) => matchId === next.id)
  expect(mine.length).toBeGreaterThan(1)
  const played = await took(next.id)
  const { rows } = await rowOf({ playerId: int }).sql`
    select case when kind = 'substitution' then (detail ->> 'otherId')::integer else player_id end as "playerId"
    from match_event where match_id = ${next.id} and kind in ('substitution', 'red', 'second_yellow')`.execute(app.db)
  const left = new Set(rows.map(({ playerId }) => playerId))
  for (const { playerId, state, minute } of mine) {
    expect(minute).toBeGreaterThan(60)
    expect(state).toBe(left.has(playerId) ? 'over' : played.has(playerId) ? 'on-pitch' : 'off-pitch')
  }
  expect(mine.map(({ state }) => state)).toContain('on-pitch')
})

test('a settled round shows until the person reads or dismisses it, on every device', async () => {
  const latest = async () =>
    ((await (await app.request('/api/rounds/own', { headers: { cookie } })).json()) as OwnRound).latest!
  const mark = (roundId: number, headers: Record<string, string>) =>
    app.request(`/api/rounds/${roundId}/read`, { method: 'PUT', headers })
  const { id, isRead } = await latest()
  expect(isRead).toBe(false)
  expect((await mark(id, {})).status).toBe(401)
  expect((await mark(LIVE, { cookie })).status).toBe(404)
  expect((await latest()).isRead).toBe(false)
  expect((await mark(id, { cookie })).status).toBe(200)
  expect(await latest()).toMatchObject({ id, isRead: true, endsSeason: false })
  await sql`update round set number = 99 where id = ${id}`.execute(app.db)
  expect(await latest()).toMatchObject({ id, endsSeason: true })
})
