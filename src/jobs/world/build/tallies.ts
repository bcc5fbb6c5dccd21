import type { TallyFigure } from '#domain/ranking/tally.ts'
import { GALA_TENTHS } from '#domain/achievement/achievements.ts'
import { monthOf, weekOf } from '#domain/clock/game-day.ts'
import { HOT_STREAK } from '#domain/pick/pick-record.ts'
import { isRightOutcome } from '#domain/pick/pick-points.ts'
import type { SampleWorld } from '#jobs/world/sample/sample-world.ts'
import { OPENING_SEASON } from '#world/fixtures/calendar.ts'
import { hasSquad } from '#world/bots/squads.ts'
import type { BuiltLeague } from './make-leagues.ts'
import type { SettledPicks } from './make-picks.ts'
import { indexOf, type PlayedRounds } from './play-rounds.ts'
import { startOfToday } from './today.ts'

/** The managers' figures of one scope (all time, this season, this month or this week), by manager index. */
export type ScopeTallies = Record<TallyFigure, Int32Array>

export interface Tallies {
  global: ScopeTallies
  month: ScopeTallies
  week: ScopeTallies
  season: ScopeTallies
  duels: Int32Array
  exactPicks: Int32Array
  bestStreak: Int32Array
  lineups: Int32Array
  /** In tenths; -1 for a manager without a lineup. */
  bestLineup: Int32Array
  leaguesWon: Int32Array
  trophyPoints: Int32Array
  /** Moments of achievements, 0 where not reached. */
  firstLineupMs: Float64Array
  firstExactMs: Float64Array
  firstFireMs: Float64Array
  firstGalaMs: Float64Array
  firstTitleMs: Float64Array
}

const scope = (count: number): ScopeTallies => ({
  points: new Int32Array(count),
  wins: new Int32Array(count),
  settledPicks: new Int32Array(count),
  rightPicks: new Int32Array(count),
  streak: new Int32Array(count),
})

export function emptyTallies(count: number): Tallies {
  return {
    global: scope(count),
    month: scope(count),
    week: scope(count),
    season: scope(count),
    duels: new Int32Array(count),
    exactPicks: new Int32Array(count),
    bestStreak: new Int32Array(count),
    lineups: new Int32Array(count),
    bestLineup: new Int32Array(count).fill(-1),
    leaguesWon: new Int32Array(count),
    trophyPoints: new Int32Array(count),
    firstLineupMs: new Float64Array(count),
    firstExactMs: new Float64Array(count),
    firstFireMs: new Float64Array(count),
    firstGalaMs: new Float64Array(count),
    firstTitleMs: new Float64Array(count),
  }
}

const add = (array: Int32Array, index: number, value: number) => {
  array[index] = (array[index] ?? 0) + value
}
/** Leagues come by id and picks by kick-off: neither is the order in which they ended. */
const atFirst = (times: Float64Array, index: number, atMs: number) => {
  const known = times[index] ?? 0
  if (known === 0 || atMs < known) times[index] = atMs
}

/** The scopes that a moment of a season belongs to. */
function scopesAt(tallies: Tallies, world: SampleWorld): (atMs: number, season: number) => ScopeTallies[] {
  const now = startOfToday(world)
  const [month, week] = [monthOf(now), weekOf(now)]
  return (atMs, season) => [
    tallies.global,
    ...(season === OPENING_SEASON ? [tallies.season] : []),
    ...(monthOf(atMs) === month ? [tallies.month] : []),
    ...(weekOf(atMs) === week ? [tallies.week] : []),
  ]
}

/** Picks come by manager and, within one, by kick-off: the order in which streaks are counted (PK5). */
export function tallyPicks(
  tallies: Tallies,
  world: SampleWorld,
  { picks, matches, points, grades }: SettledPicks,
): void {
  const scopesOf = scopesAt(tallies, world)
  const scopes = matches.map(({ endedAtMs, fixture }) => scopesOf(endedAtMs, fixture.season))
  const endMs = (pick: number) => matches[picks.matches[pick] ?? 0]?.endedAtMs ?? 0
  const lastEndMs = (pick: number) => Math.max(...Array.from({ length: HOT_STREAK }, (_, back) => endMs(pick - back)))
  for (let i = 0; i < picks.count; i++) {
    const manager = picks.managers[i] ?? 0
    const match = picks.matches[i] ?? 0
    const grade = grades[i] ?? 'wrong'
    const isRight = isRightOutcome(grade)
    const endedAtMs = endMs(i)
    for (const one of scopes[match] ?? []) {
      add(one.points, manager, points[i] ?? 0)
      add(one.settledPicks, manager, 1)
      if (isRight) add(one.rightPicks, manager, 1)
    }
    for (const one of [tallies.global, tallies.month, tallies.week]) {
      if (!isRight) one.streak[manager] = 0
      else if (scopes[match]?.includes(one)) add(one.streak, manager, 1)
    }
    const streak = tallies.global.streak[manager] ?? 0
    tallies.bestStreak[manager] = Math.max(tallies.bestStreak[manager] ?? 0, streak)
    if (streak >= HOT_STREAK) atFirst(tallies.firstFireMs, manager, lastEndMs(i))
    if (grade === 'exact') {
      add(tallies.exactPicks, manager, 1)
      atFirst(tallies.firstExactMs, manager, endedAtMs)
    }
  }
}

export function tallyRounds(tallies: Tallies, world: SampleWorld, played: PlayedRounds): void {
  const scopesOf = scopesAt(tallies, world)
  for (const { round, squads, tenths, duels } of played.rounds) {
    for (let i = 0; i < squads.count; i++) if (hasSquad(squads, i)) atFirst(tallies.firstLineupMs, i, round.deadlineMs)
    if (round.settledAtMs === null) continue
    const scopes = scopesOf(round.settledAtMs, round.season)
    for (let i = 0; i < squads.count; i++) {
      if (!hasSquad(squads, i)) continue
      const scored = tenths[i] ?? 0
      for (const one of scopes) add(one.points, i, scored)
      add(tallies.lineups, i, 1)
      if (tallies.bestLineup[i] === -1 || scored > (tallies.bestLineup[i] ?? 0)) tallies.bestLineup[i] = scored
      if (scored >= GALA_TENTHS) atFirst(tallies.firstGalaMs, i, round.settledAtMs)
    }
    for (const { a, b, winner } of duels) {
      if (b === null) continue
      add(tallies.duels, indexOf(a), 1)
      add(tallies.duels, indexOf(b), 1)
      if (winner !== null) for (const one of scopes) add(one.wins, indexOf(winner), 1)
    }
  }
}

export function tallyLeagues(tallies: Tallies, leagues: readonly BuiltLeague[]): void {
  for (const { winner } of leagues) {
    if (!winner) continue
    const manager = indexOf(winner.squadId)
    add(tallies.leaguesWon, manager, 1)
    add(tallies.trophyPoints, manager, winner.trophyPoints)
    atFirst(tallies.firstTitleMs, manager, winner.atMs)
  }
}
