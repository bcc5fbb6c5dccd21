import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { useApp, type AppContext } from '#web/base/app-context.ts'
import { viewerQuery } from '#web/base/viewer-query.ts'
import { emptyOutbox, type OutboxState, openStore } from './entry-list.ts'
import {
  isUnsent,
  type OutboxEntry,
  type OutboxKind,
  type Outcome,
  type Wanted,
  type AnyKind,
  type OutboxNews,
} from './outbox-entry.ts'
import { idempotencyHeader, madeByHeader } from '#contract/idempotency.ts'
import { callApi, requestInit, sendRequest, type FetchApi } from '#web/base/api-client.ts'
import { addressIn } from '#web/base/championship.ts'
import { problemText } from '#web/base/problem-text.ts'
import { serviceWorker } from '#web/base/service-worker.ts'
import { markOutbox, openOutbox } from './outbox-mark.ts'
import { Outbox } from './outbox.ts'

type App = Pick<AppContext, 'fetchApi' | 'championship' | 'queryClient' | 'copy'>

const lockName = 'craque-outbox'
const viewerIsFreshMs = 60_000

/** Without locks (no HTTPS) two tabs may both send an entry. Its key makes that harmless. */
const alone = async (work: () => Promise<void>) =>
  'locks' in navigator ? navigator.locks.request(lockName, work) : work()

/** An entry is always sent to the championship it was made in. */
function callOf(kind: AnyKind, { id, person, championship, body }: OutboxEntry) {
  const { headers, path, ...request } = kind.request(body)
  return {
    ...request,
    path: addressIn(championship, path),
    headers: { ...headers, [idempotencyHeader]: id, ...(person !== null && { [madeByHeader]: String(person) }) },
  }
}

/** Uses the answer of the service worker if it has already sent the entry. Otherwise sends the request. */
const fetchFor =
  ({ answer }: OutboxEntry): FetchApi =>
  async (path, init) =>
    answer
      ? new Response(answer.text || null, { status: answer.status, headers: { 'content-type': answer.type } })
      : fetch(path, init)

/** Asks the service worker, if there is one that can, to send the entries even if the page is closed. */
async function sendWhenClosed(): Promise<void> {
  await (await serviceWorker())?.sync?.register(lockName)
}

function start({ fetchApi, championship, queryClient, copy }: App): Outbox {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(lockName) : undefined
  const viewer = viewerQuery(fetchApi)
  const outbox = new Outbox({
    store: openStore(),
    viewer: async () => (await queryClient.fetchQuery({ ...viewer, staleTime: viewerIsFreshMs }))?.managerId ?? null,
    knownViewer: () => queryClient.getQueryData(viewer.queryKey)?.managerId ?? null,
    hasEnded: async () => (await callApi(fetchApi, 'GET /api/viewer')).hasEnded ?? false,
    forgetViewer: () => void queryClient.invalidateQueries({ queryKey: viewer.queryKey }),
    championship,
    requestOf: (kind, entry) => {
      const { path, method, headers, body } = callOf(kind, entry)
      return { path, ...requestInit({ method, headers, body }) }
    },
    send: (kind, entry) => sendRequest(fetchFor(entry), { ...callOf(kind, entry), keepalive: true }),
    alone,
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    broadcast: (news) => channel?.postMessage(news),
    arrived: (kind, arrival) => {
      markArrival()
      kind.arrived?.(queryClient, arrival)
    },
    wordsOf: (error) => problemText(error, copy.shell.problem),
    isOnline: () => navigator.onLine,
    nowMs: () => Date.now(),
    later: (afterMs, work) => {
      const timer = setTimeout(work, afterMs)
      return () => clearTimeout(timer)
    },
  })
  const flush = () => void outbox.flush()
  channel?.addEventListener('message', ({ data }: MessageEvent<OutboxNews>) => outbox.receive(data))
  addEventListener('online', flush)
  addEventListener('pagehide', () => outbox.sendLast())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') flush()
  })
  let wasHeld = false
  const look = () => {
    const { entries, isHeld } = outbox.state()
    markOutbox(entries.length > 0)
    if (entries.length > 0) openOutbox()
    if (isHeld && !wasHeld) void sendWhenClosed().catch(() => undefined)
    wasHeld = isHeld
  }
  const stopLooking = outbox.subscribe(look)
  void outbox.read().then(look).catch(stopLooking)
  // Loads the outbox's panel on the first interaction, because its code could not load after a lost connection.
  for (const sign of ['pointermove', 'pointerdown', 'keydown']) addEventListener(sign, openOutbox, { once: true })
  // Queries must not be invalidated during rendering.
  queueMicrotask(() => {
    if (isOlderThanArrival()) void queryClient.invalidateQueries()
  })
  return outbox
}

let outbox: Outbox | undefined

export const openedOutbox = (): Outbox | undefined => outbox

/** The outbox of this page. It starts with the first part that uses it. */
export function browserOutbox(app: App): Outbox {
  outbox ??= start(app)
  return outbox
}

const markKey = 'craque.arrived'

export function markArrival(): void {
  try {
    localStorage.setItem(markKey, String(Date.now()))
  } catch {
    // Without storage the next page refreshes when it becomes visible again.
  }
}

/** Whether an entry arrived after this page was requested. Then the page's data may be older than the entry. */
export function isOlderThanArrival(): boolean {
  try {
    return Number(localStorage.getItem(markKey)) > performance.timeOrigin
  } catch {
    return false
  }
}

/** Starts the outbox in a task of its own, so that opening the store does not delay the start of the page. */
function openSoon(app: AppContext, listener?: () => void): () => void {
  let stop: (() => void) | undefined
  const soon = setTimeout(() => {
    const outbox = browserOutbox(app)
    if (!listener) return
    stop = outbox.subscribe(listener)
    listener()
  })
  return () => {
    clearTimeout(soon)
    stop?.()
  }
}

/** Sends an action through the outbox: now, or once there is a connection. */
export function useSubmit() {
  const app = useApp()
  useEffect(() => openSoon(app), [app])
  return <Body, Answer>(kind: OutboxKind<Body, Answer>, wanted: Wanted<Body>): Promise<Outcome<Answer>> =>
    browserOutbox(app).submit(kind, wanted)
}

const isOf =
  (managerId: number | undefined) =>
  ({ person }: OutboxEntry): boolean =>
    person === null || person === managerId

/** The outbox with only the entries of the current viewer, and those made before anybody was known. */
export function useOutboxState(): OutboxState {
  const app = useApp()
  const viewer = useQuery(viewerQuery(app.fetchApi)).data
  const subscribe = useCallback((listener: () => void) => openSoon(app, listener), [app])
  const state = useSyncExternalStore(
    subscribe,
    () => openedOutbox()?.state() ?? emptyOutbox,
    () => emptyOutbox,
  )
  return { ...state, entries: state.entries.filter(isOf(viewer?.managerId)) }
}

/** Counts the viewer's unsent entries on this device, before an action that would lose them. */
export function useCountUnsent(): () => Promise<number> {
  const app = useApp()
  const viewer = useQuery(viewerQuery(app.fetchApi)).data
  return async () => {
    const outbox = browserOutbox(app)
    await outbox.read()
    return outbox.state().entries.filter(isUnsent).filter(isOf(viewer?.managerId)).length
  }
}
