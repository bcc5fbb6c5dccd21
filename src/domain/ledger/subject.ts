import type { ManagerId, MatchId, RoundId } from '#domain/ids.ts'

/** LD2: the reason for points. Different reasons have different subjects. */
export const lineupSubject = (roundId: RoundId): string => `lineup:${roundId}`
export const pickSubject = (matchId: MatchId): string => `pick:${matchId}`

/** The round of a lineup entry, from its key. */
export const roundOfKey = (key: string): RoundId | undefined => {
  const [, id] = /^lineup:(\d{1,9}):/.exec(key) ?? []
  return id === undefined ? undefined : Number(id)
}

/** LD3: the key of an entry, unique in the ledger. */
export const entryKey = (subject: string, managerId: ManagerId, revision: number): string =>
  `${subject}:${managerId}:${revision}`
