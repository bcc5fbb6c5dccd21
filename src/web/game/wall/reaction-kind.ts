import type { Reaction } from '#domain/wall/wall-kinds.ts'
import { apiRequest } from '#web/base/api-client.ts'
import type { OutboxKind } from '#web/base/outbox/outbox-entry.ts'
import { wallRoute, type WallPlace } from './wall-place.ts'

export interface ReactionBody {
  wall: WallPlace
  messageId: number
  reaction: Reaction
  isOn: boolean
}

export const reactionKind: OutboxKind<ReactionBody, { done: true } | undefined> = {
  name: 'reaction',
  deed: ({ isOn }) => (isOn ? 'react' : 'unreact'),
  subject: ({ messageId, reaction }) => `${messageId} ${reaction}`,
  request: ({ wall, messageId, reaction, isOn }) =>
    apiRequest(wallRoute(isOn ? 'PUT' : 'DELETE', wall, '/{messageId}/reactions/{reaction}'), {
      id: wall.id,
      messageId,
      reaction,
    }),
  // The message was deleted in the meantime, so there is nothing to react to.
  alreadySo: () => ['not_found'],
  arrived: (queryClient, { body: { wall } }) =>
    void queryClient.invalidateQueries({ queryKey: ['walls', wall.kind, wall.id] }),
}
