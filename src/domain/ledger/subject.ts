import type { ManagerId, MatchId, RoundId } from '#domain/ids.ts'

/** LD2: why points are held, up to whose they are. Different reasons have different subjects. */
export const lineupSubject = (roundId: RoundId): string => `lineup:${roundId}`
export const pickSubject = (matchId: MatchId): string => `pick:${matchId}`

/** Of the round whose lineup an entry with this key is about. */
export const roundOfKey = (key: string): RoundId | undefined => {
  const [, id] = /^lineup:(\d{1,9}):/.exec(key) ?? []
  return id === undefined ? undefined : Number(id)
}

/** LD3: of an entry, unique in the ledger. */
export const entryKey = (subject: string, managerId: ManagerId, revision: number): string =>
  `${subject}:${managerId}:${revision}`
