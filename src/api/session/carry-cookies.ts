import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#api/http/context.ts'
import type { SessionService } from './session-service.ts'

export function carryCookies(c: Context<AppEnv>, from: Headers | null | undefined): void {
  for (const cookie of from?.getSetCookie() ?? []) c.header('set-cookie', cookie, { append: true })
}

export const withSession = (session: SessionService) =>
  createMiddleware<AppEnv>(async (c, next) => {
    c.set('session', session)
    await next()
  })
