import fc from 'fast-check'
import { sql, type Kysely } from 'kysely'
import { startClock } from '#db/clock/clock.ts'
import { addChampionships, insertPool } from '#db/pool/pool.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { whoGoesOn } from '#domain/match/who-goes-on.ts'
import type { Pick } from '#domain/pick/pick-points.ts'
import { storedPickOf } from '#domain/pick/stored-pick.ts'
import { pickWorth } from '#domain/pool/pick-worth.ts'
import { NO_EXTRAS, type KnockoutStage, type PoolExtras } from '#domain/pool/pool-extras.ts'
import { POOL_PRESET_NAMES, POOL_PRESETS, type PoolPreset } from '#domain/pool/pool-scoring.ts'
import type { Score } from '#domain/sport/outcome.ts'

export interface Result {
  score: Score
  extraTime: Score | null
  penalties: Score | null
}

/**
 * Two semi-finals, the final and a match of no tie, then two legs of a final and a match of no tie in another
 * championship; one each day.
 */
const MATCHES: readonly { clubs: [number, number]; isOther: boolean; stage: KnockoutStage | null }[] = [
  { clubs: [0, 1], isOther: false, stage: 'semifinal' },
  { clubs: [2, 3], isOther: false, stage: 'semifinal' },
  { clubs: [0, 2], isOther: false, stage: 'final' },
  { clubs: [1, 3], isOther: false, stage: null },
  { clubs: [0, 3], isOther: true, stage: 'final' },
  { clubs: [3, 0], isOther: true, stage: 'final' },
  { clubs: [1, 2], isOther: true, stage: null },
]
const TIES = [0, 1, 2]
const LEGS = [4, 5] as const
const PEOPLE = 4
/** The last person has no phone. */
const TYPED = PEOPLE - 1

interface Bolao {
  preset: PoolPreset
  extras: PoolExtras
  countsOther: boolean
  /** For each person: the match before which they joined. */
  joinedBefore: number[]
  /** For each person: the match that counts double. */
  jokers: (number | null)[]
  /** The picks of the person without a phone, by match. */
  typed: (Pick | null)[]
  /** For each person: the predicted winner of each tie. */
  brackets: (number[] | null)[]
}

export interface Game {
  base: number
  pools: Bolao[]
  /** By person, then by match. */
  picks: (Pick | null)[][]
  results: Result[]
  corrections: { at: number; score: Score }[]
}

const goals = fc.integer({ min: 0, max: 3 })
const score = fc.record({ home: goals, away: goals })
const side = fc.constantFrom('home' as const, 'away' as const)
const pick: fc.Arbitrary<Pick> = fc.record({ kind: fc.constant('score' as const), score, goesOn: side })
const decided = score.filter(({ home, away }) => home !== away)
const result: fc.Arbitrary<Result> = fc.record({
  score,
  extraTime: fc.option(score),
  penalties: fc.option(decided),
})
const one = <T>(of: fc.Arbitrary<T>, count: number) => fc.array(of, { minLength: count, maxLength: count })
const times = fc.integer({ min: 1, max: 4 })
const extras: fc.Arbitrary<PoolExtras> = fc.record({
  ...Object.fromEntries(Object.entries(NO_EXTRAS).map(([name, value]) => [name, fc.constant(value)])),
  goesOn: fc.integer({ min: 0, max: 5 }),
  afterExtraTime: fc.boolean(),
  knockoutTimes: times,
  semifinalTimes: times,
  finalTimes: times,
  hasJoker: fc.boolean(),
  bracketPoints: fc.integer({ min: 0, max: 3 }),
}) as fc.Arbitrary<PoolExtras>

const bolao: fc.Arbitrary<Bolao> = fc.record({
  preset: fc.constantFrom(...POOL_PRESET_NAMES),
  extras,
  countsOther: fc.boolean(),
  joinedBefore: one(fc.integer({ min: 0, max: MATCHES.length - 1 }), PEOPLE),
  jokers: one(fc.option(fc.integer({ min: 0, max: MATCHES.length - 1 })), PEOPLE),
  typed: one(fc.option(pick), MATCHES.length),
  brackets: one(fc.option(one(fc.integer({ min: 0, max: 3 }), TIES.length)), PEOPLE),
})

export const arbitraryGame: fc.Arbitrary<Omit<Game, 'base'>> = fc.record({
  pools: one(bolao, 2),
  picks: one(one(fc.option(pick), MATCHES.length), TYPED),
  results: one(result, MATCHES.length),
  corrections: fc.array(fc.record({ at: fc.integer({ min: 0, max: MATCHES.length - 1 }), score }), { maxLength: 4 }),
})

const dayOf = (at: number) => new Date(Date.UTC(2026, 5, 2 + at, 12))
const HOUR_MS = 3_600_000

/** Goals by which the home side starts the match ahead; null if the match decides nothing. */
function leadOf(at: number, results: ReadonlyMap<number, Result>): number | null {
  if (TIES.includes(at)) return 0
  const first = at === LEGS[1] ? results.get(LEGS[0]) : undefined
  return first ? first.score.away - first.score.home : null
}

/** BL12: the number of rightly predicted winners, where each semi-final counts once and the final twice. */
function bracketDue(said: readonly number[], results: ReadonlyMap<number, Result>): number {
  const winners = TIES.map((at) => {
    const told = results.get(at)
    const side = told && whoGoesOn(told)
    return side ? MATCHES[at]?.clubs[side === 'home' ? 0 : 1] : undefined
  })
  const [first, second, champion] = said
  const semi = [...new Set([first, second])].filter(
    (club) => club !== undefined && winners.slice(0, 2).includes(club),
  ).length
  return semi + (champion !== undefined && winners[2] === champion ? 2 : 0)
}

/**
 * Everybody's points and exact scores, by bolão and person, from the rules of the domain alone (BL3, BL10, BL11, BL12,
 * BL14, BL17).
 */
export function tableDue(
  { base, pools, picks }: Game,
  results: ReadonlyMap<number, Result>,
): { leagueId: number; managerId: number; points: number; exact: number }[] {
  return pools.flatMap((pool, league) =>
    Array.from({ length: PEOPLE }, (_none, person) => {
      const bracket = pool.brackets[person]
      const points = bracket ? pool.extras.bracketPoints * bracketDue(bracket, results) : 0
      const due = { leagueId: base + league, managerId: base + person, points, exact: 0 }
      for (const [at, told] of results) {
        const match = MATCHES[at]
        const said = person === TYPED ? pool.typed[at] : picks[person]?.[at]
        if (!match || !said || (match.isOther && !pool.countsOther) || at < (pool.joinedBefore[person] ?? 0)) continue
        const counted = { ...told, stage: match.stage, lead: leadOf(at, results) }
        const isJoker = pool.extras.hasJoker && pool.jokers[person] === at
        const rules = { scoring: POOL_PRESETS[pool.preset], extras: pool.extras }
        const made = pickWorth(rules, { pick: said, isJoker }, counted)
        due.points += made.points
        if (made.line === 'exact') due.exact++
      }
      return due
    }),
  )
}

const letters = { home: 'H', away: 'A' } as const
function rowOf(said: Pick) {
  const { outcome, homeGoals, awayGoals } = storedPickOf(said)
  const goesOn = said.kind === 'score' && said.goesOn ? letters[said.goesOn] : null
  return {
    outcome,
    home_goals: homeGoals,
    away_goals: awayGoals,
    goes_on: goesOn,
    saved_at: new Date(Date.UTC(2026, 4, 20)),
  }
}

/** Stops the clocks of both championships at a moment. */
export async function standAt(db: Kysely<Tables>, { base }: Game, at: Date): Promise<void> {
  for (const id of [base, base + 1]) await startClock(db, id as ChampionshipId, { at, pace: 1e-9 })
}

/** Everything known before the first match. */
export async function buildGame(db: Kysely<Tables>, game: Game): Promise<void> {
  const { base, pools, picks } = game
  for (const id of [base, base + 1]) {
    await sql`insert into championship (id, slug, name, time_zone, source) values (${id}, ${`c-${id}`}, ${`C ${id}`}, 'America/Sao_Paulo', 'file')`.execute(
      db,
    )
    await sql`insert into season (id, championship_id, sport, number, starts_on, ends_on) values (${id}, ${id}, 'futebol', 1, '2026-01-01', '2026-12-31')`.execute(
      db,
    )
  }
  await standAt(db, game, new Date(Date.UTC(2026, 4, 20)))
  await sql`insert into club select ${base}::integer + i, 'futebol', 'c' || ${base}::integer + i, 'Clube', 'C', 'CLU', 'Cidade', '#000000', '#ffffff', 'plain', 1 from generate_series(0, 3) i`.execute(
    db,
  )
  await sql`insert into manager (id, kind, name, name_key, country, avatar_seed, created_at)
    select ${base}::integer + i, 'guest', 'Gente', 'gente ' || ${base}::integer + i, 'BR', 'g', '2026-05-01' from generate_series(0, ${PEOPLE - 1}) i`.execute(
    db,
  )
  await sql`insert into manager_stat (manager_id, championship_id) select ${base}::integer + i, c from generate_series(0, ${PEOPLE - 1}) i, generate_series(${base}::integer, ${base + 1}) c`.execute(
    db,
  )
  for (const [at, { clubs, isOther, stage }] of MATCHES.entries()) {
    const [home, away] = clubs.map((club) => base + club)
    await sql`insert into match (id, sport, season_id, home_club_id, away_club_id, starts_at)
      values (${base + at}, 'futebol', ${base + Number(isOther)}, ${home}, ${away}, ${dayOf(at)})`.execute(db)
    if (stage !== null)
      await sql`insert into championship_tie (id, championship_id, key, stage, stage_order, number, starts_at, home_slot, away_slot, home_club_id, away_club_id, match_id)
        values (${base + at}, ${base + Number(isOther)}, ${`t:${at}`}, ${stage}, ${stage === 'final' ? 1 : 0}, ${at + 1}, ${dayOf(at)},
          ${at === 2 ? 'W1' : null}, ${at === 2 ? 'W2' : null}, ${home}, ${away}, ${base + at})`.execute(db)
  }
  const own = picks.flatMap((said, person) =>
    said.flatMap((chosen, at) =>
      chosen ? [{ match_id: base + at, manager_id: base + person, ...rowOf(chosen) }] : [],
    ),
  )
  if (own.length > 0) await db.insertInto('pick').values(own).execute()
  for (const [at, pool] of pools.entries()) await buildPool(db, game, { leagueId: base + at, pool })
}

async function buildPool(
  db: Kysely<Tables>,
  { base }: Game,
  { leagueId, pool }: { leagueId: number; pool: Bolao },
): Promise<void> {
  await sql`insert into league (id, championship_id, name, format, visibility, prize, starts_at, ends_at, created_at)
    values (${leagueId}, ${base}, 'Bolão', 'bolao', 'public', 0, '2026-06-01', '2026-06-30', '2026-05-20')`.execute(db)
  await db.transaction().execute(async (trx) => {
    await insertPool(trx, { leagueId, sport: null, scoring: POOL_PRESETS[pool.preset], extras: pool.extras })
    if (pool.countsOther && !(await addChampionships(trx, leagueId, [`c-${base + 1}`])))
      throw new Error('the two championships have different clocks')
  })
  for (const [person, before] of pool.joinedBefore.entries()) {
    const managerId = base + person
    await sql`insert into pool_member (league_id, manager_id, joined_at, is_typed)
      values (${leagueId}, ${managerId}, ${new Date(dayOf(before).getTime() - HOUR_MS)}, ${person === TYPED})`.execute(
      db,
    )
    const joker = pool.jokers[person] ?? null
    const isCounted = joker !== null && (pool.countsOther || !MATCHES[joker]?.isOther)
    if (isCounted)
      await sql`insert into pool_joker values (${leagueId}, ${managerId}, 'one', ${base + joker}, '2026-05-20')`.execute(
        db,
      )
    const bracket = pool.brackets[person]
    if (bracket)
      await sql`insert into pool_bracket (league_id, manager_id, tie_ids, club_ids, saved_at)
        values (${leagueId}, ${managerId}, ${TIES.map((tie) => base + tie)}::integer[], ${bracket.map((club) => base + club)}::integer[], '2026-05-20')`.execute(
        db,
      )
  }
  const typed = pool.typed.flatMap((chosen, at) =>
    chosen
      ? [{ ...rowOf(chosen), league_id: leagueId, manager_id: base + TYPED, match_id: base + at, typed_by: base }]
      : [],
  )
  if (typed.length > 0) await db.insertInto('pool_pick').values(typed).execute()
}
