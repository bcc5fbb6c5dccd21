import type { QueryClient } from '@tanstack/react-query'
import type { MatchView } from '#contract/match.ts'
import type { FetchApi } from '#web/base/api-client.ts'
import { matchPickQuery } from './match-pick-query.ts'
import { hasGains, matchGainQuery } from './match-gain-query.ts'

/** What the page says to its visitor alone. It comes with the page, not with what every page loads. */
export async function prefetchOwn(queryClient: QueryClient, fetchApi: FetchApi, match: MatchView): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(matchPickQuery(fetchApi, match.id)),
    hasGains(match) ? queryClient.prefetchQuery(matchGainQuery(fetchApi, match.id)) : undefined,
  ])
}
