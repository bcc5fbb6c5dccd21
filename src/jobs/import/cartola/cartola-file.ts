import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import * as z from 'zod'
import { fail, ok, type Result } from '#domain/result.ts'
import {
  readRow,
  REQUIRED_COLUMNS,
  scoutColumnsOf,
  type CartolaRow,
  type Cells,
  type ScoutColumn,
} from './cartola-row.ts'
import { parseCsvLines } from '#domain/import/parse-csv.ts'
import { decodeText } from '#jobs/csv/decode-text.ts'

export type CartolaError =
  | { kind: 'not_a_round_file'; file: string; missingColumns: string[] }
  | { kind: 'bad_json'; file: string; message: string }
  | { kind: 'ragged_line'; file: string; line: number; cells: number; expected: number }
  | { kind: 'bad_cell'; file: string; line: number; column: string; value: string }
  | { kind: 'duplicate_athletes'; file: string; athletes: number; example: number }
  | { kind: 'no_rows'; file: string }
  | { kind: 'too_many_rows'; file: string; rows: number; most: number }

export interface CartolaFile {
  file: string
  /** The round of these points and totals. */
  roundId: number
  /**
   * False if all points are zero, or the file was copied after the next market opened or closed: its totals are
   * valid, the round's points are gone.
   */
  hasPoints: boolean
  rows: CartolaRow[]
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

const marketAnswer = z.object({
  clubes: z.record(z.string(), z.object({ nome: z.string() })),
  atletas: z.array(
    z.intersection(
      z.record(z.string(), z.unknown()),
      z.object({ clube_id: z.number(), scout: z.record(z.string(), z.number()).nullish() }),
    ),
  ),
})

/** Far more than the file of a round has, which is about 1,000 lines. */
const MAX_LINES = 10_000

interface CartolaTable {
  rows: { cells: Cells; line: number }[]
  /** The scout columns that the file has; undefined: it may have any. */
  scoutColumns?: readonly ScoutColumn[]
}
type Table = Result<CartolaTable, CartolaError>

function readJson(file: string, text: string): Table {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return fail({ kind: 'bad_json', file, message: error.message })
    throw error
  }
  const answer = marketAnswer.safeParse(parsed)
  if (!answer.success) return fail({ kind: 'bad_json', file, message: z.prettifyError(answer.error) })
  const { clubes, atletas } = answer.data
  const rows = atletas.map(({ scout, ...athlete }, index) => {
    const written: Record<string, unknown> = { ...athlete, ...scout }
    const club = clubes[athlete.clube_id]?.nome ?? ''
    const cells: Cells = (column) => (column === 'clube.id.full.name' ? club : textOf(written[column]))
    return { cells, line: index + 1 }
  })
  return ok({ rows })
}

function readCsv(file: string, text: string): Table {
  const [header, ...lines] = parseCsvLines(text, ',', MAX_LINES + 2)
  if (lines.length > MAX_LINES) return fail({ kind: 'too_many_rows', file, rows: lines.length, most: MAX_LINES })
  const columns = (header?.cells ?? []).map((column) => column.replace(/^atletas\./, ''))
  const places = new Map(columns.map((column, at) => [column, at]))
  const missingColumns = REQUIRED_COLUMNS.filter((column) => !columns.includes(column))
  if (missingColumns.length > 0) return fail({ kind: 'not_a_round_file', file, missingColumns })
  const rows: { cells: Cells; line: number }[] = []
  for (const { line, cells } of lines) {
    if (cells.length !== columns.length)
      return fail({ kind: 'ragged_line', file, line, cells: cells.length, expected: columns.length })
    rows.push({ cells: (column) => cells[places.get(column) ?? -1] ?? '', line })
  }
  return ok({ rows, scoutColumns: scoutColumnsOf(places) })
}

/** The round in the name: `rodada-7.csv` is round 7; `Mercado_7.txt` was taken before round 7, so it is round 6. */
export function roundInName(file: string): number | undefined {
  const round = /rodada-(\d+)\.csv$/i.exec(file)?.[1]
  if (round !== undefined) return Number(round)
  const before = /Mercado_(\d+)\.txt$/i.exec(file)?.[1]
  return before === undefined ? undefined : Number(before) - 1
}

function mostCommon(values: number[]): number {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [0, 0])[0]
}

export function parseCartola(file: string, text: string): Result<CartolaFile, CartolaError> {
  const table = text.trimStart().startsWith('{') ? readJson(file, text) : readCsv(file, text)
  if (!table.ok) return table
  const rows: CartolaRow[] = []
  const { scoutColumns } = table.value
  for (const { cells, line } of table.value.rows) {
    const row = readRow(cells, line, scoutColumns)
    if ('column' in row) return fail({ kind: 'bad_cell', file, line, ...row })
    rows.push(row)
  }
  if (rows.length === 0) return fail({ kind: 'no_rows', file })
  const ids = new Set<number>()
  const twice = rows.filter(({ athleteId }) => ids.size === ids.add(athleteId).size)
  if (twice[0] !== undefined)
    return fail({ kind: 'duplicate_athletes', file, athletes: twice.length, example: twice[0].athleteId })
  const stated = mostCommon(rows.map(({ roundId }) => roundId))
  // A file whose rows name an earlier round than its name was copied before the name's round was counted.
  const roundId = Math.min(roundInName(file) ?? stated, stated)
  const hasPoints = stated <= roundId && rows.some(({ publishedHundredths }) => publishedHundredths !== 0)
  return ok({ file, roundId, hasPoints, rows })
}

export async function readCartolaFile(path: string): Promise<Result<CartolaFile, CartolaError>> {
  return parseCartola(basename(path), decodeText(await readFile(path)))
}
