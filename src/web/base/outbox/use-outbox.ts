import { useQuery } from '#web/queries/use-query.ts'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { useApp } from '#web/base/app-context.ts'
import { viewerQuery } from '#web/base/viewer-query.ts'
import { browserOutbox } from './browser-outbox.ts'
import { emptyOutbox, type OutboxState } from './entry-list.ts'
import { isUnsent, type OutboxEntry } from './outbox-entry.ts'
import type { OutboxKind } from './outbox-kind.ts'
import type { Outcome, Wanted } from './outbox-parts.ts'

/** Does something through the outbox: at once, or when the line is back. */
export function useSubmit() {
  const app = useApp()
  // In a task of its own: to open its store takes as long as much else of what is done when a page begins.
  useEffect(() => {
    const soon = setTimeout(() => browserOutbox(app))
    return () => clearTimeout(soon)
  }, [app])
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
  const subscribe = useCallback((listener: () => void) => browserOutbox(app).subscribe(listener), [app])
  const state = useSyncExternalStore(
    subscribe,
    () => browserOutbox(app).state(),
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
