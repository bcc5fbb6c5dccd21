import { randomBytes } from 'node:crypto'
import { nameKey } from '#domain/manager/name-key.ts'
import { insertGuest, insertManager, personOfGuest, personOfUser, type NewManager } from '#db/manager/manager.ts'
import type { SessionService } from '#api/session/session-service.ts'
import { newAvatarSeed } from '#api/session/viewer.ts'
import { testPassword } from './test-passwords.ts'

export interface SignedIn {
  managerId: number
  userId: string
  email: string
  /** Send this as the `cookie` header. */
  cookie: string
}

/** The origin of `app.request('/path')`. */
const testOrigin = 'http://localhost'

const cookieOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')

async function guestCalled(session: SessionService, manager: NewManager): Promise<SignedIn> {
  const token = randomBytes(32).toString('base64url')
  const guestKey = session.digest(`guest ${token}`)
  if ((await insertGuest(session.db, { ...manager, guestKey })) !== 'made') throw new Error(`${manager.name} is taken`)
  const guest = await personOfGuest(session.db, guestKey)
  if (!guest) throw new Error('the guest was not stored')
  return { managerId: guest.managerId, userId: guest.userId, email: guest.email, cookie: `craque_guest=${token}` }
}

/** For tests: a person with a session, created without the routes and their limits. */
export async function signInAs(
  session: SessionService,
  options: { kind?: 'guest' | 'account'; name?: string; email?: string; operator?: boolean } = {},
): Promise<SignedIn> {
  const { kind = 'account', operator = false } = options
  const mark = randomBytes(5).toString('hex')
  const { name = `Pessoa ${mark}`, email = `pessoa-${mark}@example.org` } = options
  const manager = { name, nameKey: nameKey(name), country: 'BR', avatarSeed: newAvatarSeed() }
  if (kind === 'guest') return guestCalled(session, manager)
  const auth = session.authFor(testOrigin)
  const { response, headers } = await auth.api.signUpEmail({
    body: { name, email, password: testPassword },
    returnHeaders: true,
  })
  const userId = response.user.id
  if (!(await insertManager(session.db, { ...manager, userId }))) throw new Error(`the name ${name} is taken`)
  if (operator) await session.db.updateTable('auth_user').set({ is_operator: true }).where('id', '=', userId).execute()
  const person = await personOfUser(session.db, userId)
  if (!person) throw new Error('the person was not stored')
  return { managerId: person.managerId, userId, email: person.email, cookie: cookieOf(headers) }
}
