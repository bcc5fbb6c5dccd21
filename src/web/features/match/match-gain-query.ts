import { queryOptions } from '@tanstack/react-query'
import { isFantasySport } from '#domain/sport/sport-rules.ts'
import type { MatchGainAnswer, MatchView } from '#contract/match.ts'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

/** What one's own lineup made of the match. */
export function matchGainQuery(fetchApi: FetchApi, matchId: number) {
  return queryOptions({
    queryKey: ['matches', 'gain', matchId],
    queryFn: apiReader<MatchGainAnswer>({
      fetchApi,
      path: `/api/matches/${matchId}/gain`,
    }),
  })
}

/** Only football is played with squads, and only a finished match has gains to tell. */
export const hasGains = ({ sport, state }: MatchView): boolean => isFantasySport(sport) && state === 'final'
