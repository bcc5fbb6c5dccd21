import { sql } from 'kysely'
import { MOST_SQUADS } from '#domain/squad/squad-limits.ts'
import { freeSquadName } from '#domain/squad/squad-name.ts'
import type { MergePair } from './merge-pair.ts'
import type { Trx } from '#db/schema/trx.ts'

export interface MovedSquads {
  squads: number
  squadsRenamed: string[]
  squadsLeft: number
}

/**
 * MG4: chooses the guest's squads for which the account has room. A squad whose name the account already uses gets a
 * number, so that the person can tell them apart.
 */
export async function renameSameSquads(trx: Trx, { guestId, accountId }: MergePair) {
  const rows = await trx
    .selectFrom('squad')
    .select(['id', 'name', 'manager_id'])
    .where('manager_id', 'in', [guestId, accountId])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  const ofAccount = rows.filter(({ manager_id }) => manager_id === accountId).map(({ name }) => name)
  const ofGuest = rows.filter(({ manager_id }) => manager_id === guestId)
  const coming = ofGuest.slice(0, Math.max(0, MOST_SQUADS - ofAccount.length))
  const taken = rows.map(({ name }) => name)
  const squadsRenamed: string[] = []
  for (const { id, name } of coming) {
    if (freeSquadName(name, ofAccount) === name) continue
    const free = freeSquadName(name, taken)
    await trx.updateTable('squad').set({ name: free }).where('id', '=', id).execute()
    taken.push(free)
    squadsRenamed.push(free)
  }
  return { coming: coming.map(({ id }) => id), squadsRenamed, squadsLeft: ofGuest.length - coming.length }
}

/**
 * Moves squads with everything played with them. MG4: squads without room in the account are deleted, as by their
 * owner.
 */
export async function moveSquads(trx: Trx, pair: MergePair): Promise<MovedSquads> {
  const { guestId, accountId } = pair
  const { coming, squadsRenamed, squadsLeft } = await renameSameSquads(trx, pair)
  if (squadsLeft > 0) {
    await sql`
      update squad set deleted_at = game_now(championship_id)
      where manager_id = ${guestId} and deleted_at is null and not id = any (${coming}::integer[])`.execute(trx)
  }
  await trx.updateTable('squad').set({ manager_id: accountId }).where('manager_id', '=', guestId).execute()
  return { squads: coming.length, squadsRenamed, squadsLeft }
}
