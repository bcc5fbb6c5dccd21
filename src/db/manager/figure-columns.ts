import { TALLY_FIGURES, TALLY_PERIODS, type TallyFigure, type TallyPeriod } from '#domain/ranking/tally.ts'
import type { Tables } from '#db/schema/schema.ts'

const columnOf = {
  points: 'points',
  wins: 'wins',
  settledPicks: 'settled_picks',
  rightPicks: 'right_picks',
  streak: 'streak',
} as const satisfies Record<TallyFigure, keyof Tables['manager_stat']>

/** Columns of manager_stat: the figures of the ranking, and figures that count over all time only. */
export const tallyColumns = TALLY_FIGURES.map((figure) => columnOf[figure])
export const lifetimeColumns = [
  'duels',
  'exact_picks',
  'best_streak',
  'leagues_won',
  'trophy_points',
  'lineups',
  'best_lineup_tenths',
] as const satisfies readonly (keyof Tables['manager_stat'])[]
export const columnsOfPeriod = (period: TallyPeriod) =>
  tallyColumns.map((name): keyof Tables['manager_stat'] => `${period}_${name}`)
/** Every figure that `stats_due` computes. */
export const figureColumns = [...tallyColumns, ...lifetimeColumns, ...TALLY_PERIODS.flatMap(columnsOfPeriod)]

type NameIn<Period extends TallyPeriod> = `${Period}${Capitalize<TallyFigure>}`
const nameIn = <Period extends TallyPeriod>(period: Period, figure: TallyFigure) =>
  `${period}${figure.charAt(0).toUpperCase()}${figure.slice(1)}` as NameIn<Period>

/** A manager's figures by their names in queries: `points`, `monthPoints`, `weekPoints` and so on. */
export const tallyNames: readonly (TallyFigure | NameIn<TallyPeriod>)[] = [
  ...TALLY_FIGURES,
  ...TALLY_PERIODS.flatMap((period) => TALLY_FIGURES.map((figure) => nameIn(period, figure))),
]

/** The select list for `tallyNames`. */
export const tallySelection = [
  ...TALLY_FIGURES.map((figure) => `${columnOf[figure]}::integer as "${figure}"`),
  ...TALLY_PERIODS.flatMap((period) =>
    TALLY_FIGURES.map((figure) => `${period}_${columnOf[figure]}::integer as "${nameIn(period, figure)}"`),
  ),
].join(', ')
