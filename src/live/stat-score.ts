import type { ManagerId } from '#domain/ids.ts'
import { isRankedByPrecision, precisionPermille } from '#domain/pick/pick-record.ts'
import type { RankingMetric, StoredScope } from '#domain/ranking/ranking-kinds.ts'
import { UNRANKED } from './rank-board.ts'

export interface Tally {
  points: number
  wins: number
  settledPicks: number
  rightPicks: number
  streak: number
}

/** What is stored of a manager. A period's tally is missing when he did nothing in the current one. */
export interface ManagerStat {
  managerId: ManagerId
  global: Tally
  mensal: Tally | undefined
  semanal: Tally | undefined
}

/** The number a manager is ranked by. Precision counts in tenths of a percent, as it is shown (PK4). */
export function statScore(stat: ManagerStat, scope: StoredScope, metric: RankingMetric): number {
  const tally = stat[scope]
  if (tally === undefined) return UNRANKED
  if (metric === 'pontos') return tally.points
  if (metric === 'vitorias') return tally.wins
  if (metric === 'streak') return tally.streak
  const record = { settled: tally.settledPicks, right: tally.rightPicks }
  return isRankedByPrecision(record) ? precisionPermille(record) : UNRANKED
}
