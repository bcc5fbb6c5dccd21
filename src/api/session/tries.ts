import type { Context } from 'hono'
import { giveTryBack, takeTry, type Limit } from '#db/account/rate-limit.ts'
import type { AppEnv } from '#api/http/context.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { knownDevice } from './known-device.ts'

/** One household has one IPv6 /64; counting single addresses of it would count nothing. */
function networkOf(ip: string): string {
  const address = ip.replace(/^::ffff:/i, '').replace(/%.*$/, '')
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length
  const full = [...groups, ...Array.from({ length: missing }, () => '0'), ...(tail ?? '').split(':').filter(Boolean)]
  return `${full
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

async function take(c: Context<AppEnv>, key: string, limit: Limit) {
  const answer = await takeTry(c.get('session').db, key, limit)
  if (answer.ok) return
  c.header('retry-after', String(answer.retryAfterSeconds))
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
