import type { Position } from '#domain/sport/position.ts'
import type { Scout } from './scouts.ts'

export type ByPosition = Readonly<Partial<Record<Position, number>>>

/** What scouts are worth, as data. `contract/rule-file.ts` checks the same when somebody writes a rule file. */
export interface RuleSet {
  /** Tenths of a point for each time a scout is counted. With positions, a position that is not named gets nothing. */
  tenths: Readonly<Partial<Record<Scout, number | ByPosition>>>
  /** Scouts that count in full groups of this size only. */
  every?: Readonly<Partial<Record<Scout, number>>> | undefined
  /** Scouts that count once in a match, if there are at least this many. */
  from?: Readonly<Partial<Record<Scout, number | ByPosition>>> | undefined
  /** Scouts of which at most this many count in a match. */
  most?: Readonly<Partial<Record<Scout, number>>> | undefined
}

type Weights = Readonly<Partial<Record<Scout, number>>>

/** A set that has scored a round is never edited: a change gets a new name (SC1). */
const CARTOLA_2018: Weights = {
  goal: 80,
  assist: 50,
  woodwork: 30,
  shotSaved: 12,
  shotOff: 8,
  foulSuffered: 5,
  penaltySaved: 70,
  tackle: 15,
  save: 30,
  cleanSheet: 50,
  penaltyMissed: -40,
  ownGoal: -50,
  redCard: -50,
  yellowCard: -20,
  goalConceded: -20,
  foul: -5,
  offside: -5,
  wrongPass: -3,
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

/** SC9: the rules of the Fantasy Premier League. */
const FPL_2023: RuleSet = {
  tenths: {
    goal: { Goleiro: 60, Defensor: 60, 'Meio-Campo': 50, Atacante: 40 },
    assist: 30,
    penaltySaved: { Goleiro: 50 },
    save: { Goleiro: 10 },
    cleanSheet: { Goleiro: 40, Defensor: 40, 'Meio-Campo': 10 },
    penaltyMissed: -20,
    ownGoal: -20,
    redCard: -30,
    yellowCard: -10,
    goalConceded: { Goleiro: -10, Defensor: -10 },
    played: 10,
    playedHour: 10,
    bonus: 10,
  },
  every: { save: 3, goalConceded: 2 },
}

const FPL_2024: RuleSet = {
  ...FPL_2023,
  tenths: { ...FPL_2023.tenths, goal: { Goleiro: 100, Defensor: 60, 'Meio-Campo': 50, Atacante: 40 } },
}

const FPL_2025: RuleSet = {
  ...FPL_2024,
  tenths: { ...FPL_2024.tenths, defensiveContribution: { Defensor: 20, 'Meio-Campo': 20, Atacante: 20 } },
  from: { defensiveContribution: { Defensor: 10, 'Meio-Campo': 12, Atacante: 12 } },
}

/** On small pitches goals and saves are common, and a match without a goal against is rare. */
const FUT7: Weights = { ...CARTOLA_2025, goal: 50, assist: 30, save: 8, cleanSheet: 80, goalConceded: -5 }

const FUTSAL: RuleSet = {
  tenths: { ...FUT7, goal: { Goleiro: 80, Linha: 40 }, assist: 25, save: 6, cleanSheet: 100, goalConceded: -4 },
}

export const RULE_SETS = {
  'cartola-2018': { tenths: CARTOLA_2018 },
  'cartola-2019': { tenths: CARTOLA_2018 },
  'cartola-2020': { tenths: CARTOLA_2020 },
  'cartola-2021': { tenths: CARTOLA_2021 },
  'cartola-2022': { tenths: CARTOLA_2022 },
  'cartola-2023': { tenths: CARTOLA_2023 },
  'cartola-2024': { tenths: CARTOLA_2023 },
  'cartola-2025': { tenths: CARTOLA_2025 },
  'cartola-2026': { tenths: CARTOLA_2025 },
  'fpl-2023': FPL_2023,
  'fpl-2024': FPL_2024,
  'fpl-2025': FPL_2025,
  fut7: { tenths: FUT7 },
  futsal: FUTSAL,
} as const satisfies Record<string, RuleSet>

export type RuleSetName = keyof typeof RULE_SETS

/** The rules of new rounds in a championship that names no others (SC2). */
export const CURRENT_RULES: RuleSetName = 'cartola-2025'

export const isRuleSetName = (name: string): name is RuleSetName => Object.hasOwn(RULE_SETS, name)
