import { NewestMap } from './newest-map.ts'

export interface KeptWork<Key, Value> {
  /** What `make` gave for `key`, made again only when `version` changed. */
  get(key: Key, version: string, make: () => Promise<Value>): Promise<Value>
  /** What was made last for `key`, of whichever version. */
  last(key: Key): Promise<Value> | undefined
  clear(): void
}

/** What takes work to make is made once for all who ask; of the keys, those asked for last are kept. */
export function createKeptWork<Key, Value>(most: number): KeptWork<Key, Value> {
  const kept = new NewestMap<Key, { version: string; work: Promise<Value>; isMade: boolean }>(most)
  return {
    get: (key, version, make) => {
      const found = kept.get(key)
      if (found?.version === version) {
        kept.set(key, found)
        return found.work
      }
      const entry = { version, work: make(), isMade: false }
      // A failure must not be kept: the next one who asks tries again.
      entry.work.then(
        () => (entry.isMade = true),
        () => {
          if (kept.get(key) !== entry) return
          if (found?.isMade) kept.set(key, found)
          else kept.delete(key)
        },
      )
      kept.set(key, entry)
      return entry.work
    },
    last: (key) => {
      const found = kept.get(key)
      return found?.isMade ? found.work : undefined
    },
    clear: () => kept.clear(),
  }
}
