import { TALLY_FIGURES, TALLY_PERIODS, type Tally, type TallyFigure, type TallyPeriod } from '#domain/ranking/tally.ts'
import type { Tables } from '#db/schema/schema.ts'

const columnOf = {
  points: 'points',
  wins: 'wins',
  settledPicks: 'settled_picks',
  rightPicks: 'right_picks',
  streak: 'streak',
} as const satisfies Record<TallyFigure, keyof Tables['manager_stat']>

/** Of manager_stat: what one is ranked by, and what is counted for ever only. */
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
/** Every figure that `stats_due` counts anew. */
export const figureColumns = [...tallyColumns, ...lifetimeColumns, ...TALLY_PERIODS.flatMap(columnsOfPeriod)]

type PeriodTally<Period extends TallyPeriod> = {
  [Figure in TallyFigure as `${Period}${Capitalize<Figure>}`]: number
}
/** A manager's tallies as rows carry them: `points`, `monthPoints`, `weekPoints` and so on. */
export type TallyRow = Tally & PeriodTally<'month'> & PeriodTally<'week'>

const capitalised = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

/** What a query selects for a `TallyRow`. */
export const tallySelection = [
  ...TALLY_FIGURES.map((figure) => `${columnOf[figure]}::integer as "${figure}"`),
  ...TALLY_PERIODS.flatMap((period) =>
    TALLY_FIGURES.map((figure) => `${period}_${columnOf[figure]}::integer as "${period}${capitalised(figure)}"`),
  ),
].join(', ')
