import type { MarketView } from '#contract/market.ts'
import { Failure } from '#test/life/failure.ts'
import { SECOND_MS, type Life } from '#test/life/life.ts'
import { until } from '#test/life/until.ts'
import { OPERATOR } from './people.ts'

/** A round locks this soon after its deadline, however recently it was created (RL2). */
const LOCK_LIMIT_MS = 2 * SECOND_MS
/** So long before the deadline a step that waits for it begins. */
export const BEFORE_LOCK_MS = 4 * SECOND_MS

export const marketOf = (life: Life, slug: string) =>
  life.as(OPERATOR).get<MarketView>(`/api/market?campeonato=${slug}`)

export async function awaitLock(
  life: Life,
  { slug, roundId, deadlineMs }: { slug: string; roundId: number; deadlineMs: number },
): Promise<void> {
  await until(() => life.clock.now() >= deadlineMs, { everyMs: 100 })
  await until(async () => (await marketOf(life, slug)).round?.id !== roundId, {
    limitMs: LOCK_LIMIT_MS + SECOND_MS,
    everyMs: 200,
    otherwise: () =>
      new Failure(
        'late',
        `round ${roundId} of ${slug} is still open ${life.clock.now() - deadlineMs} ms after its deadline`,
      ),
  })
}
