export const MIN_PICKS_FOR_PRECISION = 10

/** This many right picks in a row earn a badge (BD4) and an achievement (AC4). */
export const HOT_STREAK = 5

export interface PickRecord {
  settled: number
  right: number
  /** Settled picks in a row, up to the newest, with the right outcome. */
  streak: number
  bestStreak: number
}

/** Share of right outcomes in tenths of a percent, rounded down: 59.99% never shows as 60%. */
export function precisionPermille({ settled, right }: Pick<PickRecord, 'settled' | 'right'>): number {
  return settled === 0 ? 0 : Math.floor((right * 1000) / settled)
}

/** PK4: ranked by precision only from ten settled picks on. */
export const isRankedByPrecision = ({ settled }: Pick<PickRecord, 'settled'>): boolean =>
  settled >= MIN_PICKS_FOR_PRECISION
