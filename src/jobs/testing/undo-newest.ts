import type { Kysely } from 'kysely'
import { importsOf } from '#db/import/undo-rows.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { undoImport } from '#jobs/import/undo-import.ts'

export async function undoNewest(db: Kysely<Tables>, championshipId: ChampionshipId) {
  const [newest] = await importsOf(db, { championshipId, limit: 1 })
  return undoImport(db, { championshipId, importId: newest?.id ?? 0 })
}
