import { NewestMap } from './newest-map.ts'

export interface Shown<Value> {
  value: Value
  /** The value is of an earlier version than the one requested. */
  isBehind: boolean
}

export interface StaleWhileRevalidate<Value> {
  /**
   * Returns the value of this version if it is known. Otherwise waits for the run of `make` for this key, or starts
   * one. If the last value was right within the last `goodForMs`, the wait ends after `soonMs` with that value.
   */
  get: (key: string, version: string, make: () => Promise<Value>) => Promise<Shown<Value>>
  /** Forgets all keys with this prefix, and work in progress for them. */
  forget: (start: string) => void
}

interface Patience {
  /** How many values stay in memory. */
  most: number
  /** How long a request waits for new work if there is an older value to show. */
  soonMs?: number
  /** How long an older value may be shown after it was last known to be right. */
  goodForMs?: number
}

interface Made<Value> {
  version: string
  value: Value
  rightAtMs: number
}

const inMs = <T>(ms: number, value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value), ms))

/**
 * For values that take seconds to make. Requests that arrive meanwhile share the same work. If the work fails, a
 * request gets the error, unless it may show an older value.
 */
export function createStaleWhileRevalidate<Value>({
  most,
  soonMs = 50,
  goodForMs = 15_000,
}: Patience): StaleWhileRevalidate<Value> {
  const made = new NewestMap<string, Made<Value>>(most)
  const making = new Map<string, Promise<Made<Value>>>()

  function makeAnew(key: string, version: string, make: () => Promise<Value>): Promise<Made<Value>> {
    const isWanted = () => making.get(key) === work
    const work: Promise<Made<Value>> = make().then((value) => {
      const one = { version, value, rightAtMs: performance.now() }
      if (isWanted()) made.set(key, one)
      return one
    })
    making.set(key, work)
    const end = () => void (isWanted() && making.delete(key))
    work.then(end, end)
    return work
  }

  return {
    get: async (key, version, make) => {
      const before = made.get(key)
      if (before?.version === version) {
        before.rightAtMs = performance.now()
        return { value: before.value, isBehind: false }
      }
      const work = making.get(key) ?? makeAnew(key, version, make)
      const isGood = before && performance.now() - before.rightAtMs <= goodForMs
      const shown = isGood ? await Promise.race([work, inMs(soonMs, before)]).catch(() => before) : await work
      return { value: shown.value, isBehind: shown.version !== version }
    },
    forget: (start) => {
      for (const kept of [made, making]) for (const key of kept.keys()) if (key.startsWith(start)) kept.delete(key)
    },
  }
}
