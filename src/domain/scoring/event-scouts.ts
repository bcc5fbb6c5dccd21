import type { Scout } from './scouts.ts'

type ScoutByEvent = Readonly<Partial<Record<string, Scout>>>

/** The scout that an event of a match gives the player who did it. Cards are counted together: see `cardScouts`. */
export const OWN_SCOUT: ScoutByEvent = {
  goal: 'goal',
  penalty_goal: 'goal',
  own_goal: 'ownGoal',
  shot_woodwork: 'woodwork',
  shot_saved: 'shotSaved',
  shot_off: 'shotOff',
  foul: 'foul',
  foul_suffered: 'foulSuffered',
  penalty: 'penaltyGivenAway',
  penalty_won: 'penaltyWon',
  penalty_saved: 'penaltyMissed',
  penalty_missed: 'penaltyMissed',
  tackle: 'tackle',
  save: 'save',
  offside: 'offside',
  wrong_pass: 'wrongPass',
}

/** The scout that an event gives its second player, such as an assist. */
export const OTHER_SCOUT: ScoutByEvent = {
  goal: 'assist',
  shot_saved: 'save',
  foul: 'foulSuffered',
  penalty: 'penaltyWon',
  penalty_saved: 'penaltySaved',
}
