import type { FeedProblem } from '#domain/feed/feed.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { isAllowedAddress } from './allowed-address.ts'

export interface Document {
  bytes: Uint8Array
}

export type Ask = (address: string, headers?: Record<string, string>) => Promise<Result<Document, FeedProblem>>

const TIMEOUT_MS = 15_000
const MOST_BYTES = 8 * 1024 * 1024

interface Kept extends Document {
  conditions: Record<string, string>
}

async function bytesOf(body: ReadableStream<Uint8Array> | null): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > MOST_BYTES) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function conditionsOf(headers: Headers): Record<string, string> {
  const [etag, changed] = [headers.get('etag'), headers.get('last-modified')]
  return { ...(etag && { 'if-none-match': etag }), ...(changed && { 'if-modified-since': changed }) }
}

function statusProblem({ status, headers }: Response): FeedProblem {
  const seconds = Number(headers.get('retry-after') ?? NaN)
  return { kind: 'bad_status', status, ...(seconds > 0 && { retryAfterSeconds: Math.ceil(seconds) }) }
}

/** Fetches documents of the allowed hosts. This process caches each, so that an unchanged one is not sent again. */
export function createAsk({ hosts, timeoutMs = TIMEOUT_MS }: { hosts: readonly string[]; timeoutMs?: number }): Ask {
  const kept = new Map<string, Kept>()
  return async (address, headers = {}) => {
    if (!isAllowedAddress(address, hosts))
      return fail({ kind: 'host_not_allowed', host: URL.canParse(address) ? new URL(address).host : address })
    const known = kept.get(address)
    try {
      const response = await fetch(address, {
        headers: {
          accept: 'application/json, text/plain;q=0.9',
          'user-agent': 'Craque',
          ...headers,
          ...known?.conditions,
        },
        // An allowed host could redirect to one that is not allowed.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (response.status === 304 && known) return ok({ bytes: known.bytes })
      if (response.status >= 300 && response.status < 400) return fail({ kind: 'redirected' })
      if (!response.ok) return fail(statusProblem(response))
      const bytes = await bytesOf(response.body)
      if (!bytes) return fail({ kind: 'too_large', megabytes: MOST_BYTES / 1024 / 1024 })
      kept.set(address, { bytes, conditions: conditionsOf(response.headers) })
      return ok({ bytes })
    } catch (error) {
      if (error instanceof DOMException && error.name === 'TimeoutError') return fail({ kind: 'timed_out' })
      return fail({ kind: 'unreachable', reason: reasonOf(error) })
    }
  }
}

/** The error of fetch says little; its cause has the reason. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.message
  return String(cause)
}
