import { sql } from 'kysely'
import type { ChampionshipId } from '#domain/ids.ts'
import type { Trx } from '#db/schema/trx.ts'

/** BL15: the championship, if it is public and not archived. */
export async function publicChampionship(trx: Trx, slug: string): Promise<ChampionshipId | undefined> {
  const row = await trx
    .selectFrom('championship')
    .select('id')
    .where('slug', '=', slug)
    .where('is_public', '=', true)
    .where('archived_at', 'is', null)
    .executeTakeFirst()
  return row?.id
}

/** BL15: the members of a bolão become members of another one, and its co-owners become co-owners there. */
export async function copyPeople(trx: Trx, { fromId, toId }: { fromId: number; toId: number }): Promise<void> {
  await sql`
    insert into pool_member (league_id, manager_id, joined_at, is_typed)
    select g.id, o.manager_id, game_now(g.championship_id), o.is_typed
    from league g, pool_member o join manager m on m.id = o.manager_id and m.deleted_at is null
    where g.id = ${toId} and o.league_id = ${fromId} on conflict do nothing`.execute(trx)
  await sql`
    insert into league_owner (league_id, manager_id)
    select g.id, o.manager_id from league g, league_owner o
    where g.id = ${toId} and o.league_id = ${fromId} and o.manager_id <> g.owner_id on conflict do nothing`.execute(trx)
}
