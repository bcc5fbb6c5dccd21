import { formatIn } from '#web/copy/format/format.ts'
import type { FiguresCopy } from '#web/copy/pt-BR/figures.ts'

const format = formatIn('es')

export const figures: FiguresCopy = {
  csv: 'Descargar CSV',
  csvOf: (table) => `Descargar CSV: ${table}`,
  asTable: 'Ver como tabla',
  club: 'Club',
  draw: 'Empate',
  bar: (home, homePercent, away, awayPercent) =>
    `${home} ${format.percent(homePercent)}, ${away} ${format.percent(awayPercent)}`,
  barWithDraw: (home, homePercent, drawPercent, away, awayPercent) =>
    `${home} ${format.percent(homePercent)}, empate ${format.percent(drawPercent)}, ${away} ${format.percent(awayPercent)}`,
  record: 'Mira cuánto acierta el modelo',
  form: {
    W: { short: 'G', long: 'victoria' },
    D: { short: 'E', long: 'empate' },
    L: { short: 'P', long: 'derrota' },
    none: 'sin partidos',
    label: 'Últimos resultados, del más antiguo al más nuevo',
  },
}
