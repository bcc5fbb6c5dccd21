import { queryOptions } from '@tanstack/react-query'
import { isFantasySport } from '#domain/sport/sport-rules.ts'
import type { MatchView } from '#contract/match.ts'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'

/** The points that the viewer's lineup earned in this match. */
export function matchGainQuery(fetchApi: FetchApi, matchId: number) {
  return queryOptions({
    queryKey: ['matches', 'gain', matchId],
    queryFn: apiReader(fetchApi, 'GET /api/matches/{id}/gain', { id: matchId }),
  })
}

/** Only football has squads, and only a finished match has final points. */
export const hasGains = ({ sport, state }: MatchView): boolean => isFantasySport(sport) && state === 'final'
