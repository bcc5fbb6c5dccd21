import { JOKER_TIMES } from '#domain/rule-numbers.ts'
import { fail, ok, type Result } from '#domain/result.ts'

/** What a bolão may have besides its scoring; all are off in a plain one. */
export interface PoolExtras {
  /** BL10: points for being right about the side that goes through. */
  goesOn: number
  /** BL10: the score that counts is that after extra time. */
  afterExtraTime: boolean
  /** BL11: how many times knock-out matches count before the semi-finals. */
  knockoutTimes: number
  semifinalTimes: number
  finalTimes: number
  /** BL11: everybody has one match in each round that counts double. */
  hasJoker: boolean
  /** BL12: points for each right winner in the first stage; 0: no bracket. */
  bracketPoints: number
  /** BL18: the bracket is filled before the groups end, if the cup says who meets whom. */
  bracketEarly: boolean
  /** BL13: how many matches at most the model picks for a person who forgot them. */
  vacationPicks: number
  /** BL16: lineups count besides the picks. */
  countsSquads: boolean
}

export const NO_EXTRAS: PoolExtras = {
  goesOn: 0,
  afterExtraTime: false,
  knockoutTimes: 1,
  semifinalTimes: 1,
  finalTimes: 1,
  hasJoker: false,
  bracketPoints: 0,
  bracketEarly: false,
  vacationPicks: 0,
  countsSquads: false,
}

export const EXTRA_BOUNDS = {
  goesOn: { min: 0, max: 100 },
  knockoutTimes: { min: 1, max: 5 },
  semifinalTimes: { min: 1, max: 5 },
  finalTimes: { min: 1, max: 5 },
  bracketPoints: { min: 0, max: 100 },
  vacationPicks: { min: 0, max: 20 },
} as const
export type CountedExtra = keyof typeof EXTRA_BOUNDS
export const COUNTED_EXTRAS = Object.keys(EXTRA_BOUNDS) as CountedExtra[]

export interface ExtrasError {
  kind: 'extra_out_of_range'
  extra: CountedExtra
  min: number
  max: number
}

export function checkExtras(extras: PoolExtras): Result<PoolExtras, ExtrasError> {
  const extra = COUNTED_EXTRAS.find((name) => {
    const { min, max } = EXTRA_BOUNDS[name]
    return !Number.isInteger(extras[name]) || extras[name] < min || extras[name] > max
  })
  return extra ? fail({ kind: 'extra_out_of_range', extra, ...EXTRA_BOUNDS[extra] }) : ok(extras)
}

/** BL11: semi-finals and the final follow the knock-out until somebody gives them a weight of their own. */
export const withKnockoutTimes = (extras: PoolExtras, knockoutTimes: number): PoolExtras => {
  const { knockoutTimes: before, semifinalTimes, finalTimes } = extras
  return {
    ...extras,
    knockoutTimes,
    semifinalTimes: semifinalTimes === before ? knockoutTimes : semifinalTimes,
    finalTimes: finalTimes === before ? knockoutTimes : finalTimes,
  }
}

export type KnockoutStage = 'final' | 'semifinal' | 'knockout'

/** BL11: how many times a match counts for a person. */
export function matchTimes(
  extras: PoolExtras,
  { stage, isJoker }: { stage: KnockoutStage | null; isJoker: boolean },
): number {
  const ofStage = stage === null ? 1 : extras[`${stage}Times`]
  return ofStage * (isJoker && extras.hasJoker ? JOKER_TIMES : 1)
}
