import { NewestMap } from './newest-map.ts'

export interface CachedWork<Key, Value> {
  /**
   * What `make` returned for `key`. `make` runs again only after a new `version` or a failure, or when the key is no
   * longer in the cache.
   */
  get(key: Key, version: string, make: () => Promise<Value>): Promise<Value>
  /** The last result for `key`, whichever version it has. Undefined without one, or while new work is in progress. */
  last(key: Key): Promise<Value> | undefined
  clear(): void
}

/**
 * Expensive work runs once for all callers with the same key and version. The cache keeps the keys that were requested
 * last.
 */
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
      // A failure must not stay in the cache: the next request tries again.
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
