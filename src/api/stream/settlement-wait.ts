import type { Kysely } from 'kysely'
import { settlementOf } from '#db/round/settlement-near.ts'
import type { Tables } from '#db/schema/schema.ts'

export const LOOK_AGAIN_MS = 250
/** The feed stops waiting for a settlement that is due for this long and has not begun. */
const BEGUN_BY_MS = 5_000
/** The feed waits at most this long for a settlement, whether it runs or not. */
const LONGEST_MS = 15 * 60_000

/**
 * Whether changed rankings are better read later: the round is over, and its settlement runs or is about to run. The
 * settlement changes all rankings once more. A reading now would compete with it for the processors, and would be old a
 * moment later.
 */
export function createSettlementWait(
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
    // Picks of the last matches settle one after the other: between two steps the settlement is due again.
    waiting.dueSinceMs = settlement === 'under way' ? undefined : (waiting.dueSinceMs ?? now)
    return now - waiting.sinceMs < LONGEST_MS && now - (waiting.dueSinceMs ?? now) < BEGUN_BY_MS
  }
}
