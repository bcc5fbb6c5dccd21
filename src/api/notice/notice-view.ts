import { noticeSchema, type Notice } from '#contract/notice.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { NoticeRow } from '#db/notice/notice-list.ts'

/** Undefined if what the notice is about is gone: a deleted league, or a person who left. */
export function noticeView(row: NoticeRow, mainId: ChampionshipId | undefined): Notice | undefined {
  const { facts, at, deadline, championshipId, championship, ...names } = row
  return noticeSchema.safeParse({
    ...facts,
    ...names,
    championship: championshipId === mainId ? null : championship,
    atMs: at.getTime(),
    deadlineMs: deadline?.getTime(),
  }).data
}
