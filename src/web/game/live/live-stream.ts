import type { LiveChanged, LiveMatch, LiveNotice, LiveWall, LiveYou } from '#contract/live.ts'
import { addressIn, championshipIn } from '#web/base/championship.ts'

export type LiveNews =
  | { kind: 'match'; data: LiveMatch }
  /** A match on which the viewer has a pick. Sent in addition to the news for everybody. */
  | { kind: 'yours'; data: LiveMatch }
  | { kind: 'you'; data: LiveYou }
  | { kind: 'changed'; data: LiveChanged }
  /** A wall has changed: a new message, a reaction, a deletion, or its league switched it off or on. */
  | { kind: 'wall'; data: LiveWall }
  /** The viewer has a new notice. */
  | { kind: 'notice'; data: LiveNotice }
  /** Events may have been missed, so everything on the page may be stale. */
  | { kind: 'reset' }

type Listener = (news: LiveNews) => void

const reopenMs = 30_000
const listeners = new Set<Listener>()
const observers = new Set<Listener>()
let source: EventSource | undefined
let reopening: ReturnType<typeof setTimeout> | undefined
let leadingTo: string | undefined

const tell = (news: LiveNews) => {
  for (const listener of [...listeners, ...observers]) listener(news)
}

/** The server's own tests check its messages, so the browser does not validate them again. */
const kinds = ['match', 'yours', 'you', 'changed', 'wall', 'notice'] as const

function handlerFor(kind: (typeof kinds)[number]) {
  return (event: MessageEvent<string>) => tell({ kind, data: JSON.parse(event.data) })
}

/** News from between the request of the page and its first connection is lost. If there was any, all data is stale. */
function greet({ data }: MessageEvent<string>) {
  const { quietMs } = JSON.parse(data) as { quietMs: number }
  if (quietMs < performance.now()) tell({ kind: 'reset' })
}

function open() {
  source = new EventSource(addressIn(championshipIn(location.search), '/api/stream'))
  for (const kind of kinds) source.addEventListener(kind, handlerFor(kind))
  source.addEventListener('hello', greet)
  source.addEventListener('reset', () => tell({ kind: 'reset' }))
  // CP4: the visitor may no longer see this page. A reload says so.
  source.addEventListener('shut', () => (leadingTo === undefined ? location.reload() : location.assign(leadingTo)))
  source.addEventListener('error', () => {
    // The browser reconnects by itself with the last event id, unless the server refused.
    if (source?.readyState !== EventSource.CLOSED) return
    reopening = setTimeout(() => {
      open()
      tell({ kind: 'reset' })
    }, reopenMs)
  })
}

/**
 * For a person who closes the page's championship themselves. The stream may report it before their own request is
 * answered, and both must lead to the same address. Call it with undefined if the request fails.
 */
export function leadWhenShut(address: string | undefined): void {
  leadingTo = address
}

/** All listeners of the page share one connection. The last one to leave closes it. */
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

/**
 * Listens to an open connection without opening one. Otherwise the first greeting could arrive before the listener that
 * refreshes the page.
 */
export function observeLive(listener: Listener): () => void {
  observers.add(listener)
  return () => {
    observers.delete(listener)
  }
}

export interface NewsQueue {
  push(news: LiveNews): void
  /** Starts with the news that arrived earlier. */
  listen(listener: (news: LiveNews) => void): () => void
}

/** Stores news until a listener arrives. */
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
