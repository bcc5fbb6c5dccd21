import type { LiveChanged, LiveMatch, LiveWall, LiveYou } from '#contract/live.ts'
import { addressIn, championshipIn } from '#web/base/championship.ts'

export type LiveNews =
  | { kind: 'match'; data: LiveMatch }
  /** A match on which I have a pick; comes beside the same news for all. */
  | { kind: 'yours'; data: LiveMatch }
  | { kind: 'you'; data: LiveYou }
  | { kind: 'changed'; data: LiveChanged }
  /** Something is new on a wall. */
  | { kind: 'wall'; data: LiveWall }
  /** I was told something. */
  | { kind: 'notice'; data: { isNew: true } }
  /** What was missed cannot be told: everything on the page may be old. */
  | { kind: 'reset' }

type Listener = (news: LiveNews) => void

const reopenMs = 30_000
const listeners = new Set<Listener>()
const overhearers = new Set<Listener>()
let source: EventSource | undefined
let reopening: ReturnType<typeof setTimeout> | undefined
let leadingTo: string | undefined

const tell = (news: LiveNews) => {
  for (const listener of [...listeners, ...overhearers]) listener(news)
}

/** The server is ours and checked by its own tests, so its messages are not validated again in the browser. */
const kinds = ['match', 'yours', 'you', 'changed', 'wall', 'notice'] as const

function hear(kind: (typeof kinds)[number]) {
  return (event: MessageEvent<string>) => tell({ kind, data: JSON.parse(event.data) })
}

/** Between the drawing of the page and its first listening something may have been told that nobody will tell again. */
function greet({ data }: MessageEvent<string>) {
  const { quietMs } = JSON.parse(data) as { quietMs: number }
  if (quietMs < performance.now()) tell({ kind: 'reset' })
}

function open() {
  source = new EventSource(addressIn(championshipIn(location.search), '/api/stream'))
  for (const kind of kinds) source.addEventListener(kind, hear(kind))
  source.addEventListener('hello', greet)
  source.addEventListener('reset', () => tell({ kind: 'reset' }))
  // CP4: the page shows what its visitor may not see any more; loaded again it says so.
  source.addEventListener('shut', () => (leadingTo === undefined ? location.reload() : location.assign(leadingTo)))
  source.addEventListener('error', () => {
    // The browser connects again by itself, with the last id, unless the server refused.
    if (source?.readyState !== EventSource.CLOSED) return
    reopening = setTimeout(() => {
      open()
      tell({ kind: 'reset' })
    }, reopenMs)
  })
}

/**
 * For a person who shuts the page's championship themselves: the stream may say so before their own request is answered,
 * and both must lead to the same address. Undo it if the request fails.
 */
export function leadWhenShut(address: string | undefined): void {
  leadingTo = address
}

/** One connection for all that listen on the page; the last to leave closes it. */
export function subscribeLive(listener: Listener): () => void {
  listeners.add(listener)
  if (!source) open()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearTimeout(reopening)
    source?.close()
    source = undefined
  }
}

/** Hears what others listen for, and opens nothing: the first greeting must not come before whoever refreshes the page. */
export function overhearLive(listener: Listener): () => void {
  overhearers.add(listener)
  return () => {
    overhearers.delete(listener)
  }
}

export interface NewsQueue {
  push(news: LiveNews): void
  /** Begins with what was pushed before. */
  listen(listener: (news: LiveNews) => void): () => void
}

/** Keeps what is heard until somebody is there to tell it. */
export function newsQueue(): NewsQueue {
  const waiting: LiveNews[] = []
  let tell: ((news: LiveNews) => void) | undefined
  return {
    push: (news) => {
      if (tell) tell(news)
      else waiting.push(news)
    },
    listen: (listener) => {
      tell = listener
      for (const news of waiting.splice(0)) listener(news)
      return () => {
        tell = undefined
      }
    },
  }
}
