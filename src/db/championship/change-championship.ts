import { sql, type Kysely, type Transaction } from 'kysely'
import { takePart } from './has-played.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId, ManagerId } from '#domain/ids.ts'
import { announceChampionships, storeMainChampionship } from './championship.ts'

export interface ChampionshipEdit {
  name?: string | undefined
  isPublic?: boolean | undefined
  countsGlobally?: boolean | undefined
  isMain?: true | undefined
  isArchived?: boolean | undefined
}

/** Inside one transaction: every process knows of it when it commits. */
export async function editChampionship(
  trx: Transaction<Tables>,
  id: ChampionshipId,
  { name, isPublic, countsGlobally, isMain, isArchived }: ChampionshipEdit,
): Promise<void> {
  await sql`
    update championship set
      name = coalesce(${name ?? null}, name),
      is_public = coalesce(${isPublic ?? null}, is_public),
      counts_globally = coalesce(${countsGlobally ?? null}, counts_globally),
      archived_at = case ${isArchived ?? null}::boolean
        when true then coalesce(archived_at, clock_timestamp()) when false then null else archived_at end
    where id = ${id}`.execute(trx)
  if (isMain) await storeMainChampionship(trx, id)
  await announceChampionships(trx)
}

export async function addOrganiser(db: Kysely<Tables>, id: ChampionshipId, managerId: ManagerId): Promise<boolean> {
  const { rows } = await sql`
    insert into championship_organiser (championship_id, manager_id)
    select ${id}, id from manager where id = ${managerId} and kind = 'account' and deleted_at is null
    on conflict (championship_id, manager_id) do update set at = championship_organiser.at returning 1`.execute(db)
  return rows.length > 0
}

export async function removeOrganiser(db: Kysely<Tables>, id: ChampionshipId, managerId: ManagerId): Promise<void> {
  await db
    .deleteFrom('championship_organiser')
    .where('championship_id', '=', id)
    .where('manager_id', '=', managerId)
    .execute()
}

export async function storeInvitation(db: Kysely<Tables>, id: ChampionshipId, code: string): Promise<void> {
  await db.updateTable('championship').set({ invite_code: code }).where('id', '=', id).execute()
}

export async function championshipByCode(
  db: Kysely<Tables>,
  code: string,
): Promise<{ id: ChampionshipId; slug: string } | undefined> {
  return db.selectFrom('championship').select(['id', 'slug']).where('invite_code', '=', code).executeTakeFirst()
}

export async function enterChampionship(db: Kysely<Tables>, id: ChampionshipId, managerId: ManagerId): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('championship_member')
      .values({ championship_id: id, manager_id: managerId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await takePart(trx, { championshipId: id, managerId })
  })
}
