import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '#db/audit/audit.ts'
import { bracketDeadline } from '#db/pool/pool-bracket.ts'
import { insertPool } from '#db/pool/pool.ts'
import type { Tables } from '#db/schema/schema.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { NO_EXTRAS } from '#domain/pool/pool-extras.ts'
import { POOL_PRESETS } from '#domain/pool/pool-scoring.ts'
import { recountPool } from '#jobs/testing/recount-pool.ts'
import { finishMatch, poolPoints } from '#jobs/testing/small-cup.ts'
import { moveTo } from '#jobs/testing/move-to.ts'
import { correctMatch } from './correct-match.ts'
import { settlePicks } from './settle-picks.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

/**
 * Two groups of three clubs with two matches each, semi-finals across them, a match for third place and the final. The
 * first and the second of each group go through.
 */
const CUP = `
  insert into club select i, 'futebol', 'c' || i, 'Clube ' || i, 'C' || i, 'CL' || i, 'Cidade', '#000000', '#ffffff', 'plain', 1 from generate_series(1, 6) i;
  insert into season (championship_id, id, sport, number, starts_on, ends_on) values (1, 1, 'futebol', 1, '2026-01-01', '2026-12-31');
  insert into match (id, sport, season_id, home_club_id, away_club_id, starts_at, detail) values
    (1, 'futebol', 1, 1, 2, '2026-06-02 12:00Z', '{"group":"Group A"}'), (2, 'futebol', 1, 2, 3, '2026-06-05 12:00Z', '{"group":"Group A"}'),
    (3, 'futebol', 1, 4, 5, '2026-06-03 12:00Z', '{"group":"Grupo B"}'), (4, 'futebol', 1, 5, 6, '2026-06-06 12:00Z', '{"group":"Grupo B"}');
  insert into championship_tie (id, championship_id, key, stage, stage_order, number, starts_at, home_slot, away_slot) values
    (11, 1, 's:1', 'Semi', 0, 1, '2026-06-10 12:00Z', '1A', '2B'), (12, 1, 's:2', 'Semi', 0, 2, '2026-06-11 12:00Z', '1B', '2A'),
    (13, 1, 't:1', 'Third', 1, 3, '2026-06-14 12:00Z', 'L1', 'L2'), (14, 1, 'f:1', 'Final', 2, 4, '2026-06-15 12:00Z', 'W1', 'W2');
  insert into manager (id, kind, name, name_key, country, avatar_seed, created_at)
    select i, 'guest', 'Gente ' || i, 'gente ' || i, 'BR', 'g', '2026-05-01' from generate_series(1, 2) i;
  insert into manager_stat (championship_id, manager_id) select 1, generate_series(1, 2)`

async function bolao(db: Kysely<Tables>, id: number, startsAt: string, bracketEarly = true) {
  await sql`insert into league (championship_id, id, name, format, visibility, prize, starts_at, ends_at, created_at)
    values (1, ${id}, 'Bolão', 'bolao', 'public', 0, ${startsAt}, '2026-06-30', game_now())`.execute(db)
  const extras = { ...NO_EXTRAS, bracketPoints: 5, bracketEarly }
  await db
    .transaction()
    .execute((trx) => insertPool(trx, { leagueId: id, sport: null, scoring: POOL_PRESETS.cheio, extras }))
  await sql`insert into pool_member (league_id, manager_id, joined_at) select ${id}, i, '2026-05-20' from generate_series(1, 2) i`.execute(
    db,
  )
}

test('BL18 an early bracket closes before the groups’ last matches, counts clubs as soon as their group is over, and each later stage once more', async () => {
  const { db, pool } = database
  await moveTo(db, Date.UTC(2026, 4, 20))
  await pool.query(CUP)
  await bolao(db, 1, '2026-06-01')
  await bolao(db, 2, '2026-06-05 13:00Z')
  await bolao(db, 3, '2026-06-01', false)
  const closing = async (id: number) => (await bracketDeadline(db, id)).closesAt?.toISOString()
  expect(await closing(1)).toBe('2026-06-05T12:00:00.000Z')
  expect(await closing(2), 'it begins too late for that').toBe('2026-06-10T12:00:00.000Z')
  expect(await closing(3), 'nobody asked for it').toBe('2026-06-10T12:00:00.000Z')
  await pool.query(`
    insert into pool_bracket (league_id, manager_id, places, place_club_ids, tie_ids, club_ids, saved_at) values
      (1, 1, '{1A,2A,1B,2B}', '{1,3,4,6}', '{11,12,14}', '{1,4,1}', '2026-05-21'),
      (1, 2, '{1A,2A}', '{2,1}', '{11}', '{2}', '2026-05-21')`)
  await moveTo(db, Date.UTC(2026, 5, 5, 12))
  await expect(
    pool.query(`update pool_bracket set saved_at = saved_at where manager_id = 1`),
    'at the instant of commit',
  ).rejects.toMatchObject({ code: 'CR005' })
  await moveTo(db, Date.UTC(2026, 5, 20))
  await finishMatch(db, 1, [2, 0])
  await finishMatch(db, 3, [1, 0])
  expect(await poolPoints(db, 1), 'no group is over').toEqual([0, 0])
  await finishMatch(db, 2, [1, 3])
  // The group ends with club 3 before club 1, by more goals.
  expect(
    await poolPoints(db, 1),
    'the first person named both clubs, in the other order; the second person one of them',
  ).toEqual([10, 5])
  expect(await recountPool(db, 1)).toEqual([])
  await finishMatch(db, 4, [0, 2])
  expect(await poolPoints(db, 1)).toEqual([20, 5])
  expect(await recountPool(db, 1)).toEqual([])
  await pool.query(`
    insert into match (id, sport, season_id, home_club_id, away_club_id, starts_at) values
      (5, 'futebol', 1, 3, 4, '2026-06-10 12:00Z'), (6, 'futebol', 1, 6, 1, '2026-06-11 12:00Z'), (7, 'futebol', 1, 4, 1, '2026-06-15 12:00Z');
    update championship_tie set home_club_id = 3, away_club_id = 4, match_id = 5 where id = 11;
    update championship_tie set home_club_id = 6, away_club_id = 1, match_id = 6 where id = 12;
    update championship_tie set home_club_id = 4, away_club_id = 1, match_id = 7 where id = 14`)
  await finishMatch(db, 5, [0, 1])
  await finishMatch(db, 6, [0, 1])
  expect(await poolPoints(db, 1), 'both finalists are right, although they came from other ties').toEqual([40, 5])
  expect(await recountPool(db, 1)).toEqual([])
  await finishMatch(db, 7, [0, 1])
  expect(await poolPoints(db, 1)).toEqual([55, 5])
  expect(await recountPool(db, 1)).toEqual([])
  await settlePicks(db, 7)
  expect(await poolPoints(db, 1)).toEqual([55, 5])
  expect(await recountPool(db, 1)).toEqual([])
  const change = { kind: 'score' as const, score: { home: 2, away: 1 } }
  await correctMatch(db, { matchId: 7, change, reason: 'teste', by: 'ana' })
  expect(await poolPoints(db, 1)).toEqual([40, 5])
  expect(await recountPool(db, 1)).toEqual([])
  expect((await audit(db)).filter((finding) => finding.wrong > 0)).toEqual([])
})
