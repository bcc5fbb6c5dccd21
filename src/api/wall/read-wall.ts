import { MOST_UNREAD, type WallPage } from '#contract/wall.ts'
import { messagesOf, namesOf, reactionsTo } from '#db/wall/wall-page.ts'
import { unreadOn } from '#db/wall/wall-mark.ts'
import { idAfter, type PageRequest, splitPage } from '#api/http/page-window.ts'
import { whyNotWrite } from '#domain/wall/wall-access.ts'
import type { WallDesk, WallSeen } from './wall-at.ts'
import { idsNamed, messageView } from './wall-view.ts'

const nothingRead = { seenId: null, unread: 0 }

/** One page of messages: the newest, or those before the message that the cursor names. */
export async function readWall(
  { db, wallsOn }: WallDesk,
  wall: WallSeen,
  { cursor, limit }: PageRequest,
): Promise<WallPage> {
  const { key, facts, who, viewer } = wall
  const facing = { isOff: facts.isOff, writeBar: whyNotWrite(facts, who) ?? null, isOwner: who.isOwner && wallsOn }
  if (facts.isOff) return { ...facing, items: [], next: null, ...nothingRead }
  const managerId = viewer?.managerId ?? null
  const [rows, marks] = await Promise.all([
    messagesOf(db, key, { managerId, before: idAfter(cursor), limit: limit + 1 }),
    managerId === null ? nothingRead : unreadOn(db, key, { managerId, most: MOST_UNREAD }),
  ])
  const { shown, next } = splitPage(rows, limit, ({ id }) => id)
  const [names, reactions] = await Promise.all([
    namesOf(db, idsNamed(shown)),
    reactionsTo(
      db,
      shown.map(({ id }) => id),
      managerId,
    ),
  ])
  return {
    ...facing,
    items: shown.toReversed().flatMap((row) => messageView(row, wall, { names, reactions }) ?? []),
    next,
    ...marks,
  }
}
