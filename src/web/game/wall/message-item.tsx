import Ellipsis from 'lucide-react/icons/ellipsis'
import Reply from 'lucide-react/icons/reply'
import { useState } from 'react'
import type { WallMessage } from '#contract/wall.ts'
import type { Reaction } from '#domain/wall/wall-kinds.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { PlainLink } from '#web/ui/plain-link.tsx'
import { Time } from '#web/ui/time.tsx'
import { MessageMenu } from './message-menu.tsx'
import { MessageText } from './message-text.tsx'
import { ReactionSigns } from './reaction-signs.tsx'
import type { WallActions } from './wall-actions.ts'

interface Props {
  message: WallMessage
  author: NonNullable<WallMessage['author']>
  isMine: boolean
  /** Null for a visitor, who can only read. */
  may: { write: boolean; mute: boolean } | null
  actions: WallActions
  onReply: (message: WallMessage) => void
  onReact: (reaction: Reaction, isOn: boolean) => void
}

const action =
  'inline-flex min-h-9 min-w-9 items-center justify-center gap-1.5 rounded-control px-2 text-small font-semibold text-muted hover:bg-raised hover:text-text'

export function MessageItem({ message, author, isMine, may, actions, onReply, onReact }: Props) {
  const words = useFeatureCopy('wall')
  const [isMenuOpen, setMenuOpen] = useState(false)
  const { name, managerId, avatarSeed, isMuted } = author
  return (
    <article className="flex items-start gap-3 py-3">
      <Avatar seed={avatarSeed} size={36} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <PlainLink
            to="/participantes/$id"
            params={{ id: managerId }}
            className={`font-bold break-words hover:underline ${isMine ? 'text-brand' : ''}`}
          >
            {name}
          </PlainLink>
          <Time atMs={message.atMs} className="text-small text-muted" />
          {isMuted && may?.mute && <Badge>{words.muted}</Badge>}
        </p>
        {message.replyTo && (
          <p className="my-1 truncate border-l-2 border-control pl-2 text-small text-muted">
            <span className="font-semibold">{message.replyTo.name}</span> {message.replyTo.text ?? words.goneReply}
          </p>
        )}
        {message.text === null ? (
          <p className="text-muted italic">
            {message.gone && words.gone[message.gone]}
            {message.gone === 'blocked' && (
              <button
                type="button"
                className="ml-2 min-h-9 font-semibold underline underline-offset-3"
                onClick={() => actions.unblock(managerId)}
              >
                {words.unblock}
              </button>
            )}
          </p>
        ) : (
          <>
            <MessageText text={message.text} named={message.named} />
            <div className="mt-1 -ml-2 flex flex-wrap items-center gap-1">
              {may?.write && (
                <button
                  type="button"
                  aria-label={words.replyTo(name)}
                  className={action}
                  onClick={() => onReply(message)}
                >
                  <Reply size={16} aria-hidden />
                  {words.reply}
                </button>
              )}
              <ReactionSigns message={message} name={name} mayReact={may?.write ?? false} onReact={onReact} />
              {may && (
                <button
                  type="button"
                  aria-label={words.more(name)}
                  aria-haspopup="dialog"
                  className={action}
                  onClick={() => setMenuOpen(true)}
                >
                  <Ellipsis size={18} aria-hidden />
                </button>
              )}
            </div>
          </>
        )}
      </div>
      {isMenuOpen && may && (
        <MessageMenu
          message={message}
          author={author}
          isMine={isMine}
          mayMute={may.mute}
          actions={actions}
          onClose={() => setMenuOpen(false)}
        />
      )}
    </article>
  )
}
