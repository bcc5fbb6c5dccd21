import type { AppContext } from '#web/base/app-context.ts'
import { ownDuelQuery, type DuelRequest } from '#web/game/duel/duel-query.ts'
import { ownRoundQuery } from '#web/game/live/own-round-query.ts'
import { duelName } from './duel-name.ts'

/** What the page needs, and how it calls itself when it is somebody else's. */
export async function loadDuel({ queryClient, fetchApi }: AppContext, asked: DuelRequest): Promise<string | undefined> {
  const query = ownDuelQuery(fetchApi, asked)
  await Promise.all([queryClient.prefetchQuery(query), queryClient.prefetchQuery(ownRoundQuery(fetchApi))])
  const duel = queryClient.getQueryData(query.queryKey)?.duel
  return asked.managerId !== undefined && duel ? duelName(duel) : undefined
}
