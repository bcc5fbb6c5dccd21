import type { Problem } from '#domain/import/problem.ts'
import { csvTable } from '#jobs/csv/csv-table.ts'
import { decodeText } from '#jobs/csv/decode-text.ts'
import { parseCsvLines, separatorOf } from '#domain/import/parse-csv.ts'
import { isCbfCsv, readCbfCsv, readCbfJson } from '#jobs/football-files/cbf-games.ts'
import { readFootballJson } from '#jobs/football-files/football-json.ts'
import { isFootballText, readFootballText } from '#jobs/football-files/football-text.ts'
import { isBrazilCsv, isLeagueCsv, LEAGUE_CSV_CLOCK, readLeagueMatches } from '#jobs/football-files/league-csv.ts'
import type { MatchSaid } from '#jobs/football-files/said.ts'
import { parseCartola, type CartolaError, type CartolaFile } from '#jobs/import/cartola/cartola-file.ts'
import { REQUIRED_COLUMNS } from '#jobs/import/cartola/cartola-row.ts'
import { isFplCsv, readFplTable, type FplFile } from '#jobs/import/fpl/fpl-row.ts'
import { sheetOf } from '#jobs/import/template/template-columns.ts'
import type { Sheet } from '#jobs/import/template/sheet.ts'
import { MAX_FILE_BYTES, MAX_ROWS } from './limits.ts'
import { isZip, unpacked } from './read-bytes.ts'
import { readWorkbook } from './read-workbook.ts'

export interface NamedBytes {
  name: string
  bytes: Uint8Array
  /** One of a folder that was named as a whole: what nobody knows there may lie there for other reasons. */
  isIncidental?: boolean
}

export type FileRead =
  | { kind: 'cartola'; file: CartolaFile }
  | { kind: 'fpl'; file: FplFile }
  | { kind: 'matches'; file: string; title?: string; timeZone?: string; matches: MatchSaid[] }
  | { kind: 'sheets'; sheets: Sheet[] }
  /** Beside the rounds of the Premier League lie files that say nothing that those do not. */
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

function readCartola(name: string, text: string): FileRead {
  const file = parseCartola(name, text)
  return file.ok ? { kind: 'cartola', file: file.value } : cartolaProblem(file.error)
}

function readJson(name: string, text: string): FileRead {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    return problem(name, 'bad_json', { message: error instanceof Error ? error.message : '' })
  }
  const football = readFootballJson(name, text, json)
  if (football) return { kind: 'matches', file: name, title: football.name, matches: football.matches }
  const games = readCbfJson(name, json)
  if (games) return { kind: 'matches', file: name, matches: games }
  const isMarket = typeof json === 'object' && json !== null && 'atletas' in json
  return isMarket ? readCartola(name, text) : problem(name, 'unknown_format')
}

function readSheet(name: string, text: string): FileRead {
  const [header, ...rows] = parseCsvLines(text, separatorOf(text))
  const sheet = header && sheetOf(name, header.cells)
  if (!sheet) return problem(name, 'unknown_format')
  return { kind: 'sheets', sheets: [{ file: name, sheet, header: header.cells, rows }] }
}

function readCsv(name: string, text: string): FileRead {
  const firstLine = text.slice(0, text.search(/[\r\n]|$/))
  const columns = firstLine.split(',').map((column) => column.replaceAll(/"|^atletas\./g, '').replace(/^atletas\./, ''))
  if (REQUIRED_COLUMNS.filter((column) => columns.includes(column)).length > 2) return readCartola(name, text)
  const table = csvTable(text)
  if (table.rows.length > MAX_ROWS) return problem(name, 'too_many_rows', { rows: table.rows.length, most: MAX_ROWS })
  if (isFplCsv(table)) return { kind: 'fpl', file: readFplTable(name, table) }
  if (table.columns.has('pulse_id')) return { kind: 'known' }
  if (isCbfCsv(table)) return { kind: 'matches', file: name, matches: readCbfCsv(name, table) }
  if (isBrazilCsv(table) || isLeagueCsv(table))
    return { kind: 'matches', file: name, timeZone: LEAGUE_CSV_CLOCK, matches: readLeagueMatches(name, table) }
  return readSheet(name, text)
}

/** What a file is, is told by its content: names of copies say little. */
export async function readFile({ name, bytes }: NamedBytes): Promise<FileRead> {
  if (bytes.length > MAX_FILE_BYTES)
    return problem(name, 'file_too_large', {
      megabytes: Math.ceil(bytes.length / 1024 / 1024),
      most: MAX_FILE_BYTES / 1024 / 1024,
    })
  if (isZip(bytes)) return readWorkbook(name, bytes)
  const plain = unpacked(bytes)
  if (!plain) return problem(name, 'file_too_large', { megabytes: '?', most: MAX_FILE_BYTES / 1024 / 1024 })
  const text = decodeText(plain)
  if (text.trim() === '') return problem(name, 'no_rows')
  if (/^\s*[{[]/.test(text)) return readJson(name, text)
  if (isFootballText(text)) {
    const { title, matches } = readFootballText(name, text)
    return { kind: 'matches', file: name, title, matches }
  }
  return readCsv(name, text)
}
