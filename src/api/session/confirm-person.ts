import type { Context } from 'hono'
import { passwordHashOf } from '#db/account/account.ts'
import type { AppEnv } from '#api/http/context.ts'
import { personProblem } from './person-problems.ts'
import { takeAccountTry } from './tries.ts'
import { requireAccount, type Person } from './viewer.ts'

const recentMs = 15 * 60 * 1000

/**
 * Protects what a stranger with a borrowed device must not do. Asks for the password. People without a password must
 * have signed in within the last 15 minutes. With `recentIsEnough`, everybody needs such a recent sign-in instead of
 * the password.
 */
export async function confirmPerson(
  c: Context<AppEnv>,
  { password, recentIsEnough }: { password: string | undefined; recentIsEnough: boolean },
): Promise<Person> {
  const person = await requireAccount(c)
  const { db, passwords } = c.get('session')
  const isRecent = Date.now() - person.signedInAtMs < recentMs
  if (isRecent && recentIsEnough) return person
  const hash = await passwordHashOf(db, person.userId)
  if (!hash || recentIsEnough) {
    if (!isRecent) throw personProblem('sign_in_again')
    return person
  }
  const honest = await takeAccountTry(c, person.email)
  if (!(await passwords.verify({ hash, password: password ?? '' })))
    throw personProblem('wrong_password', { field: 'currentPassword' })
  await honest.refund()
  return person
}
