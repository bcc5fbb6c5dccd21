import { sql, type Kysely } from 'kysely'
import { bumpVersion } from '#db/connection/data-version.ts'
import type { Tables } from '#db/schema/schema.ts'

/**
 * Removes who it was and leaves what was played: lineups, picks and points stay with a manager without name, so that
 * leagues and rankings keep their history. Squads stop playing; leagues lose their owner, not their members.
 */
export async function deleteAccount(db: Kysely<Tables>, person: { managerId: number; userId: string }): Promise<void> {
  const { managerId, userId } = person
  await db.transaction().execute(async (trx) => {
    await sql`
      update manager set name = 'Participante removido', name_key = 'removido-' || id, bio = '', favorite_club_id = null,
        avatar_seed = 'removido', user_id = null, deleted_at = game_now()
      where id = ${managerId}
    `.execute(trx)
    await sql`
      update squad set name = 'Time', deleted_at = coalesce(deleted_at, game_now()) where manager_id = ${managerId}
    `.execute(trx)
    await trx.updateTable('league').set({ owner_id: null }).where('owner_id', '=', managerId).execute()
    await trx.deleteFrom('activity').where('manager_id', '=', managerId).execute()
    await sql`delete from follow where ${managerId} in (follower_id, followed_id)`.execute(trx)
    await trx.deleteFrom('auth_verification').where('value', '=', userId).execute()
    await trx.deleteFrom('auth_user').where('id', '=', userId).execute()
    await bumpVersion(trx, 'manager')
  })
}
