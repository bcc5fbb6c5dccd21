import { createMiddleware } from 'hono/factory'
import { getCookie, setCookie } from 'hono/cookie'
import type { Context } from 'hono'
import type { Kysely } from 'kysely'
import type { Tables } from '#db/schema/schema.ts'
import type { AppEnv } from './context.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** For reads that may be a second old, but never miss what the same browser has just saved. */
    reads: Kysely<Tables>
  }
}

/** Must be longer than a replica may lag behind. */
const savedSeconds = 5
const nameOf = (c: Context<AppEnv>) => (c.get('client').secure ? '__Host-craque_saved' : 'craque_saved')
interface Saver {
  scopes: readonly string[]
  organises: readonly unknown[]
}

/**
 * Programs keep no cookies, so nothing tells every process that a token has just saved. A token that may save
 * therefore always reads from the primary.
 */
const maySave = ({ scopes, organises }: Saver) => organises.length > 0 || scopes.some((scope) => scope !== 'read')
const isRead = (method: string) => method === 'GET' || method === 'HEAD'

/**
 * After a save, a cookie of five seconds makes every process read from the primary for this browser. Requests with a
 * token that may save always read there.
 */
export const withReads = ({ db, reads }: { db: Kysely<Tables>; reads: Kysely<Tables> }) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const saves = !isRead(c.req.method)
    const token = c.get('token')
    const isFresh = saves || (token && maySave(token)) || getCookie(c, nameOf(c)) !== undefined
    c.set('reads', isFresh ? db : reads)
    await next()
    if (saves && reads !== db)
      setCookie(c, nameOf(c), '1', {
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        secure: c.get('client').secure,
        maxAge: savedSeconds,
      })
  })
