import type { Reaction } from '#domain/wall/wall-kinds.ts'
import type { OutboxKind } from '#web/base/outbox/outbox-entry.ts'
import { wallPath, type WallPlace } from './wall-place.ts'

export interface ReactionBody {
  wall: WallPlace
  messageId: number
  reaction: Reaction
  isOn: boolean
}

export const reactionKind: OutboxKind<ReactionBody, { done: true }> = {
  name: 'reaction',
  deed: ({ isOn }) => (isOn ? 'react' : 'unreact'),
  subject: ({ messageId, reaction }) => `${messageId} ${reaction}`,
  request: ({ wall, messageId, reaction, isOn }) => ({
    path: `${wallPath(wall)}/${messageId}/reactions/${reaction}`,
    method: isOn ? 'PUT' : 'DELETE',
  }),
  // The message was deleted in the meantime, so there is nothing to react to.
  alreadySo: () => ['not_found'],
  arrived: (queryClient, { body: { wall } }) =>
    void queryClient.invalidateQueries({ queryKey: ['walls', wall.kind, wall.id] }),
}
