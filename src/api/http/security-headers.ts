import { createMiddleware } from 'hono/factory'
import { noStore } from './cache-headers.ts'
import type { AppEnv } from './context.ts'

/** EB1: a frame for other sites loads nothing, runs nothing and sends nothing. */
const framedPolicy = (nonce: string) =>
  `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors *`

const strictTransport = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

/**
 * Sent with every answer, except where `securityHeaders` replaces some. By default an answer may load nothing, and
 * nobody may frame it.
 */
export const fixedHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/** A worker follows the policy of its own file. A picture that somebody opens alone may use styles. */
const filePolicies = [
  ['text/javascript', "default-src 'none'; connect-src 'self'; script-src 'self'"],
  ['image/svg+xml', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"],
] as const

function contentSecurityPolicy(nonce: string, development: boolean): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    // This also covers style attributes. Vite's development client adds style elements without a nonce.
    development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    // For the preview of our frames for other sites.
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** For answers that go to the socket without passing the app. */
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
    // Other sites and chats show the pictures of our pages.
    if (type === 'image/png') headers.set('cross-origin-resource-policy', 'cross-origin')
    if (c.get('client').secure) for (const [name, value] of Object.entries(strictTransport)) headers.set(name, value)
    // An answer that does not say who may cache it is not cached at all.
    if (!headers.has('cache-control')) headers.set('cache-control', noStore['cache-control'])
  })
}
