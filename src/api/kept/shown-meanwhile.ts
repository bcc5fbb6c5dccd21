import { setTimeout as pause } from 'node:timers/promises'
import { NewestMap } from './newest-map.ts'

export interface ShownMeanwhile<Value> {
  /** What `make` gives, if it does so soon; else what it gave last, unless that is too long ago. */
  get(key: string, make: () => Promise<Value>): Promise<Value>
}

interface Patience {
  /** How many are kept. */
  most: number
  /** Who asks waits so long for what is being made, if there is anything else to show. */
  soonMs?: number
  /** So long what was made can be shown. */
  goodForMs?: number
}

/** For what takes seconds to make anew. It is made once for all who ask meanwhile; why it failed is told to who has nothing else to be shown. */
export function createShownMeanwhile<Value>({
  most,
  soonMs = 50,
  goodForMs = 15_000,
}: Patience): ShownMeanwhile<Value> {
  const made = new NewestMap<string, { value: Value; atMs: number }>(most)
  const making = new Map<string, Promise<Value>>()

  async function makeAnew(key: string, make: () => Promise<Value>): Promise<Value> {
    try {
      const value = await make()
      made.set(key, { value, atMs: performance.now() })
      return value
    } finally {
      making.delete(key)
    }
  }

  return {
    get: async (key, make) => {
      const before = made.get(key)
      const work = making.get(key) ?? makeAnew(key, make)
      making.set(key, work)
      if (!before || performance.now() - before.atMs > goodForMs) return work
      const later = pause(soonMs, before.value)
      return Promise.race([work, later]).catch(() => later)
    },
  }
}
