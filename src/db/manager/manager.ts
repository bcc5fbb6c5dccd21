import { sql, type Kysely } from 'kysely'
import { isUniqueViolation } from '#db/connection/postgres-error.ts'
import { bumpVersion } from '#db/connection/data-version.ts'
import type { Tables } from '#db/schema/schema.ts'

export interface PersonRow {
  managerId: number
  kind: 'guest' | 'account'
  name: string
  avatarSeed: string
  country: string
  userId: string
  email: string
  isOperator: boolean
}

const personColumns = [
  'manager.id as managerId',
  'manager.kind as kind',
  'manager.name as name',
  'manager.avatar_seed as avatarSeed',
  'manager.country as country',
  'auth_user.id as userId',
  'auth_user.email as email',
  'auth_user.is_operator as isOperator',
] as const

export async function personOfUser(db: Kysely<Tables>, userId: string): Promise<PersonRow | undefined> {
  const row = await db
    .selectFrom('manager')
    .innerJoin('auth_user', 'auth_user.id', 'manager.user_id')
    .select(personColumns)
    .where('manager.user_id', '=', userId)
    .where('manager.deleted_at', 'is', null)
    .executeTakeFirst()
  return row as PersonRow | undefined
}

export interface NewManager {
  userId: string
  kind: 'guest' | 'account'
  name: string
  nameKey: string
  country: string
  avatarSeed: string
}

/** False when another person already bears a name that looks like this one. */
export async function insertManager(db: Kysely<Tables>, manager: NewManager): Promise<boolean> {
  try {
    await db.transaction().execute(async (trx) => {
      const { id } = await trx
        .insertInto('manager')
        .values({
          kind: manager.kind,
          name: manager.name,
          name_key: manager.nameKey,
          country: manager.country,
          avatar_seed: manager.avatarSeed,
          created_at: sql<Date>`game_now()`,
          user_id: manager.userId,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await trx.insertInto('manager_stat').values({ manager_id: id }).execute()
    })
    return true
  } catch (error) {
    if (isUniqueViolation(error, 'manager_name_of_people')) return false
    throw error
  }
}

/** Bots count too: a person who takes the name of a known manager would be found in his place. */
export async function isNameTaken(db: Kysely<Tables>, nameKey: string, exceptManagerId?: number): Promise<boolean> {
  let query = db.selectFrom('manager').select('id').where('name_key', '=', nameKey).where('deleted_at', 'is', null)
  if (exceptManagerId !== undefined) query = query.where('id', '<>', exceptManagerId)
  return (await query.limit(1).executeTakeFirst()) !== undefined
}

/** The guest's manager, with all it has, becomes the account's. */
export async function adoptGuest(
  db: Kysely<Tables>,
  input: { managerId: number; userId: string; name: string; nameKey: string },
): Promise<boolean> {
  try {
    await db.transaction().execute(async (trx) => {
      const guest = await trx
        .selectFrom('manager')
        .select('user_id')
        .where('id', '=', input.managerId)
        .where('kind', '=', 'guest')
        .forUpdate()
        .executeTakeFirstOrThrow()
      await trx
        .updateTable('manager')
        .set({ kind: 'account', user_id: input.userId, name: input.name, name_key: input.nameKey })
        .where('id', '=', input.managerId)
        .execute()
      if (guest.user_id && guest.user_id !== input.userId) {
        await trx.deleteFrom('auth_user').where('id', '=', guest.user_id).where('is_anonymous', '=', true).execute()
      }
      await bumpVersion(trx, 'manager')
    })
    return true
  } catch (error) {
    if (isUniqueViolation(error, 'manager_name_of_people')) return false
    throw error
  }
}
