import type { AppContext } from '#web/base/app-context.ts'
import { clockQuery } from '#web/game/clock/clock-query.ts'
import { leaguesQuery } from '#web/game/league/league-queries.ts'
import { ownDivisionQuery } from '#web/game/division/division-query.ts'
import { ownDuelQuery } from '#web/game/duel/duel-query.ts'
import { ownChancesQuery, ownRoundQuery } from '#web/game/live/own-round-query.ts'
import { todayMatchesQuery } from '#web/game/live/today-query.ts'
import { marketQuery } from '#web/game/market/market-query.ts'
import { squadsQuery } from '#web/game/squad/squad-queries.ts'
import { isPlaying } from './own-round/own-round-panel.tsx'

/**
 * Each panel shows its own error, so the page survives a failed query. Personal data is loaded too: a returning person
 * must not see an empty squad first.
 */
export async function loadFantasy({ queryClient, fetchApi }: AppContext): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(marketQuery(fetchApi)),
    queryClient.prefetchQuery(clockQuery(fetchApi)),
    queryClient.prefetchQuery(leaguesQuery(fetchApi)),
    queryClient.prefetchQuery(squadsQuery(fetchApi)),
    queryClient.prefetchQuery(ownRoundQuery(fetchApi)),
  ])
  if (isPlaying(queryClient.getQueryData(ownRoundQuery(fetchApi).queryKey)))
    await prefetchAround({ queryClient, fetchApi })
}

/** Loads the data of the parts around the pitch of a running round. */
const prefetchAround = ({ queryClient, fetchApi }: Pick<AppContext, 'queryClient' | 'fetchApi'>) =>
  Promise.all([
    queryClient.prefetchQuery(todayMatchesQuery(fetchApi)),
    queryClient.prefetchQuery(ownDuelQuery(fetchApi)),
    queryClient.prefetchQuery(ownChancesQuery(fetchApi)),
    queryClient.prefetchQuery(ownDivisionQuery(fetchApi)),
  ])
