import { rngFrom, type Rng } from '#domain/rng.ts'
import { isFantasySport, SPORT_RULES } from '#domain/sport/sport-rules.ts'
import type { Sport } from '#domain/sport/sport.ts'
import { clamp, gaussian } from '#world/chance.ts'
import { expectedGoals, type ClubForce } from '#world/simulator/football/expected-goals.ts'
import { COURT_SPORTS } from '#world/sport/world-sports.ts'
import type { BotManagers } from './managers.ts'

export interface PickableMatch {
  sport: Sport
  home: ClubForce
  away: ClubForce
  /** Days from kick-off to the world's first day; only managers who joined on an earlier day have a pick. */
  daysAgo: number
}

/** Picks in order of manager, then of match. All arrays have `count` elements. */
export interface BotPicks {
  count: number
  managers: Uint32Array
  /** Index into the given matches. */
  matches: Uint16Array
  /** Goals in football; in other sports 1 and 0, or 0 and 1, for the winner. */
  home: Uint8Array
  away: Uint8Array
  minutesBeforeStart: Uint16Array
}

const LATEST_MINUTES = 2880

/** The margin that a well-informed manager expects, in the unit of the noise of beliefs. */
function marginOf({ sport, home, away }: PickableMatch): number {
  if (!isFantasySport(sport)) return home.strength - away.strength + COURT_SPORTS[sport].homeEdge
  const goals = expectedGoals(home, away)
  return goals.home - goals.away
}

const WINNING_SCORES = [
  [1, 0],
  [2, 0],
  [2, 1],
  [2, 1],
  [1, 0],
  [3, 1],
  [2, 0],
  [3, 0],
  [3, 2],
  [4, 1],
] as const
const DRAWN_SCORES = [1, 1, 1, 0, 0, 2] as const
const DRAW_MARGIN = 0.22

/** Scores that people typically pick: few goals, and a wide margin only for a clear favourite. */
function guessScore(rng: Rng, margin: number): readonly [number, number] {
  if (Math.abs(margin) < DRAW_MARGIN && rng.next() < 0.75) {
    const goals = DRAWN_SCORES[rng.int(DRAWN_SCORES.length)] ?? 1
    return [goals, goals]
  }
  const spread = clamp(Math.round(5 + 5 * Math.abs(margin)), 1, WINNING_SCORES.length)
  const [winner, loser] = WINNING_SCORES[rng.int(spread)] ?? [1, 0]
  return margin > 0 ? [winner, loser] : [loser, winner]
}

/** On average about `perManager` picks for each manager, more for the active ones and for those who joined early. */
export function botPicks(options: {
  seed: number
  /** Distinguishes this call from others with the same seed. */
  occasion: string
  managers: BotManagers
  matches: readonly PickableMatch[]
  perManager: number
}): BotPicks {
  const { seed, occasion, managers, matches, perManager } = options
  const rng = rngFrom(seed, 'picks', occasion)
  const margins = Float64Array.from(matches, marginOf)
  const scale = pickRate(managers, matches, perManager)
  const most = managers.count * matches.length
  const picks = {
    managers: new Uint32Array(most),
    matches: new Uint16Array(most),
    home: new Uint8Array(most),
    away: new Uint8Array(most),
    minutesBeforeStart: new Uint16Array(most),
  }
  let count = 0
  for (let manager = 0; manager < managers.count; manager++) {
    const rate = scale * (managers.activity[manager] ?? 0)
    const noise = 0.15 + 1.6 * (1 - (managers.skill[manager] ?? 0))
    const joined = managers.joinedDaysAgo[manager] ?? 0
    for (let match = 0; match < matches.length; match++) {
      const { sport, daysAgo } = matches[match] as PickableMatch
      if (joined <= daysAgo || rng.next() >= rate) continue
      const namesScore = SPORT_RULES[sport].pick === 'score'
      const margin = (margins[match] ?? 0) + noise * gaussian(rng) * (namesScore ? 0.5 : 1)
      const [home, away] = namesScore ? guessScore(rng, margin) : margin > 0 ? [1, 0] : [0, 1]
      picks.managers[count] = manager
      picks.matches[count] = match
      picks.home[count] = home
      picks.away[count] = away
      picks.minutesBeforeStart[count] = 1 + Math.floor(LATEST_MINUTES * rng.next() ** 2)
      count++
    }
  }
  return {
    count,
    managers: picks.managers.slice(0, count),
    matches: picks.matches.slice(0, count),
    home: picks.home.slice(0, count),
    away: picks.away.slice(0, count),
    minutesBeforeStart: picks.minutesBeforeStart.slice(0, count),
  }
}

/** This times the activity is a manager's chance to pick a match. From 1 on, the manager picks every match. */
function pickRate(managers: BotManagers, matches: readonly PickableMatch[], perManager: number): number {
  let chances = 0
  for (let manager = 0; manager < managers.count; manager++)
    for (const { daysAgo } of matches)
      if ((managers.joinedDaysAgo[manager] ?? 0) > daysAgo) chances += managers.activity[manager] ?? 0
  return chances === 0 ? 0 : (perManager * managers.count) / chances
}
