import type { Kysely } from 'kysely'
import { keysLeft } from '#db/import/published-points.ts'
import { joinsOf } from '#db/join/joins.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { importFiles } from '#jobs/import/import-championship.ts'
import type { ReadFiles } from '#jobs/import/read/read-files.ts'

/**
 * JN4: reads the stored round files again after two clubs became one, so that rows that found no match find theirs. If
 * this import is refused, the rows still count as not imported (JN3), and the next import takes them.
 */
export async function bringLeftRows(
  db: Kysely<Tables>,
  { championshipId, managerId }: { championshipId: ChampionshipId; managerId: number | null },
  readFiles: ReadFiles,
): Promise<void> {
  if ((await keysLeft(db, championshipId)).size === 0) return
  const { slug } = await db
    .selectFrom('championship')
    .select('slug')
    .where('id', '=', championshipId)
    .executeTakeFirstOrThrow()
  const [join] = await joinsOf(db, championshipId)
  const files = join ? [`${join.goneName} = ${join.keptName}`] : []
  await importFiles(db, { read: (asked) => readFiles([], asked), to: { into: slug }, files, managerId })
}
