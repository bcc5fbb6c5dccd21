import type { OutboxEntry } from './outbox-entry.ts'

/** Where entries lie between two pages. */
export interface EntryStore {
  /** False: they are gone with this page. */
  isLasting: boolean
  all(): Promise<OutboxEntry[]>
  put(entry: OutboxEntry): Promise<void>
  remove(ids: readonly string[]): Promise<void>
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
    /** Committed without waiting for the answer: a page that is left at once hears none. */
    const write = async (ask: (store: IDBObjectStore) => Promise<unknown>[]) => {
      const store = on('readwrite')
      const asked = ask(store)
      store.transaction.commit()
      await Promise.all(asked)
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
