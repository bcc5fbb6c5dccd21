import { sql, type Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { audit } from '#db/audit/audit.ts'
import { firstChampionship } from '#db/championship/championship.ts'
import { addChampionships, insertPool } from '#db/pool/pool.ts'
import type { Tables } from '#db/schema/schema.ts'
import { testDatabase } from '#db/testing/test-database.ts'
import { pickOf, type StoredPick } from '#domain/pick/stored-pick.ts'
import { NO_EXTRAS, type PoolExtras } from '#domain/pool/pool-extras.ts'
import { POOL_LINES, POOL_PRESETS, poolPoints, type PoolScoring } from '#domain/pool/pool-scoring.ts'
import { rngFrom, type Rng } from '#domain/rng.ts'
import type { Sport } from '#domain/sport/sport.ts'
import { randomSeason } from '#domain/testing/random-season.ts'
import { createSeasonModel } from '#domain/testing/season-model.ts'
import type { SeasonPlan } from '#domain/testing/season-plan.ts'
import { seasonSteps } from '#jobs/testing/season-steps.ts'
import { layOutGame, moveTo } from '#jobs/testing/small-game.ts'
import { correctMatch } from './correct-match.ts'
import { endDueLeagues } from './end-leagues.ts'
import { settlePicks } from './settle-picks.ts'

const DAY_MS = 86_400_000

interface Bolao {
  id: number
  sport: Sport | null
  scoring: PoolScoring
  extras?: PoolExtras
  startsAtMs: number
  endsAtMs: number
}

interface Counted extends StoredPick {
  managerId: number
  home: number
  away: number
  isJoker: boolean
}

const boundsOf = ({ rounds, otherMatches }: SeasonPlan) => {
  const starts = [...rounds.flatMap(({ matches }) => matches), ...otherMatches].map(({ startsAtMs }) => startsAtMs)
  return { first: Math.min(...starts), last: Math.max(...starts) }
}

const JOKERS = { ...NO_EXTRAS, hasJoker: true }

/** Every third match of everybody counts double: one a match, as if each were a round. */
const storeJokers = (db: Kysely<Tables>, leagueId: number) =>
  sql`insert into pool_joker
    select o.league_id, o.manager_id, 'm' || m.id, m.id, game_now() from pool_member o cross join match m
    where o.league_id = ${leagueId} and (m.id + o.manager_id) % 3 = 0 and m.starts_at > game_now()`.execute(db)

const randomScoring = (rng: Rng): PoolScoring => {
  const winner = rng.int(5)
  const line = () => winner + rng.int(6)
  return {
    exact: winner + 6,
    winnerGoals: line(),
    difference: line(),
    draw: rng.int(9) % (winner + 6),
    loserGoals: line(),
    winner,
  }
}

async function storeBolao(db: Kysely<Tables>, bolao: Bolao, people: { id: number; joinedAtMs: number }[], prize = 0) {
  await sql`insert into league (id, name, format, visibility, prize, starts_at, ends_at, created_at)
    values (${bolao.id}, ${`Bolão ${bolao.id}`}, 'bolao', 'public', ${prize}, ${new Date(bolao.startsAtMs)}, ${new Date(bolao.endsAtMs)}, game_now())`.execute(
    db,
  )
  await db.transaction().execute((trx) => insertPool(trx, { leagueId: bolao.id, ...bolao }))
  for (const { id, joinedAtMs } of people)
    await sql`insert into pool_member (league_id, manager_id, joined_at) values (${bolao.id}, ${id}, ${new Date(joinedAtMs)})`.execute(
      db,
    )
}

/** The table said from the picks and results as they are, by the rule of the domain alone. */
async function tableFrom(db: Kysely<Tables>, { id, sport, scoring, startsAtMs, endsAtMs }: Bolao) {
  const { rows } = await sql<Counted>`
    select k.manager_id as "managerId", k.outcome, k.home_goals as "homeGoals", k.away_goals as "awayGoals", m.home_score as home, m.away_score as away,
      exists (select from pool_joker j where j.league_id = ${id} and j.manager_id = k.manager_id and j.match_id = m.id) as "isJoker"
    from pick k join match m on m.id = k.match_id join pool_member o on o.league_id = ${id} and o.manager_id = k.manager_id
    where m.state = 'final' and m.picks_settled and not m.is_awarded and m.starts_at > o.joined_at
      and m.starts_at >= ${new Date(startsAtMs)} and m.starts_at < ${new Date(endsAtMs)}
      and (${sport}::sport is null or m.sport = ${sport}::sport)`.execute(db)
  const { rows: members } = await sql<{ id: number }>`
    select manager_id as id from pool_member where league_id = ${id} order by manager_id`.execute(db)
  const sums = members.map((member) => {
    const own = rows.filter(({ managerId }) => managerId === member.id)
    return {
      managerId: member.id,
      points: own.reduce((sum, one) => sum + poolPoints(scoring, pickOf(one), one) * (one.isJoker ? 2 : 1), 0),
      exact: own.filter(({ homeGoals, awayGoals, home, away }) => homeGoals === home && awayGoals === away).length,
    }
  })
  const place = (of: (typeof sums)[number]) =>
    1 + sums.filter(({ points, exact }) => points > of.points || (points === of.points && exact > of.exact)).length
  return sums.map((row) => ({ ...row, rank: place(row) }))
}

async function storedTable(db: Kysely<Tables>, leagueId: number) {
  const { rows } = await sql<{ managerId: number; points: number; exact: number; rank: number | null }>`
    select manager_id as "managerId", points, exact, rank from pool_member where league_id = ${leagueId} order by manager_id`.execute(
    db,
  )
  return rows
}

const everything = (db: Kysely<Tables>) =>
  sql`select json_agg(o order by league_id, manager_id) as members,
    (select json_agg(p order by league_id) from pool p) as pools from pool_member o`
    .execute(db)
    .then(({ rows }) => rows[0])

test.each([3, 8])(
  'BL1 BL2 BL4 BL11 seed %i: every table is the sum of its picks under its scoring, through corrections and decisions, and settling again changes nothing',
  async (seed) => {
    const rng = rngFrom(seed)
    const plan = randomSeason(rng)
    const { db, drop } = await testDatabase()
    await layOutGame(db, plan)
    const { first, last } = boundsOf(plan)
    const middle = (first + last) / 2
    const all = { startsAtMs: first - DAY_MS, endsAtMs: last + DAY_MS }
    const boloes: Bolao[] = [
      { id: 501, sport: null, scoring: POOL_PRESETS.craque, ...all },
      { id: 502, sport: 'futebol', scoring: POOL_PRESETS.kicktipp, ...all },
      { id: 503, sport: null, scoring: randomScoring(rng), extras: JOKERS, startsAtMs: middle, endsAtMs: last },
      { id: 504, sport: 'tenis', scoring: randomScoring(rng), ...all, endsAtMs: middle },
    ]
    for (const bolao of boloes) {
      const people = plan.managers.filter(() => rng.next() < 0.8)
      await storeBolao(
        db,
        bolao,
        people.map(({ id }) => ({ id, joinedAtMs: rng.next() < 0.7 ? first - DAY_MS : middle })),
      )
    }
    await storeJokers(db, 503)
    const { rows: before } = await sql`select count(*) from ledger`.execute(db)
    expect(before).toEqual([{ count: 0 }])
    const steps = seasonSteps(plan, createSeasonModel(plan), rng).toSorted((a, b) => a.atMs - b.atMs)
    for (const step of steps) {
      await step.prepare(db)
      step.tell([await step.run(db)])
    }
    for (const bolao of boloes) {
      const table = await storedTable(db, bolao.id)
      const due = await tableFrom(db, bolao)
      expect(table.map(({ rank: _rank, ...sums }) => sums)).toEqual(due.map(({ rank: _rank, ...sums }) => sums))
      if (due.some(({ points }) => points > 0)) expect(table).toEqual(due)
    }
    const stood = await everything(db)
    const { rows: settled } = await sql<{ id: number }>`select id from match where state = 'final'`.execute(db)
    for (const { id } of settled) await settlePicks(db, id)
    expect(await everything(db)).toEqual(stood)
    const wrong = (await audit(db)).filter((finding) => finding.wrong > 0)
    expect(wrong).toEqual([])
    await drop()
  },
)

const TWO_MATCHES = `
  insert into club select i, 'futebol', 'c' || i, 'Clube ' || i, 'C' || i, 'CL' || i, 'Cidade', '#000000', '#ffffff', 'plain' from generate_series(1, 4) i;
  insert into season (id, sport, number, starts_on, ends_on) values (1, 'futebol', 1, '2026-01-01', '2026-12-31');
  insert into match (id, sport, season_id, home_club_id, away_club_id, starts_at) values
    (1, 'futebol', 1, 1, 2, '2026-06-02 12:00Z'), (2, 'futebol', 1, 3, 4, '2026-06-03 12:00Z');
  insert into manager (id, kind, name, name_key, country, avatar_seed, created_at)
    select i, 'guest', 'Gente ' || i, 'gente ' || i, 'BR', 'g', '2026-05-01' from generate_series(1, 4) i;
  insert into manager_stat (manager_id) select generate_series(1, 4);
  insert into pick (match_id, manager_id, outcome, home_goals, away_goals, saved_at) values
    (1, 1, 'H', 2, 1, '2026-06-01'), (2, 1, 'D', 1, 1, '2026-06-01'),
    (1, 2, 'H', 1, 0, '2026-06-01'), (1, 3, 'A', 0, 1, '2026-06-01'), (2, 3, 'H', 1, 0, '2026-06-01')`

/** In which both matches are. */
const span = {
  startsAtMs: Date.UTC(2026, 5, 1),
  endsAtMs: Date.UTC(2026, 5, 4),
  scoring: POOL_PRESETS.cheio,
  sport: null,
}

const finish = async (db: Kysely<Tables>, id: number, [home, away]: [number, number]) => {
  await sql`update match set state = 'final', home_score = ${home}, away_score = ${away}, ended_at = starts_at + interval '2 hours' where id = ${id}`.execute(
    db,
  )
  await settlePicks(db, id)
}

test('BL4 BL6 places move by the day; a bolão ends when its matches are settled, with a trophy for who beat others who picked', async () => {
  const { db, pool, drop } = await testDatabase()
  await moveTo(db, Date.UTC(2026, 4, 20))
  await pool.query(TWO_MATCHES)
  const people = (...ids: number[]) => ids.map((id) => ({ id, joinedAtMs: Date.UTC(2026, 4, 20) }))
  await storeBolao(db, { id: 501, ...span }, people(1, 2, 3, 4), 1000)
  await storeBolao(db, { id: 502, ...span }, people(1, 4), 1000)
  await moveTo(db, Date.UTC(2026, 5, 10))
  const places = async () => {
    const { rows } = await sql<{ place: string }>`
      select format('%s: %s, was %s, %s points, %s exact', manager_id, rank, coalesce(rank_before::text, '-'), points, exact) as place
      from pool_member where league_id = 501 order by manager_id`.execute(db)
    return rows.map(({ place }) => place)
  }
  await finish(db, 1, [1, 0])
  expect(await places()).toEqual([
    '1: 2, was -, 5 points, 0 exact',
    '2: 1, was -, 10 points, 1 exact',
    '3: 3, was -, 0 points, 0 exact',
    '4: 3, was -, 0 points, 0 exact',
  ])
  expect(await endDueLeagues(db, firstChampionship), 'a match is still to be played').toBe(0)
  await finish(db, 2, [1, 1])
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
  expect(ended, 'two others picked half of the matches; of the second bolão nobody else did').toEqual([
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
  expect(await add('c9'), 'there is none').toBe(false)
  expect(await add('c2')).toBe(true)
  await pool.query(`update championship_clock set pace = 2 where championship_id = 3`)
  expect(await add('c3'), 'its time runs otherwise').toBe(false)
  await moveTo(db, Date.UTC(2026, 5, 10))
  await finish(db, 1, [2, 1])
  await finish(db, 2, [1, 1])
  const { rows } = await sql`select points, exact from pool_member`.execute(db)
  expect(rows).toEqual([{ points: 10, exact: 1 }])
  expect((await audit(db)).filter((finding) => finding.wrong > 0)).toEqual([])
  await drop()
})

test('BL6 BL8 what the results answer is settled with the last match and anew by a correction; what nobody settles is waited for a week', async () => {
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
    const { rows } = await sql<{ points: number }>`select points from pool_member order by manager_id`.execute(db)
    return rows.map((row) => row.points)
  }
  await finish(db, 1, [1, 0])
  expect(await points(), 'a match is still to be played').toEqual([5, 10])
  await finish(db, 2, [4, 4])
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

test('BL3 the database says what the domain says of every grade', async () => {
  const { db, drop } = await testDatabase()
  const scoring = { exact: 9, winnerGoals: 8, difference: 7, draw: 6, loserGoals: 5, winner: 4 }
  const { rows } = await sql<{ line: string; points: number }>`
    with p as (select jsonb_populate_record(null::pool,
      '{"exact": 9, "winner_goals": 8, "difference": 7, "draw": 6, "loser_goals": 5, "winner": 4}') as pool)
    select line, pool_points(pool, earned::smallint, outcome::"char") as points
    from p, (values ('exact', 25, 'H'), ('winnerGoals', 18, 'A'), ('difference', 15, 'H'), ('draw', 15, 'D'), ('loserGoals', 12, 'H'),
      ('winner', 10, 'A'), ('wrong', 0, 'D')) as x (line, earned, outcome)`.execute(db)
  expect(rows).toEqual([...POOL_LINES.map((line) => ({ line, points: scoring[line] })), { line: 'wrong', points: 0 }])
  await drop()
})
