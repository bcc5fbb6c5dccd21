import { MOST_UNREAD, WALL_PAGE, type WallPage } from '#contract/wall.ts'
import { messagesOf, namesOf, reactionsTo } from '#db/wall/wall-page.ts'
import { unreadOn } from '#db/wall/wall-mark.ts'
import { whyNotWrite } from '#domain/wall/wall-access.ts'
import type { WallDesk, WallSeen } from './wall-at.ts'
import { idsNamed, messageView } from './wall-view.ts'

const nothingRead = { seenId: null, unread: 0 }

/** A page of the newest messages, or of those before one. */
export async function readWall(
  { db, wallsOn }: WallDesk,
  wall: WallSeen,
  { before }: { before: number | undefined },
): Promise<WallPage> {
  const { key, facts, who, viewer } = wall
  const facing = { isOff: facts.isOff, writeBar: whyNotWrite(facts, who) ?? null, isOwner: who.isOwner && wallsOn }
  if (facts.isOff) return { ...facing, messages: [], hasOlder: false, ...nothingRead }
  const managerId = viewer?.managerId ?? null
  const [rows, marks] = await Promise.all([
    messagesOf(db, key, { managerId, before, limit: WALL_PAGE + 1 }),
    managerId === null ? nothingRead : unreadOn(db, key, { managerId, most: MOST_UNREAD }),
  ])
  const shown = rows.slice(0, WALL_PAGE)
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
    messages: shown.toReversed().flatMap((row) => messageView(row, wall, { names, reactions }) ?? []),
    hasOlder: rows.length > WALL_PAGE,
    ...marks,
  }
}
