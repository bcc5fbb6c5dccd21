/**
 * What a request costs us, and how much a person would miss its answer. `save` is a change by somebody with a session,
 * `guest` a change by anybody else. `entry` is such a change of an account: a sign-in or sign-up costs a password hash.
 * `search` is a costly read, such as a search, a picture or an export.
 */
export type Cost = 'health' | 'stream' | 'save' | 'guest' | 'entry' | 'read' | 'search' | 'page'

const watches = new Set(['/healthz', '/readyz'])
const searches =
  /^\/(?:(?:avatars|imagens)\/|metrics|api\/(?:openapi\.json|docs|rankings\/search|account\/export|[^?]*\.csv|[^?]*\?(?:.*&)?(?:search|q)=.))/
const files = /^\/(?:api|assets)\/|^\/[\w.-]+\.\w+(?:\?|$)/

interface Requested {
  method: string | undefined
  url: string | undefined
  isKnown: boolean
}

export function costOf({ method, url = '/', isKnown }: Requested): Cost {
  if (method !== 'GET' && method !== 'HEAD')
    return isKnown ? 'save' : url.startsWith('/api/account/') ? 'entry' : 'guest'
  if (watches.has(url)) return 'health'
  if (url === '/api/stream' || url.startsWith('/api/stream?')) return 'stream'
  if (searches.test(url)) return 'search'
  return files.test(url) ? 'read' : 'page'
}
