import { apiRequest } from '#web/base/api-client.ts'
import type { OutboxKind } from '#web/base/outbox/outbox-entry.ts'

export interface JokerBody {
  leagueId: number
  stage: string
  matchId: number
  isOn: boolean
}

/** BL11: the match of a round that counts double in a bolão. */
export const jokerKind: OutboxKind<JokerBody, { matchId: number; isOn: boolean }> = {
  name: 'pool-joker',
  deed: () => 'joker',
  subject: ({ leagueId, stage }) => `${leagueId} ${stage}`,
  request: ({ leagueId, matchId, isOn }) =>
    apiRequest('PUT /api/pools/{id}/jokers', { id: leagueId, body: { matchId, isOn } }),
  late: ['joker_late'],
  arrived: (queryClient, { body: { leagueId } }) =>
    void queryClient.invalidateQueries({ queryKey: ['leagues', 'jokers', leagueId] }),
}
