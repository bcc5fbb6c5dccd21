import type { Joined } from '#contract/league.ts'
import type { OutboxKind } from '#web/base/outbox/outbox-entry.ts'

export interface MembershipBody {
  leagueId: number
  squadId: number
  isIn: boolean
  /** The invitation code of a private league. */
  code?: string | undefined
}

export const membershipKind: OutboxKind<MembershipBody, Joined | { left: true }> = {
  name: 'membership',
  deed: ({ isIn }) => (isIn ? 'join' : 'leave'),
  subject: ({ leagueId, squadId }) => `${leagueId} ${squadId}`,
  request: ({ leagueId, squadId, isIn, code }) =>
    isIn
      ? { path: `/api/leagues/${leagueId}/members`, method: 'POST', body: { squadId, ...(code && { code }) } }
      : { path: `/api/leagues/${leagueId}/members/${squadId}`, method: 'DELETE' },
  alreadySo: ({ isIn }) => [isIn ? 'already_joined' : 'not_found'],
  arrived: (queryClient) => void queryClient.invalidateQueries({ queryKey: ['leagues'] }),
}
