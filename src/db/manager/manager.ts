import { sql, type Kysely } from 'kysely'
import { isUniqueViolation } from '#db/connection/postgres-error.ts'
import { bumpServerVersion } from '#db/championship/data-version.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { Tables } from '#db/schema/schema.ts'
import { prepared } from '#db/connection/prepared.ts'
import { time } from '#db/connection/row.ts'
import type { Sport } from '#domain/sport/sport.ts'

export interface PersonRow {
  managerId: number
  kind: 'guest' | 'account'
  name: string
  avatarSeed: string
  country: string
  /** SP3: the sports that the person prefers, the most wanted first. */
  sports: Sport[]
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
  'manager.sports as sports',
  'auth_user.id as userId',
  'auth_user.email as email',
  'auth_user.is_operator as isOperator',
] as const

async function personBy(db: Kysely<Tables>, column: 'user_id' | 'guest_key', value: string) {
  const row = await db
    .selectFrom('manager')
    .innerJoin('auth_user', 'auth_user.id', 'manager.user_id')
    .modifyFront(prepared)
    .select(personColumns)
    .where(`manager.${column}`, '=', value)
    .where('manager.deleted_at', 'is', null)
    .executeTakeFirst()
  return row as PersonRow | undefined
}

export const personOfUser = (db: Kysely<Tables>, userId: string): Promise<PersonRow | undefined> =>
  personBy(db, 'user_id', userId)

export const personOfGuest = (db: Kysely<Tables>, guestKey: string): Promise<PersonRow | undefined> =>
  personBy(db, 'guest_key', guestKey)

export interface NewManager {
  name: string
  nameKey: string
  country: string
  avatarSeed: string
}

type Owner = { userId: string; kind: 'account' } | { userId: string; kind: 'guest'; guestKey: string }

async function insertFor(trx: Trx, manager: NewManager & Owner): Promise<void> {
  await trx
    .insertInto('manager')
    .values({
      kind: manager.kind,
      name: manager.name,
      name_key: manager.nameKey,
      country: manager.country,
      avatar_seed: manager.avatarSeed,
      created_at: time.sql`game_now()`,
      user_id: manager.userId,
      guest_key: manager.kind === 'guest' ? manager.guestKey : null,
    })
    .execute()
}

/** Returns false if another person already has a name that looks the same. */
export async function insertManager(db: Kysely<Tables>, manager: NewManager & { userId: string }): Promise<boolean> {
  try {
    await db.transaction().execute((trx) => insertFor(trx, { ...manager, kind: 'account' }))
    return true
  } catch (error) {
    if (isUniqueViolation(error, 'manager_name_of_people')) return false
    throw error
  }
}

/** A guest has a user row like everybody, but only a token signs them in: `guestKey` is its digest. */
export async function insertGuest(
  db: Kysely<Tables>,
  guest: NewManager & { guestKey: string },
): Promise<'made' | 'known' | 'name_taken'> {
  const userId = crypto.randomUUID()
  const user = { id: userId, name: guest.name, email: `${userId}@guest.invalid`, is_anonymous: true }
  try {
    await db.transaction().execute(async (trx) => {
      await trx.insertInto('auth_user').values(user).execute()
      await insertFor(trx, { ...guest, userId, kind: 'guest' })
    })
    return 'made'
  } catch (error) {
    if (isUniqueViolation(error, 'manager_of_guest')) return 'known'
    if (isUniqueViolation(error, 'manager_name_of_people')) return 'name_taken'
    throw error
  }
}

/** Bots count too, so that nobody can pass for a bot whose name people know. The unique index covers people only. */
export async function isNameTaken(db: Kysely<Tables>, nameKey: string, exceptManagerId?: number): Promise<boolean> {
  let query = db.selectFrom('manager').select('id').where('name_key', '=', nameKey).where('deleted_at', 'is', null)
  if (exceptManagerId !== undefined) query = query.where('id', '<>', exceptManagerId)
  return (await query.limit(1).executeTakeFirst()) !== undefined
}

/** Locks the manager until the transaction ends, so that one person's creations follow each other. */
export async function lockManager(trx: Trx, managerId: number): Promise<void> {
  await sql`select 1 from manager where id = ${managerId} for no key update`.execute(trx)
}

/** The guest's manager, with everything it has, becomes the account's. */
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
        .set({ kind: 'account', user_id: input.userId, name: input.name, name_key: input.nameKey, guest_key: null })
        .where('id', '=', input.managerId)
        .execute()
      if (guest.user_id && guest.user_id !== input.userId) {
        await trx.deleteFrom('auth_user').where('id', '=', guest.user_id).where('is_anonymous', '=', true).execute()
      }
      await bumpServerVersion(trx, 'manager')
    })
    return true
  } catch (error) {
    if (isUniqueViolation(error, 'manager_name_of_people')) return false
    throw error
  }
}
