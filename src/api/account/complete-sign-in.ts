import { randomInt } from 'node:crypto'
import type { Context } from 'hono'
import { DEFAULT_COUNTRY } from '#domain/manager/country.ts'
import { MAX_NAME } from '#domain/manager/manager-name.ts'
import { nameKey } from '#domain/manager/name-key.ts'
import type { SignedIn } from '#contract/account.ts'
import { adoptGuest, insertManager, isNameTaken, personOfUser } from '#db/manager/manager.ts'
import { GuestGone, mergeGuest, type MergeSummary } from '#db/person/manager-merge.ts'
import { MarketClosing } from '#db/person/merge-open-things.ts'
import type { MergePair } from '#db/person/merge-pair.ts'
import { endOldestSessions, endSession } from '#db/account/account.ts'
import type { AppEnv } from '#api/http/context.ts'
import { carryCookies } from '#api/session/carry-cookies.ts'
import { forgetGuestToken } from '#api/session/guest-cookie.ts'
import { rememberDevice } from '#api/session/known-device.ts'
import { accountProblem } from './account-problems.ts'
import { becomePerson, newAvatarSeed, personOf, type Person } from '#api/session/viewer.ts'
import { viewerView } from '#api/session/viewer-view.ts'

const MOST_SESSIONS = 50

/** If another manager has the name, the account gets the name with a random number. A long name is shortened first. */
async function storeWithFreeName(name: string, store: (name: string, key: string) => Promise<boolean>): Promise<void> {
  let candidate = name
  for (let attempt = 0; attempt < 8; attempt++) {
    if (await store(candidate, nameKey(candidate))) return
    candidate = `${Array.from(name)
      .slice(0, MAX_NAME - 6)
      .join('')
      .trim()} ${randomInt(100, 99_999)}`
  }
  throw new Error('no free name for an account')
}

async function giveManager(c: Context<AppEnv>, input: { userId: string; name: string; guest: Person | undefined }) {
  const { db } = c.get('session')
  const { userId, name, guest } = input
  await storeWithFreeName(name, async (free, key) => {
    if (await isNameTaken(db, key, guest?.managerId)) return false
    if (guest) return adoptGuest(db, { managerId: guest.managerId, userId, name: free, nameKey: key })
    const fresh = { userId, name: free, nameKey: key, country: DEFAULT_COUNTRY }
    return insertManager(db, { ...fresh, avatarSeed: newAvatarSeed() })
  })
}

async function merged(c: Context<AppEnv>, pair: MergePair): Promise<MergeSummary | null> {
  try {
    return await mergeGuest(c.get('session').db, pair)
  } catch (error) {
    if (error instanceof GuestGone) return null
    if (!(error instanceof MarketClosing)) throw error
    throw accountProblem('market_closing', { facts: { retryAfterSeconds: 5 } })
  }
}

/**
 * Runs after better-auth has made the session. An account without a manager takes over the guest's whole game, or gets
 * a new manager. A guest is merged into the manager that an account already has.
 */
export async function completeSignIn(
  c: Context<AppEnv>,
  signedIn: { userId: string; name: string; email: string; cookies: Headers },
): Promise<SignedIn> {
  const { db } = c.get('session')
  const before = await personOf(c)
  const guest = before?.kind === 'guest' ? before : undefined
  const existing = await personOfUser(db, signedIn.userId)
  let merge: SignedIn['merge'] = null
  if (!existing) await giveManager(c, { ...signedIn, guest })
  else if (guest) merge = await merged(c, { guestId: guest.managerId, accountId: existing.managerId })
  if (before && !guest) await endSession(db, before.userId, before.sessionId)
  await endOldestSessions(db, signedIn.userId, MOST_SESSIONS)
  forgetGuestToken(c)
  carryCookies(c, signedIn.cookies)
  rememberDevice(c, signedIn.email)
  return { viewer: viewerView(await becomePerson(c, signedIn.userId)), merge }
}
