import type { Context } from 'hono'
import { refundTry, takeTry, type Limit } from '#db/account/rate-limit.ts'
import type { AppEnv } from '#api/http/context.ts'
import { networkOf } from '#api/http/client-address.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { knownDevice } from './known-device.ts'
import { personProblem } from './person-problems.ts'

/**
 * Callers who go on after a refusal get the same refusal for this long, without a query: the database has others to
 * serve.
 */
const refusedMs = 500

const refusal = (retryAfterSeconds: number) => httpProblem('too_many_requests', { facts: { retryAfterSeconds } })

function refuseWhileBlocked(c: Context<AppEnv>, key: string): void {
  const before = c.get('session').refusals.get(key)
  if (before && performance.now() < before.untilMs) throw refusal(before.retryAfterSeconds)
}

async function take(c: Context<AppEnv>, key: string, limit: Limit) {
  refuseWhileBlocked(c, key)
  const { db, refusals } = c.get('session')
  const answer = await takeTry(db, key, limit)
  if (!('retryAfterSeconds' in answer)) return
  const { retryAfterSeconds } = answer
  refusals.set(key, { retryAfterSeconds, untilMs: performance.now() + refusedMs })
  throw refusal(retryAfterSeconds)
}

const clientKeyOf = (c: Context<AppEnv>, action: string) =>
  c.get('session').digest(`${action} by ${c.req.header('authorization') ?? c.req.header('cookie') ?? ''}`)

/** Refuses a flood before any query finds out who the caller is. */
export const refuseFlood = (c: Context<AppEnv>, action: string): void => refuseWhileBlocked(c, clientKeyOf(c, action))

/** Counts an action that `refuseFlood` protects. */
export async function takeFloodTry(
  c: Context<AppEnv>,
  { action, managerId, limit }: { action: string; managerId: number; limit: Limit },
): Promise<void> {
  const what = `${action} of ${managerId}`
  const { refusals } = c.get('session')
  await take(c, what, limit).finally(() => {
    const refused = refusals.get(what)
    if (refused) refusals.set(clientKeyOf(c, action), refused)
  })
}

/** FP1: this limit has its own sentence, because waiting for a day differs from waiting for a minute. */
export async function takeNewcomerTry(c: Context<AppEnv>, kind: 'guest' | 'account'): Promise<void> {
  const { db, digest, limits } = c.get('session')
  const key = digest(`new ${kind} from ${networkOf(c.get('client').ip)}`)
  const { ok } = await takeTry(db, key, limits.newPeople)
  if (!ok) throw personProblem('too_many_newcomers')
}

/** FP2: nobody creates things in bulk. */
export async function takeCreationTry(c: Context<AppEnv>, managerId: number): Promise<void> {
  const { db, limits } = c.get('session')
  const answer = await takeTry(db, `creations of ${managerId}`, limits.creations)
  if (!answer.ok) throw personProblem('too_many_creations', { facts: { retryAfterSeconds: answer.retryAfterSeconds } })
}

/** Limits an action by the key `what`, which usually names one person. */
export const takePersonTry = (c: Context<AppEnv>, { what, limit }: { what: string; limit: Limit }): Promise<void> =>
  take(c, what, limit)

export type AddressAction =
  | 'sign-in'
  | 'sign-up'
  | 'guest'
  | 'reset'
  | 'passkey'
  | 'provider'
  | 'invite'
  | 'desk'
  | 'unsubscribe'
  | 'calendar'
  | 'display'
  | 'cosign'
  | 'chat'

export async function takeAddressTry(
  c: Context<AppEnv>,
  action: AddressAction,
): Promise<{ refund: () => Promise<void> }> {
  const { db, digest, limits } = c.get('session')
  const key = digest(`${action} from ${networkOf(c.get('client').ip)}`)
  await take(c, key, limits.address)
  return { refund: () => refundTry(db, key) }
}

/**
 * Guesses at an account share one count, whatever address they come from. Each of the owner's own devices has its own
 * count, so that a stranger's guesses do not lock the owner out.
 */
export async function takeAccountTry(c: Context<AppEnv>, email: string): Promise<{ refund: () => Promise<void> }> {
  const { db, digest, limits } = c.get('session')
  const device = knownDevice(c, email)
  const key = digest(device ? `account ${email} on ${device}` : `account ${email}`)
  await take(c, key, limits.account)
  return { refund: () => refundTry(db, key) }
}
