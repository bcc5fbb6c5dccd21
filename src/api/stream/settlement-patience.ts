import type { Kysely } from 'kysely'
import { settlementOf } from '#db/round/settlement-near.ts'
import type { Tables } from '#db/schema/schema.ts'

export const LOOK_AGAIN_MS = 250
/** By then who is there to settle it has begun. */
const BEGUN_BY_MS = 5_000
/** One that takes longer than that of ten million is not waited for. */
const LONGEST_MS = 15 * 60_000

/**
 * Whether rankings that have changed are better read later: the round is over, and its settlement, which changes all of them once more, is under
 * way or about to be. Both would have to share the processors, and what is read now would be old a moment later.
 */
export function createPatience(
  db: Kysely<Tables>,
  nowMs: () => number = () => performance.now(),
): (roundId: number) => Promise<boolean> {
  let waiting: { roundId: number; sinceMs: number; dueSinceMs?: number | undefined } | undefined
  return async (roundId) => {
    const settlement = await settlementOf(db, roundId)
    if (settlement === 'not due') {
      waiting = undefined
      return false
    }
    const now = nowMs()
    if (waiting?.roundId !== roundId) waiting = { roundId, sinceMs: now }
    // Picks of the last matches are settled one after the other: between two steps it is due anew.
    waiting.dueSinceMs = settlement === 'under way' ? undefined : (waiting.dueSinceMs ?? now)
    return now - waiting.sinceMs < LONGEST_MS && now - (waiting.dueSinceMs ?? now) < BEGUN_BY_MS
  }
}
