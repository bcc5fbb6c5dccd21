import { useFeatureCopy } from '#web/base/app-context.ts'
import { isUnsent } from '#web/base/outbox/outbox-entry.ts'
import { useOutboxState } from '#web/base/outbox/use-outbox.ts'
import { messageKind, type MessageBody } from './message-kind.ts'
import type { WallPlace } from './wall-place.ts'

/** The person's messages that the server does not have yet. */
export function UnsentMessages({ wall }: { wall: WallPlace }) {
  const words = useFeatureCopy('wall')
  const { entries, isHeld } = useOutboxState()
  const unsent = entries
    .filter((entry) => entry.kind === messageKind.name && isUnsent(entry))
    .map(({ id, body }) => ({ id, ...(body as MessageBody) }))
    .filter((body) => body.wall.kind === wall.kind && body.wall.id === wall.id)
  return (
    <ul>
      {unsent.toReversed().map(({ id, text }) => (
        <li key={id} className="border-b border-line py-3 text-muted">
          <p className="break-words whitespace-pre-line">{text}</p>
          <p className="text-small">{isHeld ? words.waiting : words.sending}</p>
        </li>
      ))}
    </ul>
  )
}
