import type { FollowView } from '#contract/manager.ts'
import { apiRequest } from '#web/base/api-client.ts'
import type { OutboxKind } from '#web/base/outbox/outbox-entry.ts'

export interface FollowBody {
  managerId: number
  isFollowed: boolean
}

export const followKind: OutboxKind<FollowBody, FollowView> = {
  name: 'follow',
  deed: ({ isFollowed }) => (isFollowed ? 'follow' : 'unfollow'),
  subject: ({ managerId }) => String(managerId),
  request: ({ managerId, isFollowed }) =>
    apiRequest(`${isFollowed ? 'PUT' : 'DELETE'} /api/managers/{id}/follow`, { id: managerId }),
  arrived: (queryClient) => {
    // The page of a manager is under the key of the rankings.
    void queryClient.invalidateQueries({ queryKey: ['rankings'] })
    void queryClient.invalidateQueries({ queryKey: ['viewer'] })
  },
}
