import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '#db/audit/audit.ts'
import { int, rowOf } from '#db/connection/row.ts'
import { roundStatus } from '#db/world/world-status.ts'
import { checksums } from '#jobs/testing/checksum.ts'
import { setGameTime } from '#db/testing/game-time.ts'
import { worldDatabase, type WorldDatabase } from '#jobs/testing/world-database.ts'
import { settlePicks } from './settle-picks.ts'
import { correctMatch, type Change } from './correct-match.ts'

/** Settled when the world was created; leagues that have ended since counted it. */
const ROUND = 105
const all = ['ledger', 'lineup_score', 'duel', 'manager_stat', 'pick', 'match', 'player_match', 'correction', 'round']

let base: WorldDatabase
let matchId: number
let playerId: number
beforeAll(async () => {
  base = await worldDatabase()
  const { rows } = await rowOf({ matchId: int, playerId: int }).sql`
    select m.id as "matchId", pm.player_id as "playerId" from match m join player_match pm on pm.match_id = m.id
    where m.round_id = ${ROUND} order by (
      select count(*) from lineup l where l.round_id = ${ROUND} and pm.player_id = any (l.player_ids)) desc, pm.player_id limit 1`.execute(
    base.db,
  )
  matchId = rows[0]?.matchId ?? 0
  playerId = rows[0]?.playerId ?? 0
})
afterAll(() => base.drop())

const wrong = async () => (await audit(base.db)).filter((finding) => finding.wrong > 0)
const correct = (change: Change, reason = 'súmula revista') =>
  correctMatch(base.db, { matchId, change, reason, by: 'ana' })
const count = async (query: RawBuilder<{ n: number }>) => (await query.execute(base.db)).rows[0]?.n ?? 0

async function goalsOf(): Promise<number> {
  const row = await base.db
    .selectFrom('player_match')
    .select('scouts')
    .where('match_id', '=', matchId)
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()
  return row.scouts['goal'] ?? 0
}

test('RL5 a refused correction says why and changes nothing', async () => {
  const refused: [reason: string, change: Change, kind: string][] = [
    ['x', { kind: 'scouts', playerId, scouts: { gol: 1 } as never }, 'unknown_scout'],
    ['x', { kind: 'scouts', playerId, scouts: { goal: -1 } }, 'bad_count'],
    ['x', { kind: 'scouts', playerId: 999_999, scouts: { goal: 1 } }, 'player_not_in_match'],
    ['  ', { kind: 'score', score: { home: 9, away: 0 } }, 'reason_missing'],
    ['x', { kind: 'score', score: { home: -1, away: 0 } }, 'impossible_score'],
  ]
  const before = await checksums(base.db, all)
  for (const [reason, change, kind] of refused)
    expect(await correct(change, reason)).toMatchObject({ ok: false, error: { kind } })
  expect(await checksums(base.db, all)).toEqual(before)
})

test('RL5 a match that is not over cannot be corrected', async () => {
  const { id } = await base.db
    .selectFrom('match')
    .select('id')
    .where('state', '=', 'scheduled')
    .orderBy('starts_at')
    .limit(1)
    .executeTakeFirstOrThrow()
  const change: Change = { kind: 'score', score: { home: 1, away: 0 } }
  expect(await correctMatch(base.db, { matchId: id, change, reason: 'x', by: 'ana' })).toMatchObject({
    error: { kind: 'not_final' },
  })
})

test('RL5 LD4 one more goal changes the points of everyone with the player, by new entries beside the old ones', async () => {
  const { db } = base
  const goals = await goalsOf()
  const entries = await count(sql`select count(*)::integer as n from ledger where round_id = ${ROUND}`)
  const owners = await count(sql`
    select count(*)::integer as n from lineup where round_id = ${ROUND} and ${playerId} = any (player_ids)`)
  expect(owners).toBeGreaterThan(20)
  const frozen = await checksums(db, ['lineup'])
  expect(await correct({ kind: 'scouts', playerId, scouts: { goal: goals + 1 } })).toMatchObject({ ok: true })
  expect(await wrong()).toEqual([])
  expect(await checksums(db, ['lineup'])).toEqual(frozen)
  const { rows } = await rowOf({ points: int, n: int }).sql`
    select points, count(*)::integer as n from ledger where round_id = ${ROUND} and kind = 'correction' group by points order by points`.execute(
    db,
  )
  // A goal is 80 tenths, and half as much again for managers with the player as captain.
  expect(rows.map(({ points }) => points).filter((points) => points !== 80 && points !== 120)).toEqual([])
  expect(rows.reduce((sum, { n }) => sum + n, 0)).toBe(owners)
  expect(await count(sql`select count(*)::integer as n from ledger where round_id = ${ROUND}`)).toBe(entries + owners)
  expect(await count(sql`select settlements as n from round where id = ${ROUND}`)).toBe(2)
})

test('RL5 the journal of corrections says what changed, the old and the new value, why, who and when', async () => {
  const [round] = await roundStatus(base.db, { roundId: ROUND })
  const goals = await goalsOf()
  expect(round?.corrections).toMatchObject([
    {
      matchId,
      reason: 'súmula revista',
      by: 'ana',
      at: expect.stringMatching(/^2026-05-20T/),
      old: { playerId },
      new: { playerId, scouts: { goal: goals } },
    },
  ])
})

test('RL3 RL5 the same correction again changes nothing; taken back, the sums are as they were', async () => {
  const { db } = base
  const after = await checksums(db, all)
  const goals = await goalsOf()
  expect(await correct({ kind: 'scouts', playerId, scouts: { goal: goals } })).toMatchObject({
    error: { kind: 'nothing_changed' },
  })
  expect(await checksums(db, all)).toEqual(after)
  expect(await correct({ kind: 'scouts', playerId, scouts: { goal: goals - 1 } })).toMatchObject({ ok: true })
  const { rows } = await sql`
    select manager_id from ledger where round_id = ${ROUND} and kind = 'correction' group by manager_id having sum(points) <> 0`.execute(
    db,
  )
  expect(rows).toEqual([])
  expect(await wrong()).toEqual([])
})

test('RL5 PK2 AC7 AC9 another score grades the picks again, and a pick that was right no longer is', async () => {
  const { db } = base
  // The latest finished football match that somebody made a pick for.
  const { rows } = await rowOf({ id: int, home: int, away: int }).sql`
    select m.id, m.home_score as home, m.away_score as away from match m
    where m.sport = 'futebol' and m.state = 'final' and exists (select from pick p where p.match_id = m.id)
    order by m.starts_at desc limit 1`.execute(db)
  const [match] = rows
  if (!match) throw new Error('no match with picks')
  const right = () => count(sql`select count(*)::integer as n from pick where match_id = ${match.id} and is_right`)
  const before = await right()
  const held = await checksums(db, ['championship_achievement'])
  const unfounded = () =>
    count(sql`
      select count(*)::integer as n from championship_achievement a join manager_stat s using (manager_id)
      where (a.kind = 'em-chamas' and s.best_streak < 5) or (a.kind = 'olho-clinico' and s.exact_picks = 0)`)
  const { home, away } = match
  const score = home > away ? { home, away: home + 1 } : { home: away + 1, away }
  const fix = (to: { home: number; away: number }) =>
    correctMatch(db, { matchId: match.id, change: { kind: 'score', score: to }, reason: 'tapetão', by: 'ana' })
  expect(await fix(score)).toMatchObject({ ok: true })
  expect(await right()).not.toBe(before)
  expect(await wrong()).toEqual([])
  expect(await checksums(db, ['championship_achievement'])).not.toEqual(held)
  expect(await unfounded()).toBe(0)
  const { rows: stale } = await sql`
    select p.manager_id from pick p join match m on m.id = p.match_id where p.match_id = ${match.id}
      and p.is_right <> (sign(p.home_goals - p.away_goals) = sign(m.home_score - m.away_score))`.execute(db)
  expect(stale).toEqual([])
  expect(await fix({ home: match.home, away: match.away })).toMatchObject({ ok: true })
  expect(await right()).toBe(before)
  expect(await checksums(db, ['championship_achievement'])).toEqual(held)
  expect(await wrong()).toEqual([])
})

test('a correction in another month keeps the ranking of the month true', async () => {
  await setGameTime(base.db, new Date('2026-06-02T12:00:00Z'))
  const goals = await goalsOf()
  expect(await correct({ kind: 'scouts', playerId, scouts: { goal: goals + 2 } })).toMatchObject({ ok: true })
  expect(await wrong()).toEqual([])
})

test('RK5 the first pick of a new season opens it for its manager, and the season before stays what it was', async () => {
  const { db } = base
  await sql`
    insert into season (championship_id, id, sport, number, starts_on, ends_on)
    select championship_id, id + 500, sport, number + 1, ends_on, ends_on from season
    where sport = 'futebol' order by number desc limit 1`.execute(db)
  await sql`
    insert into match (id, sport, season_id, home_club_id, away_club_id, starts_at)
    select 900000, sport, (select max(id) from season), home_club_id, away_club_id, game_now() + interval '1 hour' from match where id = ${matchId}`.execute(
    db,
  )
  await sql`
    insert into pick (match_id, manager_id, outcome, home_goals, away_goals, saved_at)
    select 900000, id, case when id % 2 = 0 then 'H' else 'A' end, case when id % 2 = 0 then 2 else 0 end, 1, game_now()
    from manager where id < 9`.execute(db)
  await sql`
    update match set state = 'final', home_score = 2, away_score = 1, ended_at = starts_at where id = 900000`.execute(
    db,
  )
  expect(await settlePicks(db, 900000)).toBe('settled')
  expect(await wrong()).toEqual([])
  const { rows } = await sql`
    select manager_id as id, points - season_start_points as points, settled_picks - season_start_settled_picks as picks
    from manager_stat where season = ranked_season(1) and manager_id in (1, 2) order by 1`.execute(db)
  expect(rows).toEqual([
    { id: 1, points: 0, picks: 1 },
    { id: 2, points: 25, picks: 1 },
  ])
  // The match that is corrected now was played before, so its points do not belong to the new season.
  const goals = await goalsOf()
  expect(await correct({ kind: 'scouts', playerId, scouts: { goal: goals + 1 } })).toMatchObject({ ok: true })
  expect(await wrong()).toEqual([])
})

test('RL7 a score below the goals of its scorers is refused until their goals are corrected; their points follow', async () => {
  const { rows } = await rowOf({ id: int, home: int, away: int, scorerId: int, goals: int, tenths: int }).sql`
    select m.id, m.home_score as home, m.away_score as away, pm.player_id as "scorerId",
      (pm.scouts ->> 'goal')::integer as goals, pm.point_tenths as tenths
    from match m join player_match pm on pm.match_id = m.id and pm.club_id = m.home_club_id
    where m.round_id = ${ROUND} and m.home_score = (
      select sum((one.scouts ->> 'goal')::integer) from player_match one where one.match_id = m.id and one.club_id = m.home_club_id)
      and (pm.scouts ->> 'goal')::integer > 0 and m.id <> ${matchId} order by m.id, pm.player_id limit 1`.execute(
    base.db,
  )
  const [match] = rows
  if (!match) throw new Error('no match whose goals all have a scorer')
  const fix = (change: Change) => correctMatch(base.db, { matchId: match.id, change, reason: 'gol anulado', by: 'ana' })
  const score = { home: match.home - 1, away: match.away }
  const before = await checksums(base.db, all)
  expect(await fix({ kind: 'score', score })).toEqual({ ok: false, error: { kind: 'goals_left_over', side: 'home' } })
  expect(await checksums(base.db, all)).toEqual(before)
  const scouts = { goal: match.goals - 1 }
  expect(await fix({ kind: 'scouts', playerId: match.scorerId, scouts })).toMatchObject({ ok: true })
  expect(await fix({ kind: 'score', score })).toMatchObject({ ok: true })
  const player = await base.db
    .selectFrom('player_match')
    .select('point_tenths')
    .where('match_id', '=', match.id)
    .where('player_id', '=', match.scorerId)
    .executeTakeFirstOrThrow()
  expect(player.point_tenths).toBeLessThan(match.tenths)
  expect(await wrong()).toEqual([])
})
