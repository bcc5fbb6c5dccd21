import { formatIn } from '#web/copy/format/format.ts'

const format = formatIn('pt-BR')

/** For pages with many figures. */
export const figures = {
  csv: 'Baixar CSV',
  csvOf: (table: string) => `Baixar CSV: ${table}`,
  asTable: 'Ver como tabela',
  club: 'Clube',
  draw: 'Empate',
  bar: (home: string, homePercent: number, away: string, awayPercent: number) =>
    `${home} ${format.percent(homePercent)}, ${away} ${format.percent(awayPercent)}`,
  barWithDraw: (home: string, homePercent: number, drawPercent: number, away: string, awayPercent: number) =>
    `${home} ${format.percent(homePercent)}, empate ${format.percent(drawPercent)}, ${away} ${format.percent(awayPercent)}`,
  record: 'Veja quanto o modelo acerta',
  form: {
    W: { short: 'V', long: 'vitória' },
    D: { short: 'E', long: 'empate' },
    L: { short: 'D', long: 'derrota' },
    none: 'sem jogos',
    label: 'Últimos resultados, do mais antigo ao mais novo',
  },
}

export type FiguresCopy = typeof figures
