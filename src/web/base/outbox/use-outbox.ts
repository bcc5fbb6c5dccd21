import { useQuery } from '#web/queries/use-query.ts'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { useApp, type AppContext } from '#web/base/app-context.ts'
import { viewerQuery } from '#web/base/viewer-query.ts'
import { browserOutbox, openedOutbox } from './browser-outbox.ts'
import { emptyOutbox, type OutboxState } from './entry-list.ts'
import { isUnsent, type OutboxEntry } from './outbox-entry.ts'
import type { OutboxKind } from './outbox-kind.ts'
import type { Outcome, Wanted } from './outbox-parts.ts'

/** In a task of its own: to open its store takes as long as much else of what is done when a page begins. */
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

/** Does something through the outbox: at once, or when the line is back. */
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

/** What is in it of the person who is looking. */
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

/** How much of it waits, as it is stored: asked before what waits would be lost. */
export function useCountUnsent(): () => Promise<number> {
  const app = useApp()
  const viewer = useQuery(viewerQuery(app.fetchApi)).data
  return async () => {
    const outbox = browserOutbox(app)
    await outbox.read()
    return outbox.state().entries.filter(isUnsent).filter(isOf(viewer?.managerId)).length
  }
}
