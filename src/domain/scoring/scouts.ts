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
  'played',
  'playedHour',
  'bonus',
  'defensiveContribution',
] as const

export type Scout = (typeof SCOUTS)[number]
export type ScoutCounts = Partial<Record<Scout, number>>

/** How many more of each scout the later counts have; negative if they have fewer. */
export const scoutChanges = (before: ScoutCounts, after: ScoutCounts): { scout: Scout; count: number }[] =>
  SCOUTS.flatMap((scout) => {
    const count = (after[scout] ?? 0) - (before[scout] ?? 0)
    return count === 0 ? [] : [{ scout, count }]
  })

/** Which players can get a scout (SC3): some only the goalkeeper, one only the goalkeeper and defenders. */
export const SCOUT_ROLE: Partial<Record<Scout, 'keeper' | 'defence'>> = {
  save: 'keeper',
  penaltySaved: 'keeper',
  goalConceded: 'keeper',
  cleanSheet: 'defence',
}
