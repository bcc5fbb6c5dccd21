import { createMiddleware } from 'hono/factory'
import { noStore } from './cache-headers.ts'
import type { AppEnv } from './context.ts'

/** EB1: a frame for pages of others loads nothing, runs nothing and sends nothing. */
const framedPolicy = (nonce: string) =>
  `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors *`

const strictTransport = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

/** On whatever is sent, by whichever way. What is no page may load nothing and be framed by nobody. */
export const fixedHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/** A worker lives by the policy of its own file; a picture opened alone may be drawn. */
const filePolicies = [
  ['text/javascript', "default-src 'none'; connect-src 'self'; script-src 'self'"],
  ['image/svg+xml', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"],
] as const

function contentSecurityPolicy(nonce: string, development: boolean): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    // What it says holds for style attributes, too. Vite's development client injects style elements without a nonce.
    development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    // The preview of what others may show of us.
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** For what is written to the socket without passing the app. */
export const socketHeaders = (isSecure: boolean): Record<string, string> => ({
  ...fixedHeaders,
  ...(isSecure && strictTransport),
})

export function securityHeaders({ development }: { development: boolean }) {
  return createMiddleware<AppEnv>(async (c, next) => {
    await next()
    const { headers } = c.res
    for (const [name, value] of Object.entries(fixedHeaders)) headers.set(name, value)
    const type = headers.get('content-type') ?? ''
    if (type.startsWith('text/html'))
      headers.set('content-security-policy', contentSecurityPolicy(c.get('nonce'), development))
    if (c.get('mayBeFramed')) {
      headers.delete('x-frame-options')
      headers.set('content-security-policy', framedPolicy(c.get('nonce')))
      headers.set('cross-origin-resource-policy', 'cross-origin')
    }
    for (const [begins, policy] of filePolicies)
      if (type.startsWith(begins)) headers.set('content-security-policy', policy)
    // What stands for our pages in a chat is shown by others.
    if (type === 'image/png') headers.set('cross-origin-resource-policy', 'cross-origin')
    if (c.get('client').secure) for (const [name, value] of Object.entries(strictTransport)) headers.set(name, value)
    // What does not say who may keep it is kept by nobody.
    if (!headers.has('cache-control')) headers.set('cache-control', noStore['cache-control'])
  })
}
