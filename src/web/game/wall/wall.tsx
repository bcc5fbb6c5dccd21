import { useQuery } from '@tanstack/react-query'
import { Fragment, useState, type ReactNode } from 'react'
import type { WallMessage, WallPage } from '#contract/wall.ts'
import type { Reaction } from '#domain/wall/wall-kinds.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { newEntryId } from '#web/base/outbox/outbox-entry.ts'
import { useSubmit } from '#web/base/outbox/use-outbox.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { viewerQuery } from '#web/base/viewer-query.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { Waiting } from '#web/ui/waiting.tsx'
import { Composer } from './composer.tsx'
import { MessageItem } from './message-item.tsx'
import { messageKind } from './message-kind.ts'
import { NewsLine, QuietLine } from './quiet-line.tsx'
import { reactionKind } from './reaction-kind.ts'
import { UnsentMessages } from './unsent-messages.tsx'
import { useWall } from './use-wall.ts'
import { useWallActions } from './wall-actions.ts'
import type { WallPlace } from './wall-place.ts'
import { WriteBar } from './write-bar.tsx'

export interface WallProps {
  wall: WallPlace
  /** The name of the wall in the outbox. */
  label: string
  /** People who can be mentioned, besides those who wrote. */
  people?: readonly string[]
  /** Events of a match, in order. Each appears below the messages that came after it. */
  events?: readonly { seq: number; text: string }[]
}

export function Wall(props: WallProps) {
  const { wall } = props
  const words = useFeatureCopy('wall')
  const state = useWall(wall)
  const actions = useWallActions(wall)
  const { query, newest } = state
  if (!newest) return <Waiting for={query} className="h-80 rounded-card" />
  if (newest.isOff)
    return newest.isOwner ? (
      <EmptyState title={words.off} detail={words.offDetail}>
        <Button look="secondary" busy={actions.isPending} onClick={() => actions.turn(false)}>
          {words.turnOn}
        </Button>
      </EmptyState>
    ) : (
      <p className="text-muted">{words.off}</p>
    )
  return <Talk {...props} state={state} page={newest} actions={actions} />
}

interface TalkProps extends WallProps {
  state: ReturnType<typeof useWall>
  page: WallPage
  actions: ReturnType<typeof useWallActions>
}

function useSending({ wall, label }: Pick<WallProps, 'wall' | 'label'>) {
  const submit = useSubmit()
  const problemText = useProblemText()
  const showProblem = (error: unknown) => showToast({ text: problemText(error), tone: 'bad' })
  return {
    write: (text: string, replyTo: number | null) =>
      void submit(messageKind, { body: { wall, mark: newEntryId(), text, replyTo }, label }).catch(showProblem),
    react: (messageId: number, reaction: Reaction, isOn: boolean) =>
      void submit(reactionKind, { body: { wall, messageId, reaction, isOn }, label }).catch(showProblem),
  }
}

function Talk({ wall, label, people = [], events = [], state, page, actions }: TalkProps) {
  const words = useFeatureCopy('wall')
  const { fetchApi } = useApp()
  const viewer = useQuery(viewerQuery(fetchApi)).data
  const [replyTo, setReplyTo] = useState<WallMessage>()
  const sending = useSending({ wall, label })
  const { query, messages, cameAt } = state
  const writers = messages.flatMap(({ author }) => author?.name ?? [])
  const named = [...new Set([...writers, ...people])].filter((name) => name !== viewer?.name)
  const isNew = (message: WallMessage | undefined) =>
    Boolean(message?.author) &&
    cameAt !== null &&
    (message?.id ?? 0) > cameAt &&
    message?.author?.managerId !== viewer?.managerId
  return (
    <Card title={words[wall.kind].title}>
      {page.writeBar === null ? (
        <Composer
          label={words[wall.kind].label}
          people={named}
          replyTo={replyTo}
          onCancelReply={() => setReplyTo(undefined)}
          onSend={(text) => {
            sending.write(text, replyTo?.id ?? null)
            setReplyTo(undefined)
          }}
        />
      ) : (
        <WriteBar bar={page.writeBar} />
      )}
      <UnsentMessages wall={wall} />
      {messages.length === 0 && (
        <div className="pt-4">
          <EmptyState title={words[wall.kind].empty} detail={words[wall.kind].emptyDetail} />
        </div>
      )}
      <ol>
        {messages.map((message, index) => (
          <Fragment key={message.id}>
            <EventLines events={events} above={messages[index - 1]} below={message} />
            <li className="border-b border-line last:border-0">
              {message.news && <NewsLine news={message.news} />}
              {message.author && (
                <MessageItem
                  message={message}
                  author={message.author}
                  isMine={message.author.managerId === viewer?.managerId}
                  may={viewer ? { write: page.writeBar === null, mute: page.isOwner } : null}
                  actions={actions}
                  onReply={setReplyTo}
                  onReact={(reaction, isOn) => sending.react(message.id, reaction, isOn)}
                />
              )}
            </li>
            {isNew(message) && !isNew(messages[index + 1]) && (
              <li>
                <QuietLine>{words.newHere}</QuietLine>
              </li>
            )}
          </Fragment>
        ))}
        {!query.hasNextPage && <EventLines events={events} above={messages.at(-1)} below={undefined} />}
      </ol>
      <Older query={query}>{words.older}</Older>
      {page.isOwner && (
        <div className="mt-4 border-t border-line pt-3">
          <Button look="quiet" busy={actions.isPending} onClick={() => actions.turn(true)}>
            {words.turnOff}
          </Button>
        </div>
      )}
    </Card>
  )
}

interface EventLinesProps {
  events: NonNullable<WallProps['events']>
  /** The message above the events. Without it, they are the newest. */
  above: WallMessage | undefined
  below: WallMessage | undefined
}

/** Events of the match between two messages, the last one first. */
function EventLines({ events, above, below }: EventLinesProps) {
  const until = above ? (above.matchSeq ?? -1) : Infinity
  const since = below ? (below.matchSeq ?? -1) : -1
  return events
    .filter(({ seq }) => seq > since && seq <= until)
    .toReversed()
    .map(({ seq, text }) => (
      <li key={`event ${seq}`}>
        <QuietLine>{text}</QuietLine>
      </li>
    ))
}

function Older({ query, children }: { query: ReturnType<typeof useWall>['query']; children: ReactNode }) {
  if (!query.hasNextPage) return null
  return (
    <Button
      look="secondary"
      className="mt-4"
      busy={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      {children}
    </Button>
  )
}
