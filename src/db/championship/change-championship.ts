import { sql, type Kysely } from 'kysely'
import { ensureManagerStat } from './has-played.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId, ManagerId } from '#domain/ids.ts'
import { announceChampionships, storeMainChampionship } from './championship.ts'
import type { Trx } from '#db/schema/trx.ts'

export interface ChampionshipEdit {
  name?: string | undefined
  isPublic?: boolean | undefined
  leaguesInvite?: boolean | undefined
  countsGlobally?: boolean | undefined
  isMain?: true | undefined
  isArchived?: boolean | undefined
}

/** Runs in a transaction: every process is notified of the change when it commits. */
export async function editChampionship(
  trx: Trx,
  id: ChampionshipId,
  { name, isPublic, leaguesInvite, countsGlobally, isMain, isArchived }: ChampionshipEdit,
): Promise<void> {
  await sql`
    update championship set
      name = coalesce(${name ?? null}, name),
      is_public = coalesce(${isPublic ?? null}, is_public),
      leagues_invite = coalesce(${leaguesInvite ?? null}, leagues_invite),
      counts_globally = coalesce(${countsGlobally ?? null}, counts_globally),
      archived_at = case ${isArchived ?? null}::boolean
        when true then coalesce(archived_at, clock_timestamp()) when false then null else archived_at end
    where id = ${id}`.execute(trx)
  if (isMain) await storeMainChampionship(trx, id)
  await announceChampionships(trx)
}

export async function addOrganiser(
  db: Kysely<Tables>,
  { id, managerId, appointedBy }: { id: ChampionshipId; managerId: ManagerId; appointedBy: ManagerId | null },
): Promise<boolean> {
  const { rows } = await sql`
    insert into championship_organiser (championship_id, manager_id, appointed_by)
    select ${id}, id, ${appointedBy}::integer from manager where id = ${managerId} and kind = 'account' and deleted_at is null
    on conflict (championship_id, manager_id) do update set at = championship_organiser.at returning 1`.execute(db)
  return rows.length > 0
}

/** CP10: organisers whom this one appointed now count as appointed by whoever appointed this one. */
export async function passAppointeesUp(
  trx: Trx,
  { managerId, championshipId }: { managerId: number; championshipId?: ChampionshipId },
): Promise<void> {
  await sql`
    update championship_organiser o set appointed_by = nullif(x.appointed_by, o.manager_id) from championship_organiser x
    where x.manager_id = ${managerId} and o.championship_id = x.championship_id and o.appointed_by = ${managerId}
      and (${championshipId ?? null}::integer is null or x.championship_id = ${championshipId ?? null})`.execute(trx)
}

export async function removeOrganiser(trx: Trx, id: ChampionshipId, managerId: ManagerId): Promise<void> {
  await passAppointeesUp(trx, { managerId, championshipId: id })
  await trx
    .deleteFrom('championship_organiser')
    .where('championship_id', '=', id)
    .where('manager_id', '=', managerId)
    .execute()
  await announceChampionships(trx)
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

/** CP11: makes the person a member. Returns false if organisers have removed them. */
export async function enterChampionship(
  db: Kysely<Tables>,
  { id, managerId, leagueId = null }: { id: ChampionshipId; managerId: ManagerId; leagueId?: number | null },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql`
      insert into championship_member (championship_id, manager_id, league_id)
      select ${id}, ${managerId}, ${leagueId}::integer
      where not exists (select from championship_removal where championship_id = ${id} and manager_id = ${managerId})
      on conflict (championship_id, manager_id) do update set at = championship_member.at returning 1`.execute(trx)
    if (rows.length === 0) return false
    await ensureManagerStat(trx, { championshipId: id, managerId })
    return true
  })
}
