import type { AppContext } from '#web/base/app-context.ts'
import { clockQuery } from '#web/game/clock/clock-query.ts'
import { leaguesQuery } from '#web/game/league/league-queries.ts'
import { ownRoundQuery } from '#web/game/live/own-round-query.ts'
import { marketQuery } from '#web/game/market/market-query.ts'
import { squadsQuery } from '#web/game/squad/squad-queries.ts'

/**
 * Each panel says itself what failed, so a page without one of them is still a page. What is personal comes with the
 * page, too: who returns must not see an empty team first.
 */
export async function loadFantasy({ queryClient, fetchApi }: AppContext): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(marketQuery(fetchApi)),
    queryClient.prefetchQuery(clockQuery(fetchApi)),
    queryClient.prefetchQuery(leaguesQuery(fetchApi)),
    queryClient.prefetchQuery(squadsQuery(fetchApi)),
    queryClient.prefetchQuery(ownRoundQuery(fetchApi)),
  ])
}
