import { insertRows, keyOfRow, updateRows, type ImportedTable, type Row } from '#db/import/import-rows.ts'
import { noteImportRows, startImport, type ImportNote } from '#db/import/import-journal.ts'
import { announceChampionships } from '#db/championship/championship.ts'
import { bumpVersion } from '#db/championship/data-version.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { Change } from './difference.ts'
import type { Plan } from './plan-import.ts'
import { summaryOf } from './summary.ts'

/** In an order in which each table finds the rows that it refers to. */
const ORDER = [
  'championship',
  'season',
  'club',
  'player',
  'round',
  'match',
  'championship_tie',
  'match_report',
  'published_point',
  'published_left',
  'round_file',
  'club_alias',
] as const satisfies readonly ImportedTable[]

/** FD3: a feed repeats its results with every poll: they are not stored once more for taking them back. */
const UNNOTED_OF_FEED: readonly ImportedTable[] = ['published_point', 'published_left', 'match_report']

const written = ({ tie_key: _key, ...row }: Row): Row => row

/**
 * Only the key and the changed columns: what a step of the game wrote since we read the row stays. Rows of one list
 * have the same columns.
 */
function byColumns(table: ImportedTable, changed: readonly Change[]): Row[][] {
  const lists = new Map<string, Row[]>()
  for (const { after, columns } of changed) {
    const row = written(Object.fromEntries(columns.map((name) => [name, after[name]])))
    const named = Object.keys(row).join()
    if (named === '') continue
    const rows = lists.get(named) ?? []
    rows.push({ ...keyOfRow(table, after), ...row })
    lists.set(named, rows)
  }
  return [...lists.values()]
}

/** Whether a plan changes nothing, the tables in `but` aside. */
export const isNothing = ({ tables }: Pick<Plan, 'tables'>, but: readonly ImportedTable[] = []) =>
  ORDER.every((table) => but.includes(table) || (tables[table].made.length === 0 && tables[table].changed.length === 0))

/**
 * Writes everything in the caller's transaction, and what an undo needs (from a feed, not for `UNNOTED_OF_FEED`). Null:
 * there was nothing to do, or a feed brought nothing that could be taken back.
 */
export async function storePlan(
  trx: Trx,
  {
    championshipId,
    plan,
    files,
    managerId,
    isHeard,
  }: { championshipId: ChampionshipId; plan: Plan; files: string[]; managerId: number | null; isHeard: boolean },
): Promise<number | null> {
  if (isNothing(plan)) return null
  const unnoted = isHeard ? UNNOTED_OF_FEED : []
  const isNoted = !isHeard || !isNothing(plan, unnoted)
  const importId = isNoted
    ? await startImport(trx, { championshipId, managerId, files, summary: summaryOf(plan) })
    : null
  const notes: ImportNote[] = []
  for (const table of ORDER) {
    const { made, changed } = plan.tables[table]
    await insertRows(trx, table, made)
    for (const rows of byColumns(table, changed)) await updateRows(trx, table, rows)
    if (unnoted.includes(table)) continue
    for (const row of made) notes.push({ table, key: keyOfRow(table, row), before: null })
    for (const { before } of changed) notes.push({ table, key: keyOfRow(table, before), before: written(before) })
  }
  if (importId !== null) await noteImportRows(trx, importId, notes)
  // With its first season, a championship is no longer empty.
  if (plan.tables.season.made.length + plan.tables.championship.changed.length > 0) await announceChampionships(trx)
  await bumpVersion(trx, championshipId, 'round', 'market', 'match')
  return importId
}
