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
const isRead = (method: string) => method === 'GET' || method === 'HEAD'

/** After a save, a cookie of five seconds makes every process read from the primary for this browser. */
export const withReads = ({ db, reads }: { db: Kysely<Tables>; reads: Kysely<Tables> }) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const saves = !isRead(c.req.method)
    c.set('reads', saves || getCookie(c, nameOf(c)) !== undefined ? db : reads)
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
