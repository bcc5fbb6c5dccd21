import { sql, type Kysely } from 'kysely'
import { int, rowOf, text } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ManagerId } from '#domain/ids.ts'

/** Accounts are found by the beginning of their normalised name, or by id. */
export type AccountRequest = { nameKey: string } | { managerId: number }

export async function findAccounts(
  db: Kysely<Tables>,
  asked: AccountRequest,
  limit: number,
): Promise<{ managerId: ManagerId; name: string }[]> {
  const which =
    'managerId' in asked
      ? sql`id = ${asked.managerId}`
      : sql`name_key like ${`${asked.nameKey.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`
  const { rows } = await rowOf({ managerId: int, name: text }).sql`
    select id as "managerId", name from manager where ${which} and kind = 'account' and deleted_at is null
    order by name_key, id limit ${limit}`.execute(db)
  return rows
}
