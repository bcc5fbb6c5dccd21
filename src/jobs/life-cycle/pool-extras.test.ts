import { sql, type Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { audit } from '#db/audit/audit.ts'
import { firstChampionship } from '#db/championship/championship.ts'
import { int, rowOf } from '#db/connection/row.ts'
import { addSquadsToPools } from '#db/pool/pool-squads.ts'
import type { Tables } from '#db/schema/schema.ts'
import { testDatabase } from '#db/testing/test-database.ts'
import { recountPool } from '#jobs/testing/recount-pool.ts'
import { CUP, cupBolao, finishMatch, poolPoints } from '#jobs/testing/small-cup.ts'
import { moveTo } from '#jobs/testing/move-to.ts'
import { correctMatch } from './correct-match.ts'
import { settlePicks } from './settle-picks.ts'

const wrong = async (db: Kysely<Tables>) => (await audit(db)).filter((finding) => finding.wrong > 0)

test('BL10 BL11 BL13 BL14 the side that goes through, weights, jokers, picks typed and given: all are in the table, and a correction takes them back', async () => {
  const { db, pool, drop } = await testDatabase()
  await moveTo(db, Date.UTC(2026, 4, 20))
  await pool.query(CUP)
  await cupBolao(db, { goesOn: 3, finalTimes: 3, semifinalTimes: 2, hasJoker: true, vacationPicks: 1 })
  await pool.query(`
    insert into pool_joker values (501, 1, 'r1', 1, '2026-05-21');
    insert into pool_pick (league_id, manager_id, match_id, typed_by, outcome, home_goals, away_goals, saved_at)
      values (501, 3, 1, 1, 'H', 2, 0, '2026-05-21')`)
  await moveTo(db, Date.UTC(2026, 5, 20))
  await finishMatch(db, 1, [1, 1], { extraTime: { home: 2, away: 2 }, penalties: { home: 5, away: 4 } })
  // The stage counts twice. First person: 10 for the score and 3 for the side that goes through, doubled again by
  // the joker. Second person: the score. Third person: the side that goes through.
  expect(await poolPoints(db)).toEqual([52, 20, 6])
  await finishMatch(db, 2, [2, 0])
  // The model's 2 x 0 was exact, and its favourite went through: for the person who forgot, in one match.
  expect(await poolPoints(db)).toEqual([52 + 16, 20 + 26, 6 + 26])
  await finishMatch(db, 3, [0, 1])
  expect(await poolPoints(db), 'nobody gets a second one').toEqual([68, 46, 32])
  const { rows: ledger } = await sql`
    select manager_id as who, sum(points)::integer as points from ledger group by 1 order by 1`.execute(db)
  expect(ledger, 'PK2 pays for own picks alone, by 90 minutes').toEqual([
    { who: 1, points: 37 },
    { who: 2, points: 25 },
  ])
  expect(await wrong(db)).toEqual([])
  expect(await recountPool(db, 501)).toEqual([])
  const score = (home: number, away: number) => ({ kind: 'score' as const, score: { home, away } })
  await correctMatch(db, { matchId: 2, change: score(0, 0), reason: 'teste', by: 'ana' })
  expect(await poolPoints(db)).toEqual([52, 20, 6])
  await correctMatch(db, { matchId: 2, change: score(2, 0), reason: 'teste', by: 'ana' })
  expect(await poolPoints(db)).toEqual([68, 46, 32])
  expect(await wrong(db)).toEqual([])
  expect(await recountPool(db, 501)).toEqual([])
  await drop()
})

test('BL10 BL12 the score after extra time counts where the bolão says so; a bracket counts the winners of each stage, again after a correction', async () => {
  const { db, pool, drop } = await testDatabase()
  await moveTo(db, Date.UTC(2026, 4, 20))
  await pool.query(CUP)
  await cupBolao(db, { afterExtraTime: true, bracketPoints: 4 })
  await pool.query(`
    insert into pool_bracket (league_id, manager_id, tie_ids, club_ids, saved_at) values
      (501, 1, '{11,12,13}', '{1,3,1}', '2026-05-21'), (501, 2, '{11,12,13}', '{2,4,4}', '2026-05-21')`)
  await moveTo(db, Date.UTC(2026, 5, 20))
  await finishMatch(db, 1, [0, 0], { extraTime: { home: 1, away: 1 }, penalties: { home: 5, away: 4 } })
  expect(await poolPoints(db), '1 x 1 is exact after extra time').toEqual([14, 10, 0])
  await finishMatch(db, 2, [0, 1])
  await finishMatch(db, 3, [2, 1])
  expect(await poolPoints(db), 'the champion is worth twice a finalist').toEqual([14 + 10 + 8, 10 + 4, 0])
  expect(await wrong(db)).toEqual([])
  expect(await recountPool(db, 501)).toEqual([])
  const change = { kind: 'score' as const, score: { home: 0, away: 1 } }
  await correctMatch(db, { matchId: 3, change, reason: 'teste', by: 'ana' })
  expect(await poolPoints(db)).toEqual([14, 14 + 8, 0])
  expect(await wrong(db)).toEqual([])
  expect(await recountPool(db, 501)).toEqual([])
  await settlePicks(db, 3)
  expect(await poolPoints(db)).toEqual([14, 22, 0])
  await drop()
})

test('BL10 the second of two legs asks which side goes through, counts it by the sum of both, and again after a correction of the first', async () => {
  const { db, pool, drop } = await testDatabase()
  await moveTo(db, Date.UTC(2026, 4, 20))
  await pool.query(CUP)
  await pool.query(`
    insert into match (id, sport, season_id, home_club_id, away_club_id, starts_at) values (4, 'futebol', 1, 4, 1, '2026-06-12 12:00Z');
    insert into championship_tie (id, championship_id, key, stage, stage_order, number, starts_at, home_club_id, away_club_id, match_id)
      values (14, 1, 'final:2', 'Final', 1, 4, '2026-06-12 12:00Z', 4, 1, 4);
    insert into pick (match_id, manager_id, outcome, home_goals, away_goals, goes_on, saved_at) values
      (4, 1, 'H', 1, 0, 'A', '2026-06-01'), (4, 2, 'H', 1, 0, 'H', '2026-06-01'), (3, 2, 'A', 0, 1, null, '2026-06-01')`)
  await cupBolao(db, { goesOn: 3 })
  const lead = async (id: number) =>
    (await rowOf({ lead: int.orNull }).sql`select tie_lead(${id}) as lead`.execute(db)).rows[0]?.lead
  expect([await lead(1), await lead(3), await lead(4)], 'the first leg is not played').toEqual([0, null, null])
  await moveTo(db, Date.UTC(2026, 5, 20))
  await finishMatch(db, 3, [1, 0])
  expect([await lead(3), await lead(4)]).toEqual([null, -1])
  expect(await poolPoints(db), 'the first leg decides nothing').toEqual([5, 0, 0])
  await finishMatch(db, 4, [1, 0], { penalties: { home: 2, away: 4 } })
  expect(await poolPoints(db), 'level in the sum: 10 each, and 3 for the side that goes through').toEqual([
    5 + 13,
    10,
    0,
  ])
  expect(await wrong(db)).toEqual([])
  expect(await recountPool(db, 501)).toEqual([])
  await sql`update match set detail = '{}' where id = 4`.execute(db)
  const change = { kind: 'score' as const, score: { home: 0, away: 0 } }
  await correctMatch(db, { matchId: 3, change, reason: 'teste', by: 'ana' })
  expect(await poolPoints(db), 'nothing for the first leg; the second decides the sum').toEqual([13, 13, 0])
  expect(await wrong(db)).toEqual([])
  expect(await recountPool(db, 501), 'the edit of the penalties').toEqual([expect.stringContaining('jogo 4')])
  await drop()
})

test('BL16 lineups of rounds that lock after somebody joined count beside the picks, once, and a correction counts them again', async () => {
  const { db, pool, drop } = await testDatabase()
  await moveTo(db, Date.UTC(2026, 4, 20))
  await pool.query(CUP)
  await cupBolao(db, { countsSquads: true })
  await pool.query(`
    insert into round (championship_id, id, season_id, number, state, deadline_at, ends_at)
      select 1, i, 1, i, 'settled', d, d + interval '2 days' from unnest('{2026-05-19,2026-06-02,2026-06-08}'::timestamptz[]) with ordinality as x (d, i);
    insert into squad (championship_id, modality, id, manager_id, name, created_at, updated_at) select 1, 'campo', i, 1 + (i - 1) / 2, 'Time', '2026-05-01', '2026-05-01' from generate_series(1, 4) i;
    alter table lineup disable trigger user;
    insert into lineup (round_id, squad_id, manager_id, player_ids, captain_id, counts, locked_at)
      select r, s, 1 + (s - 1) / 2, array(select generate_series(1, 11)), 1, s in (1, 3), '2026-06-02' from generate_series(1, 3) r, generate_series(1, 4) s;
    insert into lineup_score (round_id, squad_id, manager_id, point_tenths, rank)
      select r, s, 1 + (s - 1) / 2, 100 * r + 10 * s + 5, 1 from generate_series(1, 3) r, generate_series(1, 4) s`)
  const round = { championship_id: firstChampionship, deadline_at: new Date('2026-06-08') }
  const settle = () => db.transaction().execute((trx) => addSquadsToPools(trx, round))
  await settle()
  expect(await poolPoints(db), '21.5 and 31.5 in the two rounds, and 23.5 and 33.5').toEqual([53, 57, 0])
  await settle()
  expect(await poolPoints(db)).toEqual([53, 57, 0])
  await sql`update lineup_score set point_tenths = 0 where round_id = 2 and squad_id = 3`.execute(db)
  await settle()
  expect(await poolPoints(db)).toEqual([53, 33, 0])
  const { rows } = await sql`select rank from pool_member order by manager_id`.execute(db)
  expect(rows).toEqual([{ rank: 1 }, { rank: 2 }, { rank: 3 }])
  await drop()
})
