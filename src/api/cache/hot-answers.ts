import type { IncomingMessage, ServerResponse } from 'node:http'
import { acceptedEncoding, type Encoding } from '#api/http/encoding.ts'
import { socketHeaders } from '#api/http/security-headers.ts'

export interface HotAnswer {
  version: string
  /** Returns the version that this answer has at the time of the call. */
  versionNow: () => string
  headers: Record<string, string>
  bytes: Uint8Array
}

export interface HotAnswers {
  keep(at: { url: string; encoding: Encoding | undefined }, answer: HotAnswer): void
  /** Returns true if it has answered. */
  answer(request: IncomingMessage, response: ServerResponse): boolean
}

const MOST_KEPT = 200

interface Kept {
  version: string
  versionNow: () => string
  etag: string | undefined
  /** Alternating header names and values, as `writeHead` takes them: `full` for a 200, `unchanged` for a 304. */
  full: string[]
  unchanged: string[]
  bytes: Uint8Array
}

const MOST_HEADERS_KNOWN = 100

/** Browsers send only a handful of different Accept-Encoding headers. Each of the first hundred is parsed once. */
function createEncodings() {
  const known = new Map<string, Encoding | 'plain'>()
  return (header: string) => {
    const found = known.get(header)
    if (found !== undefined) return found
    const encoding = acceptedEncoding(header) ?? 'plain'
    if (known.size < MOST_HEADERS_KNOWN) known.set(header, encoding)
    return encoding
  }
}

/**
 * After an event, thousands of pages request the same public bytes. If the app has answered such a request in the
 * current version, the same bytes go straight to the socket. That skips all the app's middleware.
 */
export function createHotAnswers(isSecure = false): HotAnswers {
  const cache = new Map<string, Kept>()
  const encodingOf = createEncodings()
  return {
    keep: ({ url, encoding = 'plain' }, answer) => {
      const { version, versionNow, bytes } = answer
      if (version !== versionNow()) return
      const key = `${encoding} ${url}`
      if (cache.size >= MOST_KEPT && !cache.has(key)) cache.clear()
      const unchanged = Object.entries({ ...socketHeaders(isSecure), ...answer.headers }).flat()
      const full = [...unchanged, 'content-length', String(bytes.byteLength)]
      cache.set(key, { version, versionNow, etag: answer.headers['etag'], full, unchanged, bytes })
    },
    answer: (request, response) => {
      if (request.method !== 'GET' || !request.url?.startsWith('/api/')) return false
      // The app has to count each use of a token.
      if (request.headers.authorization !== undefined) return false
      const accepted = request.headers['accept-encoding']
      const found = cache.get(`${encodingOf(typeof accepted === 'string' ? accepted : '')} ${request.url}`)
      if (!found || found.version !== found.versionNow()) return false
      if (found.etag !== undefined && request.headers['if-none-match'] === found.etag)
        response.writeHead(304, found.unchanged).end()
      else response.writeHead(200, found.full).end(found.bytes)
      return true
    },
  }
}
