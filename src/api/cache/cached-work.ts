import { NewestMap } from './newest-map.ts'

export interface CachedWork<Key, Value> {
  /** What `make` gave for `key`, made again only when `version` changed. */
  get(key: Key, version: string, make: () => Promise<Value>): Promise<Value>
  /** What was made last for `key`, of whichever version. */
  last(key: Key): Promise<Value> | undefined
  clear(): void
}

/** What takes work to make is made once for all who ask; of the keys, those asked for last are cache. */
export function createCachedWork<Key, Value>(most: number): CachedWork<Key, Value> {
  const cache = new NewestMap<Key, { version: string; work: Promise<Value>; isMade: boolean }>(most)
  return {
    get: (key, version, make) => {
      const found = cache.get(key)
      if (found?.version === version) {
        cache.set(key, found)
        return found.work
      }
      const entry = { version, work: make(), isMade: false }
      // A failure must not be cache: the next one who asks tries again.
      entry.work.then(
        () => (entry.isMade = true),
        () => {
          if (cache.get(key) !== entry) return
          if (found?.isMade) cache.set(key, found)
          else cache.delete(key)
        },
      )
      cache.set(key, entry)
      return entry.work
    },
    last: (key) => {
      const found = cache.get(key)
      return found?.isMade ? found.work : undefined
    },
    clear: () => cache.clear(),
  }
}
