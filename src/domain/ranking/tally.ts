/** The figures by which managers are ranked: over all time, in a month and in a week. */
export const TALLY_FIGURES = ['points', 'wins', 'settledPicks', 'rightPicks', 'streak'] as const
export type TallyFigure = (typeof TALLY_FIGURES)[number]

export const TALLY_PERIODS = ['month', 'week'] as const
export type TallyPeriod = (typeof TALLY_PERIODS)[number]
