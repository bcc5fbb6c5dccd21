import { signInAs } from './test-people.ts'
import type { TestApp } from './test-app.ts'

/** A bot with a past becomes the account of the person who looks. Returns his cookie. */
export async function signInAsManager(
  { session, db }: Pick<TestApp, 'session' | 'db'>,
  managerId: number,
): Promise<string> {
  const { cookie, userId, managerId: newcomer } = await signInAs(session)
  await db.deleteFrom('manager_stat').where('manager_id', '=', newcomer).execute()
  await db.deleteFrom('manager').where('id', '=', newcomer).execute()
  await db.updateTable('manager').set({ kind: 'account', user_id: userId }).where('id', '=', managerId).execute()
  return cookie
}
