import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { idempotencyHeader, keyPattern, madeByHeader, takesKey } from '#contract/idempotency.ts'
import {
  claimKey,
  releaseKey,
  storeReply,
  ownerKey,
  type Claim,
  type StoredReply,
} from '#db/idempotency/idempotency.ts'
import type { AppEnv } from '#api/http/context.ts'
import { firstAddress } from '#api/http/old-addresses.ts'
import { guestKey, persistGuestToken } from '#api/session/guest-cookie.ts'
import { personProblem } from '#api/session/person-problems.ts'
import { personOf } from '#api/session/viewer.ts'
import { bodyText } from './body-text.ts'
import { idempotencyProblem } from './idempotency-problems.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** Set while the server answers a write with a key. */
    claim: Claim | undefined
  }
}

const waitSeconds = 1
/** A request may take its time limit, and this long to notice that it is over. */
const marginSeconds = 15
const mostBytes = 64 * 1024

/**
 * A cookie identifies guests before they exist, so even their first write can have a key. The key of a visitor without
 * that cookie is ignored.
 */
async function keyOwnerOf(c: Context<AppEnv>): Promise<string | undefined> {
  const token = c.get('token')
  if (token) return ownerKey.token(token.id)
  const person = await personOf(c)
  if (person?.kind === 'account') return ownerKey.account(person.userId)
  const guest = guestKey(c)
  return guest === undefined ? undefined : ownerKey.guest(guest)
}

async function refuseOtherPerson(c: Context<AppEnv>): Promise<void> {
  const madeBy = c.req.header(madeByHeader)
  if (madeBy === undefined) return
  const person = await personOf(c)
  if (!person) throw personProblem('sign_in_needed')
  if (String(person.managerId) !== madeBy) throw idempotencyProblem('other_person')
}

/** These answers decided nothing: the same request may end differently next time. */
const isPassing = ({ status, headers }: Response) =>
  status >= 500 || status === 401 || status === 429 || headers.has('retry-after')

async function replyOf(answer: Response): Promise<StoredReply | undefined> {
  const { status, headers } = answer
  const contentType = headers.get('content-type')
  if (status === 204) return { status, contentType: null, body: null, location: null }
  if (isPassing(answer) || !contentType?.includes('json')) return undefined
  const body = await answer.clone().text()
  return body.length > mostBytes ? undefined : { status, contentType, body, location: headers.get('location') }
}

/** Sends the first answer again. A guest may never have received the cookie that came with it, so it is set again. */
async function sendAgain(c: Context<AppEnv>, { status, contentType, body, location }: StoredReply): Promise<Response> {
  if ((await personOf(c))?.kind === 'guest') persistGuestToken(c)
  const headers = {
    ...(contentType !== null && { 'content-type': contentType }),
    ...(location !== null && { location }),
    'cache-control': 'no-store',
    'idempotent-replayed': 'true',
  }
  return body === null ? c.body(null, 204, headers) : c.body(body, status as ContentfulStatusCode, headers)
}

/**
 * A write with a key is applied once. A repeat by the same person or token gets the first answer, if that was stored
 * (`replyOf`); otherwise it is a new try.
 */
export const answerOnce = (limitMsOf: (c: Context<AppEnv>) => number) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const { method, path, url } = c.req
    if (!takesKey(method, path)) return next()
    await refuseOtherPerson(c)
    const key = c.req.header(idempotencyHeader)
    if (key === undefined) return next()
    if (!keyPattern.test(key)) throw idempotencyProblem('key_invalid')
    const who = await keyOwnerOf(c)
    if (who === undefined) return next()
    const { db, digest } = c.get('session')
    const claimed = await claimKey(db, {
      who,
      key,
      deadAfterSeconds: limitMsOf(c) / 1_000 + marginSeconds,
      request: digest(`${method} ${firstAddress(path, new URL(url).search)} ${await bodyText(c)}`),
    })
    if (claimed === 'other_request') throw idempotencyProblem('key_reused')
    if (claimed === 'in_progress')
      throw idempotencyProblem('in_progress', { facts: { retryAfterSeconds: waitSeconds } })
    if ('reply' in claimed) return sendAgain(c, claimed.reply)
    c.set('claim', claimed.claim)
    await next()
    const reply = await replyOf(c.res)
    await (reply ? storeReply(db, claimed.claim, reply) : releaseKey(db, claimed.claim))
    return undefined
  })
