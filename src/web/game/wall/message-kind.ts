import { apiRequest } from '#web/base/api-client.ts'
import type { OutboxKind } from '#web/base/outbox/outbox-entry.ts'
import { wallRoute, type WallPlace } from './wall-place.ts'

export interface MessageBody {
  wall: WallPlace
  /** Makes each message unique, so that none replaces another. */
  mark: string
  text: string
  replyTo: number | null
}

export const messageKind: OutboxKind<MessageBody, { id: number }> = {
  name: 'message',
  deed: () => 'message',
  subject: ({ mark }) => mark,
  request: ({ wall, text, replyTo }) => apiRequest(wallRoute('POST', wall), { id: wall.id, body: { text, replyTo } }),
  arrived: (queryClient, { body: { wall } }) =>
    void queryClient.invalidateQueries({ queryKey: ['walls', wall.kind, wall.id] }),
}
