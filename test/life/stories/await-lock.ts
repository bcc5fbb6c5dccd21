import { setTimeout as pause } from 'node:timers/promises'
import type { MarketView } from '#contract/market.ts'
import { Failure } from '#test/life/failure.ts'
import { MINUTE_MS, SECOND_MS, type Life } from '#test/life/life.ts'
import { until } from '#test/life/until.ts'
import { OPERATOR } from './people.ts'

/** A round locks within this time after its deadline, even if it was just created (RL2). */
const LOCK_LIMIT_MS = 2 * SECOND_MS
/** Everybody sees the lock within this time after it. */
const SEEN_WITHIN_MS = SECOND_MS
/**
 * A step that waits for a deadline starts this long before it, so that the server has finished its earlier work by
 * then.
 */
export const BEFORE_LOCK_MS = 2 * MINUTE_MS
const JUST_BEFORE_MS = 4 * SECOND_MS

export const marketOf = (life: Life, slug: string) =>
  life.as(OPERATOR).get<MarketView>(`/api/market?championship=${slug}`)

export async function awaitLock(
  life: Life,
  { slug, roundId, deadlineMs }: { slug: string; roundId: number; deadlineMs: number },
): Promise<void> {
  await life.moveTo(deadlineMs - JUST_BEFORE_MS)
  await until(() => life.clock.now() >= deadlineMs, { everyMs: 100 })
  let slowestMs = 0
  for (;;) {
    // The time of the request counts, because the answer itself takes longer on a busy machine.
    const askedAfterMs = life.clock.now() - deadlineMs
    const startMs = performance.now()
    if ((await marketOf(life, slug)).round?.id !== roundId) return
    slowestMs = Math.max(slowestMs, Math.round(performance.now() - startMs))
    if (askedAfterMs > LOCK_LIMIT_MS + SEEN_WITHIN_MS + slowestMs)
      throw new Failure(
        'late',
        `round ${roundId} of ${slug} is still open ${askedAfterMs} ms after its deadline; answers take ${slowestMs} ms`,
      )
    await pause(200)
  }
}
