import type { Kysely } from 'kysely'
import { bumpServerVersion } from '#db/championship/data-version.ts'
import { forgetKeysOf } from '#db/idempotency/idempotency.ts'
import { forgetManager } from '#db/person/forget-manager.ts'
import type { Tables } from '#db/schema/schema.ts'

export async function deleteAccount(db: Kysely<Tables>, person: { managerId: number; userId: string }): Promise<void> {
  const { managerId, userId } = person
  await db.transaction().execute(async (trx) => {
    await forgetKeysOf(trx, managerId)
    await forgetManager(trx, managerId)
    await trx.deleteFrom('auth_verification').where('value', '=', userId).execute()
    await trx.deleteFrom('auth_user').where('id', '=', userId).execute()
    await bumpServerVersion(trx, 'manager')
  })
}
