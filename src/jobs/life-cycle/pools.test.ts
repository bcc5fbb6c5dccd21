import { sql, type Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { audit } from '#db/audit/audit.ts'
import { bool, int, rowOf, text } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import { testDatabase } from '#db/testing/test-database.ts'
import { pickOf, type StoredPick } from '#domain/pick/stored-pick.ts'
import { NO_EXTRAS } from '#domain/pool/pool-extras.ts'
import { POOL_PRESETS, poolPoints, type PoolScoring } from '#domain/pool/pool-scoring.ts'
import { rngFrom, type Rng } from '#domain/rng.ts'
import { randomSeason } from '#domain/testing/random-season.ts'
import { createSeasonModel } from '#domain/testing/season-model.ts'
import type { SeasonPlan } from '#domain/testing/season-plan.ts'
import { storeBolao, type Bolao } from '#jobs/testing/bolao.ts'
import { seasonSteps } from '#jobs/testing/season-steps.ts'
import { layOutGame } from '#jobs/testing/small-game.ts'
import { settlePicks } from './settle-picks.ts'
import { someInGate } from '#test/gate.ts'

const DAY_MS = 86_400_000

const countedRow = rowOf({
  outcome: text.of<StoredPick['outcome']>(),
  homeGoals: int.orNull,
  awayGoals: int.orNull,
  goesOn: text.of<NonNullable<StoredPick['goesOn']>>().orNull,
  managerId: int,
  home: int,
  away: int,
  isJoker: bool,
})

const boundsOf = ({ rounds, otherMatches }: SeasonPlan) => {
  const starts = [...rounds.flatMap(({ matches }) => matches), ...otherMatches].map(({ startsAtMs }) => startsAtMs)
  return { first: Math.min(...starts), last: Math.max(...starts) }
}

const JOKERS = { ...NO_EXTRAS, hasJoker: true }

/** Everybody has a joker on every third match, as if each match were a round of its own. */
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

/** The table computed from stored picks and results, by the rules of the domain alone. */
async function tableFrom(db: Kysely<Tables>, { id, sport, scoring, startsAtMs, endsAtMs }: Bolao) {
  const { rows } = await countedRow.sql`
    select k.manager_id as "managerId", k.outcome, k.home_goals as "homeGoals", k.away_goals as "awayGoals", k.goes_on as "goesOn",
      m.home_score as home, m.away_score as away,
      exists (select from pool_joker j where j.league_id = ${id} and j.manager_id = k.manager_id and j.match_id = m.id) as "isJoker"
    from pick k join match m on m.id = k.match_id join pool_member o on o.league_id = ${id} and o.manager_id = k.manager_id
    where m.state = 'final' and m.picks_settled and not m.is_awarded and m.starts_at > o.joined_at
      and m.starts_at >= ${new Date(startsAtMs)} and m.starts_at < ${new Date(endsAtMs)}
      and (${sport}::sport is null or m.sport = ${sport}::sport)`.execute(db)
  const { rows: members } = await rowOf({ id: int }).sql`
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
  const { rows } = await rowOf({ managerId: int, points: int, exact: int, rank: int.orNull }).sql`
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

test.each(someInGate([3, 8]))(
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
    const { rows: settled } = await rowOf({ id: int }).sql`select id from match where state = 'final'`.execute(db)
    for (const { id } of settled) await settlePicks(db, id)
    expect(await everything(db)).toEqual(stood)
    const wrong = (await audit(db)).filter((finding) => finding.wrong > 0)
    expect(wrong).toEqual([])
    await drop()
  },
)
