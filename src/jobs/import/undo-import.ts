import type { Kysely } from 'kysely'
import { announceChampionships } from '#db/championship/championship.ts'
import { bumpVersion } from '#db/connection/data-version.ts'
import { dropDerived, isImportUsed, markUndone, rowsOfImport, takeNewestImport } from '#db/import/import-journal.ts'
import { deleteRows, updateRows, type ImportedTable } from '#db/import/import-rows.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'

export type UndoOutcome = 'undone' | 'nothing_to_undo' | 'in_use'

/** What points to others goes first. */
const ORDER = [
  'published_left',
  'match_report',
  'championship_tie',
  'match',
  'round',
  'player',
  'club',
  'season',
] as const satisfies readonly ImportedTable[]

/** IM7: the newest import is as if it had never been, as long as nothing stands on it. */
export async function undoImport(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<UndoOutcome> {
  return db.transaction().execute(async (trx): Promise<UndoOutcome> => {
    const newest = await takeNewestImport(trx, championshipId)
    if (!newest) return 'nothing_to_undo'
    if (await isImportUsed(trx, newest.id)) return 'in_use'
    await dropDerived(trx, newest.id)
    const notes = await rowsOfImport(trx, newest.id)
    for (const table of ORDER) {
      const ofTable = notes.filter((note) => note.table === table)
      await updateRows(
        trx,
        table,
        ofTable.flatMap(({ before }) => (before ? [before] : [])),
      )
      await deleteRows(
        trx,
        table,
        ofTable.flatMap(({ key, before }) => (before ? [] : [key])),
      )
    }
    await markUndone(trx, newest.id)
    await announceChampionships(trx)
    await bumpVersion(trx, championshipId, 'round', 'market', 'match')
    return 'undone'
  })
}
