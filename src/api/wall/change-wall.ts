import type { Kysely } from 'kysely'
import { addReaction, deleteMessage, insertMessage, peopleByKey, removeReaction } from '#db/wall/message.ts'
import { createNotices } from '#db/notice/create-notices.ts'
import { markSeen } from '#db/wall/wall-mark.ts'
import { announceWall } from '#db/wall/wall-news.ts'
import type { Tables } from '#db/schema/schema.ts'
import { checkMessage, keysAfterAt, nameByNumber } from '#domain/wall/message-text.ts'
import { deletesAs } from '#domain/wall/wall-access.ts'
import type { Reaction } from '#domain/wall/wall-kinds.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import type { NoteMade } from '#api/idempotency/make-once.ts'
import type { Viewer } from '#api/session/viewer.ts'
import { requireMessage, type WallSeen } from './wall-at.ts'
import { wallProblem } from './wall-problems.ts'

type WallOfPerson = WallSeen & { viewer: Viewer }

/** TK1: the checked text, before the names in it become ids. */
export function messageFrom(raw: string): string {
  const checked = checkMessage(raw)
  if (!checked.ok) throw wallProblem(checked.error.kind, { field: 'text' })
  return checked.value
}

export async function writeMessage(
  db: Kysely<Tables>,
  { key, championshipId, viewer: { managerId } }: WallOfPerson,
  { text, replyTo, note }: { text: string; replyTo: number | null; note: NoteMade },
): Promise<number> {
  if (replyTo !== null) await requireMessage(db, key, replyTo)
  const stored = nameByNumber(text, await peopleByKey(db, key, keysAfterAt(text)))
  return db.transaction().execute(async (trx) => {
    const id = await insertMessage(trx, key, { championshipId, managerId, ...stored, replyTo })
    await markSeen(trx, key, managerId, id)
    await note(trx, id)
    if (stored.named.length > 0) await createNotices(trx, { championshipId, kind: 'message', subjectId: id })
    await announceWall(trx, key, championshipId)
    return id
  })
}

/** TK6: deleting a deleted message changes nothing. */
export async function removeMessage(db: Kysely<Tables>, wall: WallOfPerson, messageId: number): Promise<void> {
  const { key, championshipId, facts, who, viewer } = wall
  const message = await requireMessage(db, key, messageId)
  const by = deletesAs(facts, who, message.managerId === viewer.managerId)
  if (!by) throw wallProblem('not_yours')
  await db.transaction().execute(async (trx) => {
    await deleteMessage(trx, messageId, by)
    await announceWall(trx, key, championshipId)
  })
}

interface Reacting {
  messageId: number
  reaction: Reaction
  isOn: boolean
}

export async function react(
  db: Kysely<Tables>,
  { key, championshipId, viewer: { managerId } }: WallOfPerson,
  { messageId, reaction, isOn }: Reacting,
): Promise<void> {
  const { text } = await requireMessage(db, key, messageId)
  if (isOn && text === null) throw httpProblem('not_found')
  await db.transaction().execute(async (trx) => {
    await (isOn ? addReaction : removeReaction)(trx, { messageId, managerId, reaction })
    await announceWall(trx, key, championshipId)
  })
}
