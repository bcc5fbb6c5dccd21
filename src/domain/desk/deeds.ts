import { weightTenths, type Rules } from '#domain/scoring/player-points.ts'
import type { Scout } from '#domain/scoring/scouts.ts'
import type { Position } from '#domain/sport/position.ts'

interface DeedRules {
  /** The scout that the reported player gets. */
  own?: Scout
  /** The scout that the second player of the report gets, such as an assist. */
  other?: Scout
}

/**
 * What people can report about a player at the desk, by the kind of the resulting event. The common ones come first.
 */
export const DEEDS = {
  goal: { own: 'goal', other: 'assist' },
  yellow: { own: 'yellowCard' },
  substitution: {},
  save: { own: 'save' },
  red: { own: 'redCard' },
  penalty_goal: { own: 'goal' },
  penalty_saved: { own: 'penaltyMissed' },
  penalty_missed: { own: 'penaltyMissed' },
  own_goal: { own: 'ownGoal' },
  tackle: { own: 'tackle' },
  foul: { own: 'foul' },
  foul_suffered: { own: 'foulSuffered' },
  shot_off: { own: 'shotOff' },
  shot_saved: { own: 'shotSaved' },
  shot_woodwork: { own: 'woodwork' },
  offside: { own: 'offside' },
  penalty: { own: 'penaltyGivenAway' },
  penalty_won: { own: 'penaltyWon' },
  wrong_pass: { own: 'wrongPass' },
} as const satisfies Record<string, DeedRules>

export type Deed = keyof typeof DEEDS
export const DEED_NAMES = Object.keys(DEEDS) as [Deed, ...Deed[]]

export const rulesOfDeed = (deed: Deed): DeedRules => DEEDS[deed]

/** Reported even if they give no points: without them the story of the match has gaps. */
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

/** The side for which the goal counts. */
export const GOAL_FOR: Partial<Record<Deed, 'own' | 'other'>> = { goal: 'own', penalty_goal: 'own', own_goal: 'other' }

/**
 * DK3: what the desk asks about a player: what tells the match, and the scouts to which the rule set gives the player
 * points.
 */
export const deedsFor = (position: Position, rules: Rules): Deed[] =>
  DEED_NAMES.filter((deed) => {
    if (ALWAYS.has(deed)) return true
    const { own } = rulesOfDeed(deed)
    return own !== undefined && weightTenths(own, { position }, rules) !== 0
  })

/** Scouts that are counted in a table after the match; the others follow from what was reported. */
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
