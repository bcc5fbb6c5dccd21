import type { Context } from 'hono'
import type { AppEnv } from './context.ts'
import type { PassingKind } from './passing-problem.ts'
import { unavailablePage } from './unavailable-page.ts'

/** Replaces a page: explains what is wrong and reloads by itself. */
export function sendUnavailable(c: Context<AppEnv>, kind: PassingKind): Response {
  const { html, status, headers } = unavailablePage({
    kind,
    language: c.get('language'),
    theme: c.get('theme'),
    nonce: c.get('nonce'),
  })
  return c.body(html, status, headers)
}
