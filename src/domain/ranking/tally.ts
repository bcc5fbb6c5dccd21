/** The figures from which the rankings are made. */
export const TALLY_FIGURES = ['points', 'wins', 'settledPicks', 'rightPicks', 'streak'] as const
export type TallyFigure = (typeof TALLY_FIGURES)[number]

export const TALLY_PERIODS = ['month', 'week'] as const
export type TallyPeriod = (typeof TALLY_PERIODS)[number]
