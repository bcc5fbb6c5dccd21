import type { Position } from '#domain/sport/position.ts'
import type { Scout } from './scouts.ts'

export type Weights = Record<Scout, number>

/** Tenths of a point per scout. A set that has scored a round is never edited: a change is a new name (SC1). */
const CARTOLA_2018: Weights = {
  goal: 80,
  assist: 50,
  woodwork: 30,
  shotSaved: 12,
  shotOff: 8,
  foulSuffered: 5,
  penaltyWon: 0,
  penaltySaved: 70,
  tackle: 15,
  save: 30,
  cleanSheet: 50,
  penaltyMissed: -40,
  ownGoal: -50,
  redCard: -50,
  yellowCard: -20,
  goalConceded: -20,
  penaltyGivenAway: 0,
  foul: -5,
  offside: -5,
  wrongPass: -3,
  played: 0,
  playedHour: 0,
  bonus: 0,
}

const CARTOLA_2020: Weights = { ...CARTOLA_2018, tackle: 10, save: 40, wrongPass: -1 }

const CARTOLA_2021: Weights = { ...CARTOLA_2020, penaltyWon: 10, save: 10, goalConceded: -10, penaltyGivenAway: -10 }

const CARTOLA_2022: Weights = {
  ...CARTOLA_2021,
  tackle: 12,
  ownGoal: -30,
  redCard: -30,
  yellowCard: -10,
  foul: -3,
  offside: -1,
}

const CARTOLA_2023: Weights = { ...CARTOLA_2022, wrongPass: 0 }

const CARTOLA_2025: Weights = { ...CARTOLA_2023, tackle: 15, save: 13 }

/** Fantasy Premier League: the same for everybody; what depends on the position is in REFINEMENTS. */
const FPL_2023: Weights = {
  goal: 40,
  assist: 30,
  woodwork: 0,
  shotSaved: 0,
  shotOff: 0,
  foulSuffered: 0,
  penaltyWon: 0,
  penaltySaved: 50,
  tackle: 0,
  save: 10,
  cleanSheet: 40,
  penaltyMissed: -20,
  ownGoal: -20,
  redCard: -30,
  yellowCard: -10,
  goalConceded: -10,
  penaltyGivenAway: 0,
  foul: 0,
  offside: 0,
  wrongPass: 0,
  played: 10,
  playedHour: 10,
  bonus: 10,
}

export const RULE_SETS = {
  'cartola-2018': CARTOLA_2018,
  'cartola-2019': CARTOLA_2018,
  'cartola-2020': CARTOLA_2020,
  'cartola-2021': CARTOLA_2021,
  'cartola-2022': CARTOLA_2022,
  'cartola-2023': CARTOLA_2023,
  'cartola-2024': CARTOLA_2023,
  'cartola-2025': CARTOLA_2025,
  'cartola-2026': CARTOLA_2025,
  'fpl-2023': FPL_2023,
  'fpl-2024': FPL_2023,
} as const satisfies Record<string, Weights>

export type RuleSetName = keyof typeof RULE_SETS

/** What a set says beyond one weight a scout. */
export interface Refinement {
  /** A position that is not named gets nothing for it. */
  byPosition: Partial<Record<Scout, Readonly<Partial<Record<Position, number>>>>>
  /** Only every so many count. */
  every: Partial<Record<Scout, number>>
}

const FPL_REFINEMENT: Refinement = {
  byPosition: {
    goal: { Goleiro: 60, Defensor: 60, 'Meio-Campo': 50, Atacante: 40 },
    cleanSheet: { Goleiro: 40, Defensor: 40, 'Meio-Campo': 10 },
    save: { Goleiro: 10 },
    penaltySaved: { Goleiro: 50 },
    goalConceded: { Goleiro: -10, Defensor: -10 },
  },
  every: { save: 3, goalConceded: 2 },
}

export const REFINEMENTS: Partial<Record<RuleSetName, Refinement>> = {
  'fpl-2023': FPL_REFINEMENT,
  'fpl-2024': {
    ...FPL_REFINEMENT,
    byPosition: {
      ...FPL_REFINEMENT.byPosition,
      goal: { Goleiro: 100, Defensor: 60, 'Meio-Campo': 50, Atacante: 40 },
    },
  },
}

/** The rules new rounds are played by (SC2). */
export const CURRENT_RULES: RuleSetName = 'cartola-2025'

export const isRuleSetName = (name: string): name is RuleSetName => Object.hasOwn(RULE_SETS, name)
