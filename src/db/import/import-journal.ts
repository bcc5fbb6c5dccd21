import { sql, type Kysely } from 'kysely'
import { int, json, rowOf, type RowOf, text, time } from '#db/connection/row.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { ImportedTable, Row } from './import-rows.ts'

const importNoteRow = rowOf({
  table: text.of<ImportedTable>(),
  key: json<Row>(),
  /** The row before the import; null if it did not exist. */
  before: json<Row>().orNull,
})
export type ImportNote = RowOf<typeof importNoteRow>

export async function startImport(
  trx: Trx,
  {
    championshipId,
    managerId,
    files,
    summary,
  }: { championshipId: ChampionshipId; managerId: number | null; files: string[]; summary: object },
): Promise<number> {
  const { id } = await trx
    .insertInto('championship_import')
    .values({ championship_id: championshipId, manager_id: managerId, files, summary: JSON.stringify(summary) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function noteImportRows(trx: Trx, importId: number, notes: readonly ImportNote[]): Promise<void> {
  await sql`
    insert into import_row (import_id, seq, table_name, row_key, before)
    select ${importId}, n.seq, n.one ->> 'table', n.one -> 'key', nullif(n.one ->> 'before', '')::json
    from json_array_elements(${JSON.stringify(notes)}::json) with ordinality as n (one, seq)`.execute(trx)
}

/** How many rows of each kind were new, changed and unchanged. */
export type ImportSummary = Record<string, { made: number; changed: number; unchanged: number }>

const storedImportRow = rowOf({
  id: int,
  championshipId: int.of<ChampionshipId>(),
  at: time,
  files: text.array,
  summary: json<ImportSummary>(),
  undoneAt: time.orNull,
})
export type StoredImport = RowOf<typeof storedImportRow>

export async function storedImport(
  db: Kysely<Tables>,
  importId: number,
): Promise<{ slug: string; summary: ImportSummary }> {
  const { rows } = await rowOf({ slug: text, summary: json<ImportSummary>() }).sql`
    select c.slug, i.summary from championship_import i join championship c on c.id = i.championship_id
    where i.id = ${importId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`there is no import ${importId}`)
  return row
}

/**
 * A mark that differs once an import or a join is made or undone, or matches, clubs or players are typed, moved or
 * removed. Then earlier reads are outdated: an import with the old first kick-off could close a market too late (SQ7).
 */
export async function historyMark(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<string> {
  const of = (table: string) => text.sql`
    (select concat(max(id), '-', count(undone_at)) from ${sql.table(table)} where championship_id = ${championshipId})`
  const typed = (table: string) => text.sql`
    (select concat(max(id), '-', count(*)) from ${sql.table(table)} where championship_id = ${championshipId})`
  const { rows } = await rowOf({ mark: text }).sql`
    select concat_ws(':', ${of('championship_import')}, ${of('championship_join')}, ${typed('club')}, ${typed('player')},
      (select md5(string_agg(concat_ws('-', m.id, m.round_id, m.home_club_id, m.away_club_id, m.starts_at), ',' order by m.id))
       from match m join season s on s.id = m.season_id where s.championship_id = ${championshipId})) as mark`.execute(
    db,
  )
  return rows[0]?.mark ?? ''
}

/**
 * The newest import in force. Only that one can be undone: undoing an older one would restore what a newer one changed.
 */
export async function selectNewestImportForUpdate(
  trx: Trx,
  championshipId: ChampionshipId,
): Promise<StoredImport | undefined> {
  const { rows } = await storedImportRow.sql`
    select id, championship_id as "championshipId", at, files, summary, undone_at as "undoneAt"
    from championship_import where championship_id = ${championshipId} and undone_at is null
    order by id desc limit 1 for update`.execute(trx)
  return rows[0]
}

export async function rowsOfImport(trx: Trx, importId: number): Promise<ImportNote[]> {
  const { rows } = await importNoteRow.sql`
    select table_name as "table", row_key as key, before from import_row where import_id = ${importId} order by seq desc`.execute(
    trx,
  )
  return rows
}

/** Removes what the server itself computed from rows that the import created. */
export async function dropDerived(trx: Trx, importId: number): Promise<void> {
  const made = (table: ImportedTable) => sql`
    select (row_key ->> 'id')::integer from import_row
    where import_id = ${importId} and table_name = ${table} and before is null`
  for (const [table, column, of] of [
    ['forecast', 'match_id', 'match'],
    ['match_crowd', 'match_id', 'match'],
    ['club_strength', 'club_id', 'club'],
    ['season_outlook', 'season_id', 'season'],
  ] as const)
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} in (${made(of)})`.execute(trx)
}

export async function markUndone(trx: Trx, importId: number): Promise<void> {
  await sql`update championship_import set undone_at = clock_timestamp() where id = ${importId}`.execute(trx)
}
