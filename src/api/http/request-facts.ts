import { randomBytes } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { getCookie } from 'hono/cookie'
import type { Context } from 'hono'
import type { Logger } from 'pino'
import { isTheme, themeCookie } from '#contract/language.ts'
import { lastForwarded } from './client-address.ts'
import type { AppEnv } from './context.ts'
import { ownOrigin } from './own-origin.ts'
import { languageOf } from './request-language.ts'

const requestIdPattern = /^[A-Za-z0-9._-]{8,64}$/

interface FactsOptions {
  log: Logger
  trustProxy: boolean
  publicUrl?: string | undefined
}

/** Facts about the client. Forwarded headers count only if the operator has said that a proxy sets them. */
function clientOf(c: Context<AppEnv>, trustProxy: boolean): AppEnv['Variables']['client'] {
  const url = new URL(c.req.url)
  const socketIp = c.env?.incoming?.socket?.remoteAddress ?? '127.0.0.1'
  if (!trustProxy) return { ip: socketIp, secure: url.protocol === 'https:', origin: url.origin }
  const protocol = lastForwarded(c.req.header('x-forwarded-proto')) ?? url.protocol.slice(0, -1)
  const host = lastForwarded(c.req.header('x-forwarded-host')) ?? url.host
  return {
    ip: lastForwarded(c.req.header('x-forwarded-for')) ?? socketIp,
    secure: protocol === 'https',
    origin: `${protocol}://${host}`,
  }
}

export function requestFacts({ log, trustProxy, publicUrl }: FactsOptions) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const given = trustProxy ? c.req.header('x-request-id') : undefined
    const requestId = given && requestIdPattern.test(given) ? given : randomBytes(9).toString('base64url')
    const theme = getCookie(c, themeCookie)
    c.set('requestId', requestId)
    c.set('nonce', randomBytes(16).toString('base64url'))
    c.set('language', languageOf(c.req.raw.headers))
    c.set('theme', isTheme(theme) ? theme : 'system')
    const client = clientOf(c, trustProxy)
    c.set('client', client)
    c.set('site', publicUrl ?? ownOrigin(client.origin, c.env?.incoming?.socket))
    c.set('log', log.child({ requestId }))
    await next()
    c.res.headers.set('x-request-id', requestId)
  })
}
