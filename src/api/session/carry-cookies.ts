import type { Context } from 'hono'
import type { AppEnv } from '#api/http/context.ts'

export function carryCookies(c: Context<AppEnv>, from: Headers | null | undefined): void {
  for (const cookie of from?.getSetCookie() ?? []) c.header('set-cookie', cookie, { append: true })
}
