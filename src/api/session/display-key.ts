import type { Context } from 'hono'
import { openDisplayLink, type OpenedLink } from '#db/display-link/display-link.ts'
import { personOfUser } from '#db/manager/manager.ts'
import type { AppEnv, Drawing } from '#api/http/context.ts'
import { takeAddressTry } from './tries.ts'

const keyPattern = /^[\w-]{43}$/

export const displayDigest = (c: Context<AppEnv>, key: string) => c.get('session').digest(`display ${key}`)

export interface OpenedDisplay {
  link: OpenedLink
  /** Makes the app answer as to the person who made the link, but without operator rights. */
  drawing: Drawing
}

/** DL1, DL2: when the link's maker loses a right, the link shows less too. Guesses at a key are limited. */
export async function openDisplay(c: Context<AppEnv>, key: string | undefined): Promise<OpenedDisplay | undefined> {
  if (key === undefined || !keyPattern.test(key)) return undefined
  const { db } = c.get('session')
  const guess = await takeAddressTry(c, 'display')
  const link = await openDisplayLink(db, displayDigest(c, key))
  const person = link && (await personOfUser(db, link.userId))
  if (!person) return undefined
  await guess.refund()
  const viewer = { ...person, isOperator: false, sessionId: '', signedInAtMs: 0 }
  return { link, drawing: { person: Promise.resolve(viewer) } }
}
