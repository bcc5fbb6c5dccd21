import type { RuleSetName } from '#domain/scoring/rule-sets.ts'
import { weightTenths } from '#domain/scoring/player-points.ts'
import type { Scout } from '#domain/scoring/scouts.ts'
import type { Position } from '#domain/sport/position.ts'

interface DeedRules {
  /** What it gives the player. */
  own?: Scout
  /** What it gives the other one who is named with it. */
  other?: Scout
}

/** What can be said of a player at the desk, by the kind of the event it becomes: the common ones first. */
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

/** Told whether or not they give points: without them the match is not told. */
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

/** Which side's goal it is. */
export const GOAL_FOR: Partial<Record<Deed, 'own' | 'other'>> = { goal: 'own', penalty_goal: 'own', own_goal: 'other' }

/** DK3: what is asked for of a player: what tells the match, and the scouts that the rule set gives him anything for. */
export const deedsFor = (position: Position, rules: RuleSetName): Deed[] =>
  DEED_NAMES.filter((deed) => {
    if (ALWAYS.has(deed)) return true
    const { own } = rulesOfDeed(deed)
    return own !== undefined && weightTenths(own, { position }, rules) !== 0
  })

/** Scouts that are counted in a table after the match; the others follow from what was told of it. */
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
