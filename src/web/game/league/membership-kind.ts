import type { Joined } from '#contract/league.ts'
import { apiRequest } from '#web/base/api-client.ts'
import type { OutboxKind } from '#web/base/outbox/outbox-entry.ts'

export interface MembershipBody {
  leagueId: number
  squadId: number
  isIn: boolean
  /** The invitation code of a private league. */
  code?: string | undefined
}

export const membershipKind: OutboxKind<MembershipBody, Joined | undefined> = {
  name: 'membership',
  deed: ({ isIn }) => (isIn ? 'join' : 'leave'),
  subject: ({ leagueId, squadId }) => `${leagueId} ${squadId}`,
  request: ({ leagueId, squadId, isIn, code }) =>
    isIn
      ? apiRequest('POST /api/leagues/{id}/members', {
          id: leagueId,
          body: { squadId, ...(code && { code }) },
        })
      : apiRequest('DELETE /api/leagues/{id}/members/{squadId}', { id: leagueId, squadId }),
  alreadySo: ({ isIn }) => [isIn ? 'already_joined' : 'not_found'],
  arrived: (queryClient) => void queryClient.invalidateQueries({ queryKey: ['leagues'] }),
}
