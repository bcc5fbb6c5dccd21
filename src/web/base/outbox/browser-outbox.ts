import { idempotencyHeader, madeByHeader } from '#contract/idempotency.ts'
import { callApi } from '#web/base/api-client.ts'
import type { AppContext } from '#web/base/app-context.ts'
import { fetchIn } from '#web/base/championship.ts'
import { problemText } from '#web/base/problem-text.ts'
import { viewerQuery } from '#web/base/viewer-query.ts'
import { openStore } from './entry-store.ts'
import { markOutbox, openOutbox } from './outbox-mark.ts'
import { createOutbox, type Outbox, type OutboxNews } from './outbox.ts'

type App = Pick<AppContext, 'fetchApi' | 'championship' | 'queryClient' | 'copy'>

const lockName = 'craque-outbox'
const viewerIsFreshMs = 60_000

/** Without locks (no HTTPS) two tabs may both send: the key makes that harmless. */
const alone = async (work: () => Promise<void>) =>
  'locks' in navigator ? navigator.locks.request(lockName, work) : work()

function start({ fetchApi, championship, queryClient, copy }: App): Outbox {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(lockName) : undefined
  const viewer = viewerQuery(fetchApi)
  const outbox = createOutbox({
    store: openStore(),
    viewer: async () => (await queryClient.fetchQuery({ ...viewer, staleTime: viewerIsFreshMs }))?.managerId ?? null,
    knownViewer: () => queryClient.getQueryData(viewer.queryKey)?.managerId ?? null,
    forgetViewer: () => void queryClient.invalidateQueries({ queryKey: viewer.queryKey }),
    championship,
    send: (kind, { id, person, championship: madeIn, body }) => {
      const { headers, ...request } = kind.request(body)
      return callApi({
        // Wherever this page is: what was made in a championship goes to that one.
        fetchApi: fetchIn(madeIn, (path, init) => fetch(path, init)),
        ...request,
        schema: () => kind.schema(),
        headers: { ...headers, [idempotencyHeader]: id, ...(person !== null && { [madeByHeader]: String(person) }) },
        keepalive: true,
      })
    },
    alone,
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    tell: (news) => channel?.postMessage(news),
    arrived: (kind, arrival) => kind.arrived?.(queryClient, arrival),
    wordsOf: (error) => problemText(error, copy.shell.problem),
    isOnline: () => navigator.onLine,
    nowMs: () => Date.now(),
    later: (afterMs, work) => {
      const timer = setTimeout(work, afterMs)
      return () => clearTimeout(timer)
    },
  })
  const flush = () => void outbox.flush()
  channel?.addEventListener('message', ({ data }: MessageEvent<OutboxNews>) => outbox.hear(data))
  addEventListener('online', flush)
  addEventListener('pagehide', () => outbox.sendLast())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') flush()
  })
  const stopMarking = outbox.subscribe(() => markOutbox(outbox.state().entries.length > 0))
  void outbox.read().catch(stopMarking)
  // Not while a part is being drawn.
  queueMicrotask(openOutbox)
  return outbox
}

let outbox: Outbox | undefined

/** The outbox of this page; it begins with the first part that can put something in. */
export function browserOutbox(app: App): Outbox {
  outbox ??= start(app)
  return outbox
}
