import type { AppContext } from '#web/base/app-context.ts'
import { ownDuelQuery } from '#web/game/duel/duel-query.ts'
import { ownRoundQuery } from '#web/game/live/own-round-query.ts'

export const loadDuel = ({ queryClient, fetchApi }: AppContext, roundId?: number) =>
  Promise.all([
    queryClient.prefetchQuery(ownDuelQuery(fetchApi, roundId)),
    queryClient.prefetchQuery(ownRoundQuery(fetchApi)),
  ])
