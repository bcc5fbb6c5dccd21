import type { JoinedPool } from '#contract/pool.ts'
import { apiRequest } from '#web/base/api-client.ts'
import type { OutboxKind } from '#web/base/outbox/outbox-entry.ts'

export type PoolBody = { leagueId: number } & (
  | { isIn: true; code?: string | undefined }
  | { isIn: false; managerId: number; isOther: boolean }
)

export const poolKind: OutboxKind<PoolBody, JoinedPool | undefined> = {
  name: 'pool',
  deed: ({ isIn }) => (isIn ? 'join' : 'leave'),
  subject: (body) => (body.isIn || !body.isOther ? String(body.leagueId) : `${body.leagueId} ${body.managerId}`),
  request: (body) =>
    body.isIn
      ? apiRequest('POST /api/pools/{id}/members', {
          id: body.leagueId,
          body: body.code ? { code: body.code } : {},
        })
      : apiRequest('DELETE /api/pools/{id}/members/{managerId}', {
          id: body.leagueId,
          managerId: body.managerId,
        }),
  alreadySo: ({ isIn }) => [isIn ? 'already_joined_pool' : 'not_found'],
  arrived: (queryClient) => {
    void queryClient.invalidateQueries({ queryKey: ['leagues'] })
    void queryClient.invalidateQueries({ queryKey: ['viewer'] })
  },
}
