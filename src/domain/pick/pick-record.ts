export const MIN_PICKS_FOR_PRECISION = 10

/** From so many right picks in a row on a streak earns a badge (BD4) and an achievement (AC4). */
export const HOT_STREAK = 5

export interface PickRecord {
  settled: number
  right: number
  /** Settled picks in a row, up to the newest, with the right outcome. */
  streak: number
  bestStreak: number
}

export const EMPTY_RECORD: PickRecord = { settled: 0, right: 0, streak: 0, bestStreak: 0 }

/** Picks must come in the order of their matches' kick-off (PK5). */
export function addSettledPick(record: PickRecord, right: boolean): PickRecord {
  const streak = right ? record.streak + 1 : 0
  return {
    settled: record.settled + 1,
    right: record.right + (right ? 1 : 0),
    streak,
    bestStreak: Math.max(record.bestStreak, streak),
  }
}

export const recordOf = (outcomes: readonly boolean[]): PickRecord => outcomes.reduce(addSettledPick, EMPTY_RECORD)

/** Share of right outcomes in tenths of a percent, rounded down: 59.99% never shows as 60%. */
export function precisionPermille({ settled, right }: Pick<PickRecord, 'settled' | 'right'>): number {
  return settled === 0 ? 0 : Math.floor((right * 1000) / settled)
}

/** PK4: ranked by precision only from ten settled picks on. */
export const isRankedByPrecision = ({ settled }: Pick<PickRecord, 'settled'>): boolean =>
  settled >= MIN_PICKS_FOR_PRECISION
