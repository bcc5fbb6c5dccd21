/** What a manager is ranked by: for ever, in a month and in a week alike. */
export const TALLY_FIGURES = ['points', 'wins', 'settledPicks', 'rightPicks', 'streak'] as const
export type TallyFigure = (typeof TALLY_FIGURES)[number]

export const TALLY_PERIODS = ['month', 'week'] as const
export type TallyPeriod = (typeof TALLY_PERIODS)[number]
