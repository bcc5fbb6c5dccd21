import { OWN_SCOUT } from '#domain/scoring/event-scouts.ts'
import { weightTenths, type Rules } from '#domain/scoring/player-points.ts'
import type { Scout } from '#domain/scoring/scouts.ts'
import type { Position } from '#domain/sport/position.ts'

/**
 * What people can report about a player at the desk, by the kind of the resulting event, in the order of the desk.
 */
export const DEED_NAMES = [
  'goal',
  'yellow',
  'substitution',
  'save',
  'red',
  'penalty_goal',
  'penalty_saved',
  'penalty_missed',
  'own_goal',
  'tackle',
  'foul',
  'foul_suffered',
  'shot_off',
  'shot_saved',
  'shot_woodwork',
  'offside',
  'penalty',
  'penalty_won',
  'wrong_pass',
] as const

export type Deed = (typeof DEED_NAMES)[number]

/** The desk asks for these even if they give no points: without them the story of the match has gaps. */
const ALWAYS: ReadonlySet<Deed> = new Set([
  'goal',
  'yellow',
  'substitution',
  'red',
  'penalty_goal',
  'penalty_saved',
  'penalty_missed',
  'own_goal',
])

/** For which side a goal counts: the player's own or the other one. */
export const GOAL_FOR: Partial<Record<Deed, 'own' | 'other'>> = { goal: 'own', penalty_goal: 'own', own_goal: 'other' }

/**
 * DK3: what the desk asks about a player: the reports of `ALWAYS`, and those whose scout the rule set gives the player
 * points for.
 */
export const deedsFor = (position: Position, rules: Rules): Deed[] =>
  DEED_NAMES.filter((deed) => {
    if (ALWAYS.has(deed)) return true
    const own = OWN_SCOUT[deed]
    return own !== undefined && weightTenths(own, { position }, rules) !== 0
  })

/** Scouts that can be counted in a table after the match; the others follow from the reports. */
export const COUNTED_SCOUTS = [
  'save',
  'tackle',
  'foul',
  'foulSuffered',
  'shotOff',
  'shotSaved',
  'woodwork',
  'offside',
  'penaltyWon',
  'penaltyGivenAway',
  'wrongPass',
] as const satisfies readonly Scout[]
export type CountedScout = (typeof COUNTED_SCOUTS)[number]
