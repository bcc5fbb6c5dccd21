import type { EntryStore } from './entry-store.ts'
import type { OutboxEntry, SentEntry } from './outbox-entry.ts'

export interface OutboxState {
  entries: readonly OutboxEntry[]
  /** In this visit. */
  sent: readonly SentEntry[]
  isLasting: boolean
  /** Nothing is being sent now, and something waits. */
  isHeld: boolean
  needsSignIn: boolean
}

export const emptyOutbox: OutboxState = { entries: [], sent: [], isLasting: true, isHeld: false, needsSignIn: false }

const inOrder = (entries: readonly OutboxEntry[]) => entries.toSorted((a, b) => a.place - b.place)

/** The entries as this tab shows them, and as they are stored for all tabs; `changed` is called after each change. */
export function createEntryList(stored: Promise<EntryStore>, changed: () => void) {
  const listeners = new Set<() => void>()
  let state = emptyOutbox
  let changes = 0

  function become(next: Partial<OutboxState>) {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  async function keep(entry: OutboxEntry): Promise<void> {
    changes += 1
    become({ entries: inOrder([...state.entries.filter(({ id }) => id !== entry.id), entry]) })
    await (await stored).put(entry)
    changed()
  }

  async function drop(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return
    changes += 1
    become({ entries: state.entries.filter(({ id }) => !ids.includes(id)) })
    await (await stored).remove(ids)
    changed()
  }

  /** As they are stored; again, when they were changed here while they were read. */
  async function read(): Promise<void> {
    const store = await stored
    let seen: number
    let entries: OutboxEntry[]
    do {
      seen = changes
      entries = await store.all()
    } while (seen !== changes)
    become({ entries: inOrder(entries), isLasting: store.isLasting })
  }

  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  return { state: () => state, become, subscribe, keep, drop, read }
}
