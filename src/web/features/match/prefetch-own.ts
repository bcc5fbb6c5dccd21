import type { QueryClient } from '@tanstack/react-query'
import type { MatchPageView } from '#contract/match.ts'
import type { FetchApi } from '#web/base/api-client.ts'
import { ownDuelQuery } from '#web/game/duel/duel-query.ts'
import { matchPickQuery } from './match-pick-query.ts'
import { hasGains, matchGainQuery } from './match-gain-query.ts'

/** What the page says to its visitor alone. It comes with the page, not with what every page loads. */
export async function prefetchOwn(
  queryClient: QueryClient,
  fetchApi: FetchApi,
  { match, roundId }: Pick<MatchPageView, 'match' | 'roundId'>,
): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(matchPickQuery(fetchApi, match.id)),
    hasGains(match) ? queryClient.prefetchQuery(matchGainQuery(fetchApi, match.id)) : undefined,
    hasGains(match) && roundId !== null ? queryClient.prefetchQuery(ownDuelQuery(fetchApi, roundId)) : undefined,
  ])
}
