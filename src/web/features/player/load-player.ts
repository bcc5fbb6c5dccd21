import type { AppContext } from '#web/base/app-context.ts'
import { playerQuery, rivalsQuery } from './player-queries.ts'
import { comparedIds, type PlayerSearch } from './player-search.ts'

export async function loadPlayer({ queryClient, fetchApi }: AppContext, playerId: number, search: PlayerSearch) {
  const query = playerQuery(fetchApi, playerId)
  const compared = comparedIds(search).map((id) => playerQuery(fetchApi, id))
  await Promise.all([
    ...[query, ...compared].map((one) => queryClient.prefetchQuery(one)),
    queryClient.prefetchQuery(rivalsQuery(fetchApi, playerId)),
  ])
  return { queryKey: query.queryKey, name: queryClient.getQueryData(query.queryKey)?.name }
}
