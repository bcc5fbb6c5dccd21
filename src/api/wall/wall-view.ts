import type { WallMessage, WallNews } from '#contract/wall.ts'
import type { QuietNews } from '#db/wall/quiet-line.ts'
import type { MessageRow, ReactionRow } from '#db/wall/wall-page.ts'
import { deletesAs } from '#domain/wall/wall-access.ts'
import { withNames } from '#domain/wall/message-text.ts'
import { placesMoved } from '#domain/wall/places-moved.ts'
import { REACTIONS } from '#domain/wall/wall-kinds.ts'
import type { WallSeen } from './wall-at.ts'

/** Ids of the managers whose names these messages need. */
export function idsNamed(rows: readonly MessageRow[]): number[] {
  const ids = rows.flatMap(({ namedIds, replyNamedIds, news }) => [
    ...namedIds,
    ...(replyNamedIds ?? []),
    ...(news?.kind === 'round' ? news.places.map(([managerId]) => managerId) : news ? [news.managerId] : []),
  ])
  return [...new Set(ids)]
}

export interface Known {
  names: ReadonlyMap<number, string>
  reactions: readonly ReactionRow[]
}

function newsView(news: QuietNews, viewerId: number | undefined, names: Known['names']): WallNews | null {
  if (news.kind === 'champion') {
    const name = names.get(news.managerId)
    return name === undefined ? null : { kind: 'champion', name }
  }
  const [first] = news.places
  const leader = first && names.get(first[0])
  if (!first || leader === undefined) return null
  const named = (ids: readonly number[]) => ids.flatMap((id) => names.get(id) ?? [])
  const { passedMe, iPassed } = placesMoved(news.places, viewerId)
  return {
    kind: 'round',
    number: news.number,
    leader,
    tookLead: first[1] !== null && first[1] !== 1,
    passedYou: named(passedMe),
    youPassed: named(iPassed),
  }
}

/** Only managers named by this very message: an id that somebody typed names nobody. */
const namesIn = (ids: readonly number[], names: Known['names']) =>
  new Map(ids.flatMap((id) => (names.has(id) ? [[id, names.get(id) ?? ''] as const] : [])))

function replyView(row: MessageRow, names: Known['names']): WallMessage['replyTo'] {
  const { replyToId, replyName, replyText, replyNamedIds, replyIsBlocked } = row
  if (replyToId === null || replyName === null) return null
  const text = replyText === null || replyIsBlocked ? null : withNames(replyText, namesIn(replyNamedIds ?? [], names))
  return { id: replyToId, name: replyName, text }
}

export function messageView(row: MessageRow, { facts, who, viewer }: WallSeen, known: Known): WallMessage | undefined {
  const { id, at, managerId, name, avatarSeed, isMuted, isBlocked, deletedBy, matchSeq } = row
  const news = row.news && newsView(row.news, viewer?.managerId, known.names)
  if (row.news && !news) return undefined
  const named = namesIn(row.namedIds, known.names)
  const gone = deletedBy ?? (isBlocked ? ('blocked' as const) : null)
  const isAuthor = viewer !== undefined && managerId === viewer.managerId
  return {
    id,
    atMs: at.getTime(),
    author:
      managerId === null || name === null || avatarSeed === null ? null : { managerId, name, avatarSeed, isMuted },
    text: row.text === null || gone ? null : withNames(row.text, named),
    gone,
    named: gone ? [] : [...named].map(([of, called]) => ({ managerId: of, name: called })),
    replyTo: gone ? null : replyView(row, known.names),
    reactions: gone
      ? []
      : REACTIONS.flatMap((reaction) => {
          const found = known.reactions.find((one) => one.messageId === id && one.reaction === reaction)
          return found ? [{ reaction, count: found.count, isMine: found.isMine }] : []
        }),
    mayDelete: managerId !== null && deletedBy === null && deletesAs(facts, who, isAuthor) !== undefined,
    matchSeq,
    news,
  }
}
