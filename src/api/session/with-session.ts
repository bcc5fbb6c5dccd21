import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#api/http/context.ts'
import { captureCauses } from './hidden-cause.ts'
import type { SessionService } from './session-service.ts'
import type { Person } from './viewer.ts'

declare module 'hono' {
  interface ContextVariableMap {
    session: SessionService
    /** Read at most once per request: use `viewerOf`. */
    person: Promise<Person | undefined> | undefined
  }
}

export const withSession = (session: SessionService) =>
  createMiddleware<AppEnv>(async (c, next) => {
    c.set('session', session)
    await captureCauses(next)
  })
