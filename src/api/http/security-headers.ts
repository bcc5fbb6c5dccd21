import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './context.ts'

export const fixedHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

function contentSecurityPolicy(nonce: string, development: boolean): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    // Vite's development client injects style elements without a nonce.
    development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

export function securityHeaders({ development }: { development: boolean }) {
  return createMiddleware<AppEnv>(async (c, next) => {
    await next()
    const { headers } = c.res
    for (const [name, value] of Object.entries(fixedHeaders)) headers.set(name, value)
    headers.set('content-security-policy', contentSecurityPolicy(c.get('nonce'), development))
    if (c.get('client').secure) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains')
  })
}
