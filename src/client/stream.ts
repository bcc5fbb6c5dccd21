import { pause, problemOf, type Caller } from './call.ts'
import type { StreamOptions } from './client-options.ts'
import type { Problem, StreamEvent } from './client-types.ts'
import { CraqueProblem } from './craque-problem.ts'

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 30_000

interface Block extends Partial<StreamEvent> {
  retryMs?: number
}

/** Reads one event as the server writes it. A comment, which keeps the connection alive, becomes an empty block. */
function readBlock(text: string): Block {
  const lines = text.split(/\r?\n/).map((line) => /^(\w+): ?(.*)$/.exec(line) ?? [])
  const valuesOf = (field: string) => lines.flatMap(([, name, value]) => (name === field ? [value ?? ''] : []))
  const [retry] = valuesOf('retry')
  const [id] = valuesOf('id')
  const data = valuesOf('data').join('\n')
  return {
    ...(retry !== undefined && { retryMs: Number(retry) }),
    ...(id !== undefined && { id }),
    ...(data !== '' && { event: valuesOf('event')[0] ?? 'message', data: JSON.parse(data) as unknown }),
  }
}

async function* blocksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Block> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      text += decoder.decode(value, { stream: true })
      const parts = text.split(/\r?\n\r?\n/)
      text = parts.pop() ?? ''
      for (const part of parts) yield readBlock(part)
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

/**
 * Yields events as they happen. After a lost connection it continues after the last event, until the caller aborts or
 * leaves the loop. A refusal (4xx except 429) throws a `CraqueProblem`.
 */
export async function* listen({ send }: Caller, options: StreamOptions = {}): AsyncGenerator<StreamEvent> {
  const { signal, championship } = options
  let last = options.lastEventId
  let waitMs = FIRST_WAIT_MS
  for (;;) {
    // A header `last-event-id` would need a permission that this server gives no page of another origin.
    const query = new URLSearchParams({
      ...(championship !== undefined && { championship }),
      ...(last !== undefined && { lastEventId: last }),
    })
    const path = query.size > 0 ? `/api/stream?${query.toString()}` : '/api/stream'
    const headers = { accept: 'text/event-stream' }
    let asked = waitMs
    let refusal: Problem | undefined
    try {
      const response = await send(path, { headers, signal: signal ?? null })
      asked = Math.max(asked, 1_000 * Number(response.headers.get('retry-after') ?? 0))
      if (response.ok && response.body) {
        for await (const { retryMs, id, event, data } of blocksOf(response.body)) {
          if (retryMs !== undefined) asked = retryMs
          if (id !== undefined) last = id
          waitMs = FIRST_WAIT_MS
          if (event !== undefined) yield { event, data, ...(id !== undefined && { id }) }
        }
      } else if (response.status < 500 && response.status !== 429) {
        refusal = await problemOf(response)
      }
    } catch {
      // The connection was lost: the next one continues after the last event.
    }
    if (signal?.aborted) return
    if (refusal) throw new CraqueProblem(refusal)
    await pause(asked, signal).catch(() => undefined)
    waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)
  }
}
