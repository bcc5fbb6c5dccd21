import { sql, type Kysely } from 'kysely'
import type { Trx } from '#db/schema/trx.ts'
import type { Tables } from '#db/schema/schema.ts'

export interface CoOwnerRow {
  managerId: number
  name: string
}

/** BL15: the co-owners of a bolão. */
export async function coOwnersOf(db: Kysely<Tables>, leagueId: number): Promise<CoOwnerRow[]> {
  return db
    .selectFrom('league_owner')
    .innerJoin('manager', 'manager.id', 'league_owner.manager_id')
    .select(['manager.id as managerId', 'manager.name'])
    .where('league_id', '=', leagueId)
    .orderBy('manager.id')
    .execute()
}

export async function isCoOwner(db: Kysely<Tables>, leagueId: number, managerId: number): Promise<boolean> {
  const row = await db
    .selectFrom('league_owner')
    .select('league_id')
    .where('league_id', '=', leagueId)
    .where('manager_id', '=', managerId)
    .executeTakeFirst()
  return row !== undefined
}

export async function addCoOwner(trx: Trx, leagueId: number, managerId: number): Promise<void> {
  await sql`insert into league_owner (league_id, manager_id) values (${leagueId}, ${managerId}) on conflict do nothing`.execute(
    trx,
  )
}

export async function removeCoOwner(trx: Trx, leagueId: number, managerId: number): Promise<void> {
  await trx.deleteFrom('league_owner').where('league_id', '=', leagueId).where('manager_id', '=', managerId).execute()
}
