export const SCOUTS = [
  'goal',
  'assist',
  'woodwork',
  'shotSaved',
  'shotOff',
  'foulSuffered',
  'penaltyWon',
  'penaltySaved',
  'tackle',
  'save',
  'cleanSheet',
  'penaltyMissed',
  'ownGoal',
  'redCard',
  'yellowCard',
  'goalConceded',
  'penaltyGivenAway',
  'foul',
  'offside',
  'wrongPass',
] as const

export type Scout = (typeof SCOUTS)[number]
export type ScoutCounts = Partial<Record<Scout, number>>

/** Who a scout can be credited to (SC3): some belong to the one who keeps goal, one to the defence. */
export const SCOUT_ROLE: Partial<Record<Scout, 'keeper' | 'defence'>> = {
  save: 'keeper',
  penaltySaved: 'keeper',
  goalConceded: 'keeper',
  cleanSheet: 'defence',
}
