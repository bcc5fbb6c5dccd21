import { randomBytes } from 'node:crypto'
import { nameKey } from '#domain/manager/name-key.ts'
import { insertManager, personOfUser } from '#db/manager/manager.ts'
import type { SessionService } from '#api/session/session-service.ts'
import { newAvatarSeed } from '#api/session/viewer.ts'

export interface SignedIn {
  managerId: number
  userId: string
  email: string
  /** Send as the `cookie` header. */
  cookie: string
}

/** The origin of `app.request('/path')`. */
const testOrigin = 'http://localhost'
export const testPassword = 'cavalo bateria grampo'

const cookieOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')

/** For tests: somebody with a session, made without passing the routes and their limits. */
export async function signInAs(
  session: SessionService,
  options: { kind?: 'guest' | 'account'; name?: string; email?: string; operator?: boolean } = {},
): Promise<SignedIn> {
  const { kind = 'account', operator = false } = options
  const mark = randomBytes(5).toString('hex')
  const { name = `Pessoa ${mark}`, email = `pessoa-${mark}@example.org` } = options
  const auth = session.authFor(testOrigin)
  const { response, headers } =
    kind === 'guest'
      ? await auth.api.signInAnonymous({ headers: new Headers(), returnHeaders: true })
      : await auth.api.signUpEmail({ body: { name, email, password: testPassword }, returnHeaders: true })
  if (!response) throw new Error('no session was made')
  const userId = response.user.id
  const seed = newAvatarSeed()
  if (
    !(await insertManager(session.db, { userId, kind, name, nameKey: nameKey(name), country: 'BR', avatarSeed: seed }))
  ) {
    throw new Error(`the name ${name} is taken`)
  }
  if (operator) await session.db.updateTable('auth_user').set({ is_operator: true }).where('id', '=', userId).execute()
  const person = await personOfUser(session.db, userId)
  if (!person) throw new Error('the person was not stored')
  return { managerId: person.managerId, userId, email: person.email, cookie: cookieOf(headers) }
}
