import type { AppContext } from '#web/base/app-context.ts'
import { ownDuelQuery, type DuelRequest } from '#web/game/duel/duel-query.ts'
import { ownRoundQuery } from '#web/game/live/own-round-query.ts'
import { duelName } from './duel-name.ts'

/** Loads the data of the page. Returns the duel's title if the address names a manager. */
export async function loadDuel(
  { queryClient, fetchApi }: AppContext,
  request: DuelRequest,
): Promise<string | undefined> {
  const query = ownDuelQuery(fetchApi, request)
  await Promise.all([queryClient.prefetchQuery(query), queryClient.prefetchQuery(ownRoundQuery(fetchApi))])
  const duel = queryClient.getQueryData(query.queryKey)?.duel
  return request.managerId !== undefined && duel ? duelName(duel) : undefined
}
