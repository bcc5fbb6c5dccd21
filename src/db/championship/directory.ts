import { sql, type Kysely, type RawBuilder } from 'kysely'
import { bool, int, rowOf, type RowOf, text } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId, ManagerId } from '#domain/ids.ts'
import { mainChampionship } from './championship.ts'

const directoryEntryRow = rowOf({
  id: int.of<ChampionshipId>(),
  slug: text,
  isPublic: bool,
  /** False for the sample world's championship on a server without a sample world. */
  isUsed: bool,
})
export type DirectoryEntry = RowOf<typeof directoryEntryRow>

/** Every championship by its address, and the main one. */
export interface Directory {
  entries: DirectoryEntry[]
  mainId: ChampionshipId
  /** Whether no championship of this server has a season yet. */
  isEmpty: boolean
}

export async function readDirectory(db: Kysely<Tables>): Promise<Directory> {
  const { rows } = await directoryEntryRow.sql`
    select c.id, c.slug, c.is_public as "isPublic",
      c.source <> 'sample' or exists (select from season n where n.championship_id = c.id) as "isUsed"
    from championship c order by c.id`.execute(db)
  const { rows: played } = await sql`select from season limit 1`.execute(db)
  return { entries: rows, mainId: await mainChampionship(db), isEmpty: played.length === 0 }
}

/** CP4: the manager is a member or an organiser. */
export const entered = (championship: RawBuilder<unknown>, managerId: ManagerId) => sql`(
  exists (select from championship_member where championship_id = ${championship} and manager_id = ${managerId})
  or exists (select from championship_organiser where championship_id = ${championship} and manager_id = ${managerId}))`

/** CP4: those of these people who may follow a private championship. Undefined: it is public, so everybody may. */
export async function insidersAmong(
  db: Kysely<Tables>,
  championshipId: ChampionshipId,
  managerIds: readonly ManagerId[],
): Promise<Set<ManagerId> | undefined> {
  const { rows } = await rowOf({ isPublic: bool, ids: int.array }).sql`
    select c.is_public as "isPublic", array(
      select m.id from unnest(${managerIds}::integer[]) as m (id)
      where m.id in (select manager_id from championship_member where championship_id = c.id)
        or m.id in (select manager_id from championship_organiser where championship_id = c.id)
        or m.id in (select x.id from manager x join auth_user u on u.id = x.user_id where u.is_operator)) as ids
    from championship c where c.id = ${championshipId}`.execute(db)
  const [row] = rows
  return row?.isPublic ? undefined : new Set(row?.ids)
}

export async function isInside(
  db: Kysely<Tables>,
  { championshipId, managerId }: { championshipId: ChampionshipId; managerId: ManagerId },
): Promise<boolean> {
  const { rows } = await rowOf({ is: bool }).sql`
    select ${entered(sql`${championshipId}`, managerId)} as is`.execute(db)
  return rows[0]?.is ?? false
}
