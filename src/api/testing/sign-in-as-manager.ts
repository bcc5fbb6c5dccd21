import { signInAs } from './test-people.ts'
import type { TestApp } from './test-app.ts'

/** Signs in as a manager with a past, as an account or a guest. Returns the cookie. */
export async function signInAsManager(
  { session, db }: Pick<TestApp, 'session' | 'db'>,
  managerId: number,
  as: { kind?: 'guest' | 'account'; email?: string } = {},
): Promise<string> {
  const { cookie, managerId: newcomer } = await signInAs(session, as)
  const person = await db
    .selectFrom('manager')
    .select(['kind', 'user_id', 'guest_key'])
    .where('id', '=', newcomer)
    .executeTakeFirstOrThrow()
  await db.deleteFrom('manager_stat').where('manager_id', '=', newcomer).execute()
  await db.deleteFrom('manager').where('id', '=', newcomer).execute()
  await db.updateTable('manager').set(person).where('id', '=', managerId).execute()
  return cookie
}
