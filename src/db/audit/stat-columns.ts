import { TALLY_PERIODS, type TallyPeriod } from '#domain/ranking/tally.ts'
import { columnsOfPeriod, figureColumns, lifetimeColumns, tallyColumns } from '#db/manager/figure-columns.ts'

/** Figures of a month or week that is over count as 0, whatever the row still holds. */
const current = (period: TallyPeriod) =>
  columnsOfPeriod(period).map((name) => `case when s.${period} = t.${period} then s.${name} else 0 end`)

export const stored = [
  ...[...tallyColumns, ...lifetimeColumns].map((name) => `s.${name}`),
  ...TALLY_PERIODS.flatMap(current),
].join(', ')
export const derived = figureColumns.map((name) => `d.${name}`).join(', ')
