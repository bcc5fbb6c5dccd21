import type { Context } from 'hono'
import { giveTryBack, takeTry, type Limit } from '#db/account/rate-limit.ts'
import type { AppEnv } from '#api/http/context.ts'
import { networkOf } from '#api/http/client-address.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { knownDevice } from './known-device.ts'

async function take(c: Context<AppEnv>, key: string, limit: Limit) {
  const answer = await takeTry(c.get('session').db, key, limit)
  if (answer.ok) return
  throw httpProblem('too_many_requests', { facts: { retryAfterSeconds: answer.retryAfterSeconds } })
}

export type AddressAction = 'sign-in' | 'sign-up' | 'guest' | 'reset' | 'passkey'

export async function takeAddressTry(
  c: Context<AppEnv>,
  action: AddressAction,
): Promise<{ giveBack: () => Promise<void> }> {
  const { db, digest, limits } = c.get('session')
  const key = digest(`${action} from ${networkOf(c.get('client').ip)}`)
  await take(c, key, limits.address)
  return { giveBack: () => giveTryBack(db, key) }
}

/**
 * Who guesses at an account from many addresses shares one count. The owner's own devices each have a count apart, so that
 * a stranger's guesses do not lock him out.
 */
export async function takeAccountTry(c: Context<AppEnv>, email: string): Promise<{ giveBack: () => Promise<void> }> {
  const { db, digest, limits } = c.get('session')
  const device = knownDevice(c, email)
  const key = digest(device ? `account ${email} on ${device}` : `account ${email}`)
  await take(c, key, limits.account)
  return { giveBack: () => giveTryBack(db, key) }
}
