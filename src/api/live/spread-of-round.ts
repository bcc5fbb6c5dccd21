import { yieldToOthers } from '#live/yield-to-others.ts'
import type { LiveRound } from '#live/live-round.ts'
import type { Rankings } from '#live/rankings.ts'
import { measureSpread, type RoundSpread } from '#live/round-spread.ts'

interface Measured {
  version: number
  spread: Promise<RoundSpread | undefined>
}

/** Many pages request this after each change of points. It is the same for all, so it is measured once per version. */
const known = new WeakMap<LiveRound, Measured>()

export function spreadOfRound({ round, managers }: Pick<Rankings, 'round' | 'managers'>): Measured['spread'] {
  if (!round) return Promise.resolve(undefined)
  const version = round.version()
  const last = known.get(round)
  if (last?.version === version) return last.spread
  const spread = yieldToOthers(measureSpread(round, managers.ids.length))
  known.set(round, { version, spread })
  return spread
}
