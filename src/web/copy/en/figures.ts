import { formatIn } from '#web/copy/format/format.ts'
import type { FiguresCopy } from '#web/copy/pt-BR/figures.ts'

const format = formatIn('en')

export const figures: FiguresCopy = {
  csv: 'Download CSV',
  csvOf: (table) => `Download CSV: ${table}`,
  asTable: 'View as a table',
  club: 'Club',
  draw: 'Draw',
  bar: (home, homePercent, away, awayPercent) =>
    `${home} ${format.percent(homePercent)}, ${away} ${format.percent(awayPercent)}`,
  barWithDraw: (home, homePercent, drawPercent, away, awayPercent) =>
    `${home} ${format.percent(homePercent)}, draw ${format.percent(drawPercent)}, ${away} ${format.percent(awayPercent)}`,
  record: 'See how often the model is right',
  form: {
    W: { short: 'W', long: 'win' },
    D: { short: 'D', long: 'draw' },
    L: { short: 'L', long: 'loss' },
    none: 'no matches',
    label: 'Latest results, oldest to newest',
  },
}
