import type { AppContext } from '#web/base/app-context.ts'
import { clockQuery } from '#web/game/clock/clock-query.ts'
import { ownDuelQuery } from '#web/game/duel/duel-query.ts'
import { leaguesQuery } from '#web/game/league/league-queries.ts'
import { ownRoundQuery } from '#web/game/live/own-round-query.ts'
import { todayPicksQuery } from '#web/game/pick/today-picks-query.ts'
import { squadsQuery } from '#web/game/squad/squad-queries.ts'

export const loadKnown = ({ queryClient, fetchApi }: AppContext) =>
  Promise.all([
    queryClient.prefetchQuery(clockQuery(fetchApi)),
    queryClient.prefetchQuery(squadsQuery(fetchApi)),
    queryClient.prefetchQuery(todayPicksQuery(fetchApi)),
    queryClient.prefetchQuery(ownRoundQuery(fetchApi)),
    queryClient.prefetchQuery(ownDuelQuery(fetchApi)),
    queryClient.prefetchQuery(leaguesQuery(fetchApi, { scope: 'mine' })),
  ])
