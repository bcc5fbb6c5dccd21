import { keepHeader, personHeader } from '#contract/keep-page.ts'

/** With passwords, secrets and what operators and scorers do: shown while there is a line, or not at all. */
const neverKept = /^\/(conta|entrar|criar-conta|recuperar-senha|operador|mesa)(\/|$)/

interface Input {
  request: Request
  status: number
  /** Who looks; null: a visitor; undefined: it could not be told. */
  viewer: { managerId: number } | null | undefined
}

/** For the service worker, which forgets what it keeps with the person. For everything else a page stays what nobody may store. */
export function keepHeaders({ request, status, viewer }: Input): Record<string, string> {
  if (viewer === undefined || !request.headers.has(keepHeader)) return {}
  const person = { [personHeader]: String(viewer?.managerId ?? 'nobody') }
  const mayKeep = status === 200 && !neverKept.test(new URL(request.url).pathname)
  return mayKeep ? { ...person, 'cache-control': 'private, no-cache' } : person
}
