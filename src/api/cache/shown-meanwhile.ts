import { NewestMap } from './newest-map.ts'

export interface Shown<Value> {
  value: Value
  /** It is of an earlier version than was asked for. */
  isBehind: boolean
}

export interface ShownMeanwhile<Value> {
  /** What `make` gives for a version, if it does so soon; else what was made last, unless that has been behind for too long. */
  get: (key: string, version: string, make: () => Promise<Value>) => Promise<Shown<Value>>
  /** All whose keys begin so, and what is being made of them. */
  forget: (start: string) => void
}

interface Patience {
  /** How many are kept. */
  most: number
  /** Who asks waits so long for what is being made, if there is anything else to show. */
  soonMs?: number
  /** So long after it was last known to be right what was made can be shown. */
  goodForMs?: number
}

interface Made<Value> {
  version: string
  value: Value
  rightAtMs: number
}

const inMs = <T>(ms: number, value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value), ms))

/** For what takes seconds to make anew. It is made once for all who ask meanwhile; why it failed is told to who has nothing else to be shown. */
export function createShownMeanwhile<Value>({
  most,
  soonMs = 50,
  goodForMs = 15_000,
}: Patience): ShownMeanwhile<Value> {
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
