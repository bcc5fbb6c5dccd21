/** A row by column name; a column the file lacks reads as an empty string. */
export type CsvRow = (column: string) => string

export interface CsvTable {
  columns: ReadonlySet<string>
  rows: CsvRow[]
}

function splitRecords(text: string): string[][] {
  const records: string[][] = []
  let record: string[] = []
  let field = ''
  let quoted = false
  const endField = () => {
    record.push(field)
    field = ''
  }
  const endRecord = () => {
    endField()
    if (record.length > 1 || record[0] !== '') records.push(record)
    record = []
  }
  for (let i = 0; i < text.length; i++) {
    const char = text[i]
    if (quoted) {
      if (char !== '"') field += char
      else if (text[i + 1] === '"') {
        field += '"'
        i++
      } else quoted = false
    } else if (char === '"') quoted = true
    else if (char === ',') endField()
    else if (char === '\n') endRecord()
    else if (char !== '\r') field += char
  }
  endRecord()
  return records
}

export const withoutBom = (text: string): string => (text.startsWith('\uFEFF') ? text.slice(1) : text)

export function parseCsv(text: string): CsvTable {
  const [header = [], ...records] = splitRecords(withoutBom(text))
  const position = new Map(header.map((name, index) => [name.trim(), index]))
  return {
    columns: new Set(position.keys()),
    rows: records.map((record) => (column) => record[position.get(column) ?? -1]?.trim() ?? ''),
  }
}

/** Empty and unreadable cells are undefined, never 0. */
export function numberIn(cell: string): number | undefined {
  if (cell === '') return undefined
  const value = Number(cell)
  return Number.isFinite(value) ? value : undefined
}
