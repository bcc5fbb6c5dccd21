import type { ManagerId, SquadId } from '#domain/ids.ts'
import { ranksOf } from '#domain/ranking/rank.ts'

export interface LeagueMember {
  squadId: SquadId
  managerId: ManagerId
  joinedAtMs: number
  /** The squad's lineup in each round in which it competed while the league ran. */
  lineupTenths: readonly number[]
}

export interface LeagueRow {
  rank: number
  squadId: SquadId
  managerId: ManagerId
  totalTenths: number
  bestTenths: number
  joinedAtMs: number
}

const total = (tenths: readonly number[]) => tenths.reduce((sum, value) => sum + value, 0)

/** LG2, LG3: equal totals share a rank; within a rank, rows are in the order that decides the prize. */
export function leagueTable(members: readonly LeagueMember[]): LeagueRow[] {
  const rows = members.map(({ squadId, managerId, joinedAtMs, lineupTenths }) => ({
    squadId,
    managerId,
    joinedAtMs,
    totalTenths: total(lineupTenths),
    bestTenths: lineupTenths.length === 0 ? 0 : Math.max(...lineupTenths),
  }))
  rows.sort(
    (a, b) =>
      b.totalTenths - a.totalTenths ||
      b.bestTenths - a.bestTenths ||
      a.joinedAtMs - b.joinedAtMs ||
      a.squadId - b.squadId,
  )
  const ranks = ranksOf(Int32Array.from(rows, ({ totalTenths }) => totalTenths))
  return rows.map((row, index) => ({ ...row, rank: ranks[index] ?? 0 }))
}

/** LG3: one winner, even where the rank is shared; none if nobody competed. */
export function leagueWinner(members: readonly LeagueMember[]): LeagueRow | null {
  return leagueTable(members.filter(({ lineupTenths }) => lineupTenths.length > 0))[0] ?? null
}
