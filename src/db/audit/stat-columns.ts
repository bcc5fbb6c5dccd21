/**
 * Columns of manager_stat and of `stats_due`, written out: with the writer's own list, a figure that the writer forgets
 * would not be compared either.
 */
const FIGURES = ['points', 'wins', 'settled_picks', 'right_picks', 'streak']
const LIFETIME = [
  'duels',
  'exact_picks',
  'best_streak',
  'leagues_won',
  'trophy_points',
  'lineups',
  'best_lineup_tenths',
]
const PERIODS = ['month', 'week']

const ofPeriods = (column: (period: string, name: string) => string) =>
  PERIODS.flatMap((period) => FIGURES.map((figure) => column(period, `${period}_${figure}`)))

/** Figures of a month or week that is over count as 0, whatever the row still holds. */
export const stored = [
  ...[...FIGURES, ...LIFETIME].map((name) => `s.${name}`),
  ...ofPeriods((period, name) => `case when s.${period} = t.${period} then s.${name} else 0 end`),
].join(', ')
export const derived = [...FIGURES, ...LIFETIME, ...ofPeriods((_period, name) => name)]
  .map((name) => `d.${name}`)
  .join(', ')
