import { sql } from 'kysely'
import { int, rowOf } from '#db/connection/row.ts'
import type { Trx } from '#db/schema/trx.ts'

/** A row as it is written: columns with JSON values. */
export type Row = Readonly<Record<string, unknown>>

export const IMPORTED = {
  championship: ['id'],
  season: ['id'],
  club: ['id'],
  player: ['id'],
  round: ['id'],
  match: ['id'],
  championship_tie: ['id'],
  match_report: ['match_id'],
  published_point: ['match_id', 'player_id'],
  published_left: ['championship_id', 'row_key'],
  round_file: ['id'],
  club_alias: ['championship_id', 'key'],
} as const satisfies Record<string, readonly string[]>

export type ImportedTable = keyof typeof IMPORTED

export const keyOfRow = (table: ImportedTable, row: Row): Row =>
  Object.fromEntries(IMPORTED[table].map((column) => [column, row[column]]))

const listed = (columns: readonly string[], prefix = '') =>
  sql.join(columns.map((column) => sql.ref(prefix ? `${prefix}.${column}` : column)))

const recordsOf = (table: ImportedTable, rows: readonly Row[]) =>
  sql`json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json) as r`

export async function insertRows(trx: Trx, table: ImportedTable, rows: readonly Row[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first)
  await sql`
    insert into ${sql.table(table)} (${listed(columns)}) select ${listed(columns, 'r')} from ${recordsOf(table, rows)}`.execute(
    trx,
  )
}

const joined = (table: ImportedTable) =>
  sql.join(
    IMPORTED[table].map((column) => sql`${sql.ref(`t.${column}`)} = ${sql.ref(`r.${column}`)}`),
    sql` and `,
  )

/** Updates rows by their keys. All rows must have the same columns. */
export async function updateRows(trx: Trx, table: ImportedTable, rows: readonly Row[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const keys: readonly string[] = IMPORTED[table]
  const columns = Object.keys(first).filter((column) => !keys.includes(column))
  const set = sql.join(columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`r.${column}`)}`))
  await sql`update ${sql.table(table)} t set ${set} from ${recordsOf(table, rows)} where ${joined(table)}`.execute(trx)
}

export async function deleteRows(trx: Trx, table: ImportedTable, keys: readonly Row[]): Promise<void> {
  if (keys.length === 0) return
  await sql`delete from ${sql.table(table)} t using ${recordsOf(table, keys)} where ${joined(table)}`.execute(trx)
}

const SEQUENCES = {
  club: 'own_club_id',
  player: 'own_player_id',
  season: 'own_season_id',
  round: 'own_round_id',
  match: 'own_match_id',
  championship_tie: 'championship_tie_id_seq',
  round_file: 'round_file_id_seq',
} as const

export type Numbered = keyof typeof SEQUENCES

export async function takeIds(trx: Trx, table: Numbered, count: number): Promise<number[]> {
  if (count === 0) return []
  const { rows } = await rowOf({ id: int }).sql`
    select nextval(${SEQUENCES[table]}::regclass)::integer as id from generate_series(1, ${count})`.execute(trx)
  return rows.map(({ id }) => id)
}
