import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { audit } from '#db/audit/audit.ts'
import { firstChampionship } from '#db/championship/championship.ts'
import { addChampionships, poolOf } from '#db/pool/pool.ts'
import { dueSteps } from '#db/round/due-work.ts'
import { noteRecount, recountPoolsOver } from '#db/pool/recount-pools.ts'
import { editChampionship } from '#db/championship/change-championship.ts'
import { int, rowOf, text } from '#db/connection/row.ts'
import { deleteChampionship } from '#db/removal/delete-championship.ts'
import { secondChampionship } from '#db/testing/second-championship.ts'
import { testDatabase } from '#db/testing/test-database.ts'
import { POOL_PRESETS } from '#domain/pool/pool-scoring.ts'
import { storeBolao } from '#jobs/testing/bolao.ts'
import { finishMatch } from '#jobs/testing/small-cup.ts'
import { moveTo } from '#jobs/testing/move-to.ts'
import { correctMatch } from './correct-match.ts'
import { endDueLeagues } from './end-leagues.ts'

const TWO_MATCHES = `
  insert into club select i, 'futebol', 'c' || i, 'Clube ' || i, 'C' || i, 'CL' || i, 'Cidade', '#000000', '#ffffff', 'plain', 1 from generate_series(1, 4) i;
  insert into season (championship_id, id, sport, number, starts_on, ends_on) values (1, 1, 'futebol', 1, '2026-01-01', '2026-12-31');
  insert into match (id, sport, season_id, home_club_id, away_club_id, starts_at) values
    (1, 'futebol', 1, 1, 2, '2026-06-02 12:00Z'), (2, 'futebol', 1, 3, 4, '2026-06-03 12:00Z');
  insert into manager (id, kind, name, name_key, country, avatar_seed, created_at)
    select i, 'guest', 'Gente ' || i, 'gente ' || i, 'BR', 'g', '2026-05-01' from generate_series(1, 4) i;
  insert into manager_stat (championship_id, manager_id) select 1, generate_series(1, 4);
  insert into pick (match_id, manager_id, outcome, home_goals, away_goals, saved_at) values
    (1, 1, 'H', 2, 1, '2026-06-01'), (2, 1, 'D', 1, 1, '2026-06-01'),
    (1, 2, 'H', 1, 0, '2026-06-01'), (1, 3, 'A', 0, 1, '2026-06-01'), (2, 3, 'H', 1, 0, '2026-06-01')`

/** The dates of the bolão. Both matches are within them. */
const span = {
  startsAtMs: Date.UTC(2026, 5, 1),
  endsAtMs: Date.UTC(2026, 5, 4),
  scoring: POOL_PRESETS.cheio,
  sport: null,
}

test('BL4 BL6 places move by the day; a bolão ends when its matches are settled, with a trophy for a winner who beat others who picked', async () => {
  const { db, pool, drop } = await testDatabase()
  await moveTo(db, Date.UTC(2026, 4, 20))
  await pool.query(TWO_MATCHES)
  const people = (...ids: number[]) => ids.map((id) => ({ id, joinedAtMs: Date.UTC(2026, 4, 20) }))
  await storeBolao(db, { id: 501, ...span }, people(1, 2, 3, 4), 1000)
  await storeBolao(db, { id: 502, ...span }, people(1, 4), 1000)
  await moveTo(db, Date.UTC(2026, 5, 10))
  const places = async () => {
    const { rows } = await rowOf({ place: text }).sql`
      select format('%s: %s, was %s, %s points, %s exact', manager_id, rank, coalesce(rank_before::text, '-'), points, exact) as place
      from pool_member where league_id = 501 order by manager_id`.execute(db)
    return rows.map(({ place }) => place)
  }
  await finishMatch(db, 1, [1, 0])
  expect(await places()).toEqual([
    '1: 2, was -, 5 points, 0 exact',
    '2: 1, was -, 10 points, 1 exact',
    '3: 3, was -, 0 points, 0 exact',
    '4: 3, was -, 0 points, 0 exact',
  ])
  expect(await endDueLeagues(db, firstChampionship), 'a match is still to be played').toBe(0)
  await finishMatch(db, 2, [1, 1])
  const second = [
    '1: 1, was 2, 15 points, 1 exact',
    '2: 2, was 1, 10 points, 1 exact',
    '3: 3, was 3, 0 points, 0 exact',
    '4: 3, was 3, 0 points, 0 exact',
  ]
  expect(await places()).toEqual(second)
  await correctMatch(db, {
    matchId: 1,
    change: { kind: 'score', score: { home: 0, away: 1 } },
    reason: 'teste',
    by: 'ana',
  })
  expect(await places(), 'the correction of an earlier day is no new day').toEqual([
    '1: 1, was 2, 10 points, 1 exact',
    '2: 3, was 1, 0 points, 0 exact',
    '3: 1, was 3, 10 points, 1 exact',
    '4: 3, was 3, 0 points, 0 exact',
  ])
  await correctMatch(db, {
    matchId: 1,
    change: { kind: 'score', score: { home: 1, away: 0 } },
    reason: 'teste',
    by: 'ana',
  })
  expect(await places()).toEqual(second)

  expect(await endDueLeagues(db, firstChampionship)).toBe(2)
  const { rows: ended } = await sql`
    select id, winner_manager_id as winner, trophy_points as trophy from league order by id`.execute(db)
  expect(ended, 'two others picked half of the matches; in the second bolão nobody else did').toEqual([
    { id: 501, winner: 1, trophy: 200 },
    { id: 502, winner: null, trophy: null },
  ])
  const { rows: titles } = await sql`select leagues_won as titles from manager_stat where manager_id = 1`.execute(db)
  expect(titles).toEqual([{ titles: 1 }])
  expect((await audit(db)).filter((finding) => finding.wrong > 0)).toEqual([])
  await drop()
})

test('BL17 matches of another championship count, and those of a third do not', async () => {
  const { db, pool, drop } = await testDatabase()
  await moveTo(db, Date.UTC(2026, 4, 20))
  await pool.query(TWO_MATCHES)
  await pool.query(`
    insert into championship (id, slug, name, source, modality, rules) select i, 'c' || i, 'C' || i, 'file', modality, rules from championship, generate_series(2, 3) i where id = 1;
    insert into championship_clock select i, real_anchor, game_anchor, pace from championship_clock, generate_series(2, 3) i where championship_id = 1;
    insert into season (id, sport, number, starts_on, ends_on, championship_id) select i, 'futebol', 1, '2026-01-01', '2026-12-31', i from generate_series(2, 3) i;
    update match set season_id = id + 1`)
  await storeBolao(db, { id: 501, ...span }, [{ id: 1, joinedAtMs: Date.UTC(2026, 4, 20) }])
  const add = (...slugs: string[]) => db.transaction().execute((trx) => addChampionships(trx, 501, slugs))
  expect(await add('c9'), 'there is no such championship').toBe(false)
  expect(await add('c2')).toBe(true)
  await pool.query(`update championship_clock set pace = 2 where championship_id = 3`)
  expect(await add('c3'), 'its time runs at another pace').toBe(false)
  await moveTo(db, Date.UTC(2026, 5, 10))
  await finishMatch(db, 1, [2, 1])
  await finishMatch(db, 2, [1, 1])
  const { rows } = await sql`select points, exact from pool_member`.execute(db)
  expect(rows).toEqual([{ points: 10, exact: 1 }])
  expect((await audit(db)).filter((finding) => finding.wrong > 0)).toEqual([])
  const shown = async () => {
    const table = await sql`select points, exact, rank from pool_member`.execute(db)
    const counted = await poolOf(db, 501)
    return { table: table.rows, championships: counted?.championships.length, hidden: counted?.hidden }
  }
  const turn = async (isPublic: boolean) => {
    await db.transaction().execute(async (trx) => {
      await editChampionship(trx, secondChampionship, { isPublic })
      await noteRecount(trx, secondChampionship)
    })
    expect(await shown(), 'at once').toMatchObject({ championships: isPublic ? 1 : 0, hidden: isPublic ? 0 : 1 })
    const due = async () => (await dueSteps(db)).filter(({ task }) => task === 'recount_pools')
    expect(await due()).toMatchObject([{ id: secondChampionship }])
    expect(await recountPoolsOver(db, secondChampionship)).toBe(1)
    expect([await due(), await recountPoolsOver(db, secondChampionship)], 'once').toEqual([[], 0])
    return shown()
  }
  expect(await turn(false), 'matches that are not public count for nobody').toEqual({
    table: [{ points: 0, exact: 0, rank: 1 }],
    championships: 0,
    hidden: 1,
  })
  expect((await audit(db)).filter((finding) => finding.wrong > 0)).toEqual([])
  await correctMatch(db, {
    matchId: 1,
    change: { kind: 'score', score: { home: 1, away: 0 } },
    reason: 'teste',
    by: 'ana',
  })
  expect((await turn(false)).table, 'a correction meanwhile does not count either').toMatchObject([{ points: 0 }])
  expect(await turn(true)).toMatchObject({ table: [{ exact: 0, rank: 1 }], championships: 1, hidden: 0 })
  expect((await audit(db)).filter((finding) => finding.wrong > 0)).toEqual([])
  await deleteChampionship(db, secondChampionship)
  const { rows: left } = await sql`select points, exact, rank from pool_member`.execute(db)
  expect(left, 'matches of a deleted championship no longer count').toEqual([{ points: 0, exact: 0, rank: 1 }])
  expect((await audit(db)).filter((finding) => finding.wrong > 0)).toEqual([])
  await drop()
})

test('BL6 BL8 the last match settles questions that results answer, a correction settles them again, and a bolão waits a week for the others', async () => {
  const { db, pool, drop } = await testDatabase()
  await moveTo(db, Date.UTC(2026, 4, 20))
  await pool.query(TWO_MATCHES)
  const joined = [1, 2].map((id) => ({ id, joinedAtMs: Date.UTC(2026, 4, 20) }))
  await storeBolao(db, { id: 501, ...span }, joined, 1000)
  await pool.query(`
    insert into pool_question (id, league_id, kind, points, closes_at, created_at) values
      (1, 501, 'mostGoals', 30, '2026-06-01', '2026-05-20'), (2, 501, 'free', 9, '2026-06-01', '2026-05-20');
    insert into pool_answer values (1, 1, '{1}', '2026-05-21'), (1, 2, '{3}', '2026-05-21'), (2, 2, '{0}', '2026-05-21')`)
  await moveTo(db, Date.UTC(2026, 5, 5))
  const points = async () => {
    const { rows } = await rowOf({ points: int }).sql`select points from pool_member order by manager_id`.execute(db)
    return rows.map((row) => row.points)
  }
  await finishMatch(db, 1, [1, 0])
  expect(await points(), 'a match is still to be played').toEqual([5, 10])
  await finishMatch(db, 2, [4, 4])
  expect(await points(), 'clubs 3 and 4 share the first place').toEqual([10, 40])
  const score = { home: 5, away: 0 }
  await correctMatch(db, { matchId: 1, change: { kind: 'score', score }, reason: 'teste', by: 'ana' })
  expect(await points()).toEqual([40, 5])
  expect(await endDueLeagues(db, firstChampionship), 'the free question waits for the owner').toBe(0)
  expect((await audit(db)).filter((finding) => finding.wrong > 0)).toEqual([])
  await moveTo(db, Date.UTC(2026, 5, 12))
  expect(await endDueLeagues(db, firstChampionship)).toBe(1)
  await drop()
})

test('BL8 questions about goals wait for matches that may still come, until the bolão’s last day; its end decides them', async () => {
  const { db, pool, drop } = await testDatabase()
  await moveTo(db, Date.UTC(2026, 4, 20))
  await pool.query(TWO_MATCHES)
  await storeBolao(db, { id: 501, ...span }, [{ id: 1, joinedAtMs: Date.UTC(2026, 4, 20) }], 1000)
  await pool.query(`
    insert into pool_question (id, league_id, kind, points, closes_at, created_at) values (1, 501, 'mostGoals', 30, '2026-06-01', '2026-05-20');
    insert into pool_answer values (1, 1, '{3}', '2026-05-21')`)
  const right = async () =>
    (await rowOf({ right: int.array.orNull }).sql`select right_choices as right from pool_question`.execute(db)).rows[0]
      ?.right
  await moveTo(db, Date.UTC(2026, 5, 3, 15))
  await finishMatch(db, 1, [1, 0])
  await finishMatch(db, 2, [4, 3])
  expect(await right()).toBeNull()
  expect(await endDueLeagues(db, firstChampionship)).toBe(0)
  await moveTo(db, Date.UTC(2026, 5, 5))
  expect(await endDueLeagues(db, firstChampionship)).toBe(1)
  expect(await right()).toEqual([3])
  const { rows } = await sql`select points from pool_member`.execute(db)
  expect(rows).toEqual([{ points: 35 }])
  expect((await audit(db)).filter((finding) => finding.wrong > 0)).toEqual([])
  await drop()
})
