import { sql } from 'kysely'
import type { ChampionshipId } from '#domain/ids.ts'
import { integers } from '#db/connection/integers.ts'
import type { Position } from '#domain/sport/position.ts'
import type { Trx } from '#db/schema/trx.ts'

/**
 * Players who have left the market, entered it or changed their position since the last lock. Locks their rows until
 * the transaction ends.
 */
export async function selectMovedForUpdate(trx: Trx, championshipId: ChampionshipId): Promise<number[]> {
  const rows = await trx
    .selectFrom('player')
    .select('id')
    .where('championship_id', '=', championshipId)
    .where('moved', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** Call this after the squads of moved players were checked. The squads in `unreadyIds` are no longer ready. */
export async function settleMoved(trx: Trx, moved: readonly number[], unreadyIds: readonly number[]): Promise<void> {
  if (moved.length === 0) return
  await sql`update player set moved = false where id = any (${integers(moved)}::integer[])`.execute(trx)
  if (unreadyIds.length === 0) return
  await sql`update squad set ready_version = null where id = any (${integers(unreadyIds)}::integer[])`.execute(trx)
}

export async function positionsOfPlayers(trx: Trx, championshipId: ChampionshipId): Promise<Map<number, Position>> {
  const rows = await trx
    .selectFrom('player')
    .select(['id', 'position'])
    .where('championship_id', '=', championshipId)
    .where('price', 'is not', null)
    .execute()
  return new Map(rows.map(({ id, position }) => [id, position as Position]))
}
