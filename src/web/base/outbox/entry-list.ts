import type { EntryStore, OutboxEntry, SentEntry } from './outbox-entry.ts'

export interface OutboxState {
  entries: readonly OutboxEntry[]
  /** The entries that reached the server during this visit, newest first. Signing out empties the list. */
  sent: readonly SentEntry[]
  isLasting: boolean
  /** The viewer has unsent entries, and no tab is sending one of them. */
  isHeld: boolean
  needsSignIn: boolean
  /** The number of entries that were lost with an ended session. */
  lost: number
}

export const emptyOutbox: OutboxState = {
  entries: [],
  sent: [],
  isLasting: true,
  isHeld: false,
  needsSignIn: false,
  lost: 0,
}

const inOrder = (entries: readonly OutboxEntry[]) =>
  entries.length > 0 ? entries.toSorted((a, b) => a.place - b.place) : emptyOutbox.entries

/** The entries that this tab shows and that are stored for all tabs. `changed` runs after each write to the store. */
export function createEntryList(stored: Promise<EntryStore>, changed: () => void) {
  const listeners = new Set<() => void>()
  let state = emptyOutbox
  let changes = 0
  /** Writes to the store that are not finished. Null means a removal. A read in between must not undo them. */
  const underWay = new Map<string, OutboxEntry | null>()

  /** Listeners are not called if nothing changed, because they render whole lists. */
  function become(next: Partial<OutboxState>) {
    if (Object.entries(next).every(([name, value]) => value === state[name as keyof OutboxState])) return
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  async function store(written: ReadonlyMap<string, OutboxEntry | null>, write: () => Promise<void>): Promise<void> {
    changes += 1
    for (const [id, entry] of written) underWay.set(id, entry)
    try {
      await write()
    } finally {
      changes += 1
      for (const [id, entry] of written) if (underWay.get(id) === entry) underWay.delete(id)
    }
    changed()
  }

  async function keep(entry: OutboxEntry): Promise<void> {
    become({ entries: inOrder([...state.entries.filter(({ id }) => id !== entry.id), entry]) })
    await store(new Map([[entry.id, entry]]), async () => (await stored).put(entry))
  }

  async function drop(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return
    become({ entries: inOrder(state.entries.filter(({ id }) => !ids.includes(id))) })
    await store(new Map(ids.map((id) => [id, null])), async () => (await stored).remove(ids))
  }

  /** Reads the stored entries, and repeats if they changed here in the meantime. */
  async function read(): Promise<void> {
    const shelf = await stored
    let seen: number
    let entries: OutboxEntry[]
    do {
      seen = changes
      entries = await shelf.all()
    } while (seen !== changes)
    const known = entries.filter(({ id }) => !underWay.has(id))
    const coming = [...underWay.values()].filter((entry) => entry !== null)
    become({ entries: inOrder([...known, ...coming]), isLasting: shelf.isLasting })
  }

  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  return { state: () => state, become, subscribe, keep, drop, read }
}

export function memoryStore(): EntryStore {
  const entries = new Map<string, OutboxEntry>()
  return {
    isLasting: false,
    all: async () => [...entries.values()],
    put: async (entry) => void entries.set(entry.id, entry),
    remove: async (ids) => ids.forEach((id) => entries.delete(id)),
  }
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('storage failed')))
  })

const shelf = 'entries'

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open('craque-outbox', 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(shelf, { keyPath: 'id' }))
  return done(request)
}

/** The browser's database, or memory where it is forbidden, as in some private windows. */
export async function openStore(): Promise<EntryStore> {
  try {
    const database = await openDatabase()
    const on = (mode: IDBTransactionMode) => database.transaction(shelf, mode).objectStore(shelf)
    /** Commits without waiting for the answer, because a page that the person leaves immediately never gets it. */
    const write = async (ask: (store: IDBObjectStore) => Promise<unknown>[]) => {
      const store = on('readwrite')
      const requests = ask(store)
      store.transaction.commit()
      await Promise.all(requests)
    }
    await done(on('readonly').count())
    return {
      isLasting: true,
      all: () => done<OutboxEntry[]>(on('readonly').getAll()),
      put: (entry) => write((store) => [done(store.put(entry))]),
      remove: (ids) => write((store) => ids.map((id) => done(store.delete(id)))),
    }
  } catch {
    return memoryStore()
  }
}
