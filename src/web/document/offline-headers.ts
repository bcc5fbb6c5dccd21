import { keepHeader, personHeader } from '#contract/keep-page.ts'

/**
 * Pages with passwords, secrets, or work of operators and scorers. The app's worker never stores them. The match desk
 * has a cache of its own (`game/desk/cache-desk.ts`).
 */
const neverKept = /^\/(conta|entrar|criar-conta|recuperar-senha|operador|mesa)(\/|$)/

interface Input {
  request: Request
  status: number
  /** Null: a visitor. Undefined: the server could not read who the viewer is. */
  viewer: { managerId: number } | null | undefined
}

/**
 * Headers for the service worker, which deletes stored pages when the person changes. A page that it may not store
 * stays `no-store`.
 */
export function offlineHeaders({ request, status, viewer }: Input): Record<string, string> {
  if (viewer === undefined || !request.headers.has(keepHeader)) return {}
  const person = { [personHeader]: String(viewer?.managerId ?? 'nobody') }
  const mayKeep = status === 200 && !neverKept.test(new URL(request.url).pathname)
  return mayKeep ? { ...person, 'cache-control': 'private, no-cache' } : person
}
