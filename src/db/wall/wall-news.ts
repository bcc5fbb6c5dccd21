import { sql } from 'kysely'
import type { ChampionshipId } from '#domain/ids.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { WallKey } from './wall-key.ts'

export const wallChannel = 'craque_wall'

/** When the transaction commits, every process is notified that the wall has something new, but not what. */
export async function announceWall(trx: Trx, wall: WallKey, championshipId: ChampionshipId): Promise<void> {
  await sql`select pg_notify(${wallChannel}, ${JSON.stringify({ championshipId, kind: wall.kind, id: wall.id })})`.execute(
    trx,
  )
}
