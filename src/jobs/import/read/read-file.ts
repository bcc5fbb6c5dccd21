import type { Problem } from '#domain/import/problem.ts'
import { csvTable, type CsvTable } from '#jobs/csv/csv-table.ts'
import { decodeText, isBroken } from '#jobs/csv/decode-text.ts'
import { parseCsvLines, separatorOf } from '#domain/import/parse-csv.ts'
import { isCbfCsv, readCbfCsv, readCbfJson } from '#jobs/football-files/cbf-games.ts'
import { readFootballJson } from '#jobs/football-files/football-json.ts'
import { isFootballText, readFootballText } from '#jobs/football-files/football-text.ts'
import {
  isBrazilCsv,
  isLeagueCsv,
  isOddsColumn,
  LEAGUE_CSV_CLOCK,
  readLeagueMatches,
} from '#jobs/football-files/league-csv.ts'
import type { MatchSaid } from '#jobs/football-files/said.ts'
import { parseCartola, type CartolaError, type CartolaFile } from '#jobs/import/cartola/cartola-file.ts'
import { REQUIRED_COLUMNS, unusedColumns } from '#jobs/import/cartola/cartola-row.ts'
import { isFplAside, isFplCsv, readFplTable, type FplFile } from '#jobs/import/fpl/fpl-row.ts'
import { sheetOf } from '#jobs/import/template/template-columns.ts'
import type { Sheet } from '#jobs/import/template/sheet.ts'
import { MAX_COLUMNS, MAX_FILE_BYTES, MAX_JSON_VALUES, MAX_ROWS } from './limits.ts'
import { createBudget, type ReadBudget } from './read-budget.ts'
import { isZip, unpacked } from './read-bytes.ts'
import { readWorkbook } from './read-workbook.ts'

export interface NamedBytes {
  name: string
  bytes: Uint8Array
  /** From a folder that was named as a whole: an unknown file may lie there for other reasons and is not refused. */
  isIncidental?: boolean
}

export type FileRead =
  | { kind: 'cartola'; file: CartolaFile; unused: readonly string[] }
  | { kind: 'fpl'; file: FplFile; unused: readonly string[] }
  | {
      kind: 'matches'
      file: string
      title?: string
      timeZone?: string
      matches: MatchSaid[]
      problems: readonly Problem[]
      /** Columns that we do not use. */
      unused?: readonly string[]
    }
  /** `ignored`: the names of the sheets that the template does not have. */
  | { kind: 'sheets'; sheets: Sheet[]; ignored: readonly string[] }
  /** Files besides the rounds of the Premier League that add nothing to them. */
  | { kind: 'known' }
  | { kind: 'problem'; problem: Problem }

const problem = (
  file: string,
  code: Problem['code'],
  values: Problem['values'] = {},
  line: number | null = null,
): FileRead => ({
  kind: 'problem',
  problem: { file, line, code, values },
})

function cartolaProblem({ kind, file, ...values }: CartolaError): FileRead {
  const { line, missingColumns, ...rest } = values as { line?: number; missingColumns?: string[] } & Problem['values']
  const code = kind === 'not_a_round_file' ? 'missing_columns' : kind
  return problem(file, code, missingColumns ? { columns: missingColumns.join(', ') } : rest, line ?? null)
}

function readCartola(name: string, text: string, columns: readonly string[] = []): FileRead {
  const file = parseCartola(name, text)
  return file.ok ? { kind: 'cartola', file: file.value, unused: unusedColumns(columns) } : cartolaProblem(file.error)
}

/** Counted before parsing: a file of brackets alone takes fifty times its size in memory. */
function hasTooManyValues(text: string): boolean {
  let values = 0
  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at)
    if ((char === 0x2c || char === 0x5b || char === 0x7b) && ++values > MAX_JSON_VALUES) return true
  }
  return false
}

class BrokenText extends Error {}

/** An escape such as `\ud800` gives half a character, which a decoded text file never contains. */
function parseJson(text: string): unknown {
  if (!text.includes(String.raw`\u`)) return JSON.parse(text)
  return JSON.parse(text, (key: string, value: unknown) => {
    if (isBroken(key) || (typeof value === 'string' && isBroken(value))) throw new BrokenText('half a character')
    return value
  })
}

function readJson(name: string, text: string): FileRead {
  if (hasTooManyValues(text)) return problem(name, 'too_many_values', { most: MAX_JSON_VALUES })
  let json: unknown
  try {
    json = parseJson(text)
  } catch (error) {
    if (!(error instanceof SyntaxError) && !(error instanceof BrokenText)) throw error
    return problem(name, 'bad_json', { message: error.message })
  }
  const football = readFootballJson(name, text, json)
  if (football) return { kind: 'matches', file: name, title: football.name, ...football }
  const games = readCbfJson(name, text, json)
  if (games) return { kind: 'matches', file: name, ...games }
  const isMarket = typeof json === 'object' && json !== null && 'atletas' in json
  return isMarket ? readCartola(name, text) : problem(name, 'unknown_format')
}

function readSheet(name: string, text: string): FileRead {
  const [header, ...rows] = parseCsvLines(text, separatorOf(text), MAX_ROWS + 2)
  if (rows.length > MAX_ROWS) return problem(name, 'too_many_rows', { rows: rows.length, most: MAX_ROWS })
  const sheet = header && sheetOf(name, header.cells)
  if (!sheet) return problem(name, 'unknown_format')
  return { kind: 'sheets', sheets: [{ file: name, sheet, header: header.cells, rows }], ignored: [] }
}

/** The columns that no code has read. In a table without rows that would be all columns, so the answer is none. */
const unusedIn = ({ rows, unused }: CsvTable) => (rows.length > 0 ? unused() : [])

/** This much of a file is searched for the header: a longer first line has no column names that we know. */
const FIRST_LINE = 20_000

function readCsv(name: string, text: string): FileRead {
  const start = text.slice(0, FIRST_LINE)
  const firstLine = start.slice(0, start.search(/[\r\n]|$/))
  if (firstLine.split(separatorOf(start)).length > MAX_COLUMNS)
    return problem(name, 'too_many_columns', { most: MAX_COLUMNS }, 1)
  const columns = firstLine.split(',').map((column) => column.replaceAll(/"|^atletas\./g, '').replace(/^atletas\./, ''))
  if (REQUIRED_COLUMNS.filter((column) => columns.includes(column)).length > 2) return readCartola(name, text, columns)
  const table = csvTable(text, MAX_ROWS + 1)
  if (table.rows.length > MAX_ROWS) return problem(name, 'too_many_rows', { rows: table.rows.length, most: MAX_ROWS })
  if (isFplCsv(table)) {
    const file = readFplTable(name, table)
    return { kind: 'fpl', file, unused: unusedIn(table) }
  }
  if (isFplAside(table)) return { kind: 'known' }
  if (isCbfCsv(table)) {
    const read = readCbfCsv(name, table)
    return { kind: 'matches', file: name, ...read, unused: unusedIn(table) }
  }
  if (isBrazilCsv(table) || isLeagueCsv(table)) {
    const read = readLeagueMatches(name, table)
    const unused = unusedIn(table).filter((column) => !isOddsColumn(column))
    return { kind: 'matches', file: name, timeZone: LEAGUE_CSV_CLOCK, ...read, unused }
  }
  return readSheet(name, text)
}

const HTML = /^\s*<(?:!doctype|html|head|body|table|meta|script|\?xml)\b/i

const tooLarge = (name: string, bytes?: number) =>
  problem(name, 'file_too_large', {
    megabytes: bytes === undefined ? '?' : Math.ceil(bytes / 1024 / 1024),
    most: MAX_FILE_BYTES / 1024 / 1024,
  })

/** The content decides the kind of a file: names of copies say little. */
export async function readFile({ name, bytes }: NamedBytes, budget: ReadBudget = createBudget()): Promise<FileRead> {
  if (bytes.length > MAX_FILE_BYTES) return tooLarge(name, bytes.length)
  if (isZip(bytes)) return readWorkbook(name, bytes, budget)
  const plain = unpacked(bytes, budget)
  if (plain === 'broken') return problem(name, 'broken_archive')
  if (plain === 'too_large') return tooLarge(name)
  const text = decodeText(plain)
  if (text.trim() === '') return problem(name, 'no_rows')
  if (HTML.test(text.slice(0, 1_000))) return problem(name, 'web_page')
  if (isBroken(text)) return problem(name, 'not_text')
  if (/^\s*[{[]/.test(text)) return readJson(name, text)
  if (isFootballText(text)) {
    return { kind: 'matches', file: name, ...readFootballText(name, text) }
  }
  return readCsv(name, text)
}
