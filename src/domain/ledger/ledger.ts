import type { LeagueId, ManagerId, MatchId, RoundId } from '#domain/ids.ts'

export const DUE_KINDS = ['lineup', 'pick', 'prize'] as const
export type DueKind = (typeof DUE_KINDS)[number]
/** The subject of a correction says what it corrects. */
export type LedgerKind = DueKind | 'correction'

/** Points a manager should hold for one reason; the subject names that reason and nothing else does. */
export interface Due {
  subject: string
  kind: DueKind
  managerId: ManagerId
  points: number
}

/** One line of a manager's account. Lines are added, never changed: a correction is a further revision. */
export interface LedgerEntry extends Omit<Due, 'kind'> {
  kind: LedgerKind
  /** Unique in the ledger (LD3). */
  key: string
  revision: number
}

export const lineupSubject = (roundId: RoundId, managerId: ManagerId): string => `lineup:${roundId}:${managerId}`
export const pickSubject = (matchId: MatchId, managerId: ManagerId): string => `pick:${matchId}:${managerId}`
export const prizeSubject = (league: { leagueId: LeagueId; edition: number }, managerId: ManagerId): string =>
  `prize:${league.leagueId}:${league.edition}:${managerId}`

export const entryKey = (subject: string, revision: number): string => `${subject}:${revision}`

/** LD1: what a manager holds is the sum of his entries and nothing else. */
export function sumByManager(entries: Iterable<Pick<LedgerEntry, 'managerId' | 'points'>>): Map<ManagerId, number> {
  const sums = new Map<ManagerId, number>()
  for (const { managerId, points } of entries) sums.set(managerId, (sums.get(managerId) ?? 0) + points)
  return sums
}
