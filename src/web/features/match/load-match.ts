import type { AppContext } from '#web/base/app-context.ts'
import { ownDuelQuery } from '#web/game/duel/duel-query.ts'
import { loadWall } from '#web/game/wall/load-wall.ts'
import { matchPageQuery } from '#web/game/match/match-query.ts'
import { hasGains, matchGainQuery } from './match-gain-query.ts'
import { matchPickQuery } from './match-pick-query.ts'

/** Loads the match and the viewer's own part of the page. */
export async function loadMatch(context: AppContext, matchId: number, isTalk: boolean) {
  const { queryClient, fetchApi } = context
  const { queryKey, ...query } = matchPageQuery(fetchApi, matchId)
  await queryClient.prefetchQuery({ queryKey, ...query })
  const page = queryClient.getQueryData(queryKey)
  if (!page) return { queryKey, name: undefined }
  const { match, roundId } = page
  await Promise.all([
    isTalk && loadWall(context, { kind: 'match', id: match.id }),
    queryClient.prefetchQuery(matchPickQuery(fetchApi, match.id)),
    hasGains(match) ? queryClient.prefetchQuery(matchGainQuery(fetchApi, match.id)) : undefined,
    hasGains(match) && roundId !== null ? queryClient.prefetchQuery(ownDuelQuery(fetchApi, { roundId })) : undefined,
  ])
  return { queryKey, name: `${match.home.name} x ${match.away.name}` }
}
