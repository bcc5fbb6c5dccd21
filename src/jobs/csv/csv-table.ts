import { parseCsvLines } from '#domain/import/parse-csv.ts'

/** A row by column name; a column the file lacks reads as an empty string. */
export type CsvRow = (column: string) => string

export interface CsvTable {
  columns: ReadonlySet<string>
  rows: CsvRow[]
  /** The line of each row in the text. */
  lines: number[]
  /** Columns that no code has read from a row so far. */
  unused: () => string[]
}

export const withoutBom = (text: string): string => (text.startsWith('\uFEFF') ? text.slice(1) : text)

export function csvTable(text: string, mostRows = Infinity): CsvTable {
  const [header, ...records] = parseCsvLines(withoutBom(text), ',', mostRows + 1)
  const position = new Map(header?.cells.map((name, index) => [name.trim(), index]))
  const asked = new Set<string>()
  return {
    columns: new Set(position.keys()),
    unused: () => [...position.keys()].filter((column) => column !== '' && !asked.has(column)),
    rows: records.map(({ cells }) => (column) => {
      asked.add(column)
      return cells[position.get(column) ?? -1]?.trim() ?? ''
    }),
    lines: records.map(({ line }) => line),
  }
}

/** Empty and unreadable cells are undefined, never 0. */
export function numberIn(cell: string): number | undefined {
  if (cell === '') return undefined
  const value = Number(cell)
  return Number.isFinite(value) ? value : undefined
}
