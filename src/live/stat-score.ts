import type { ManagerId } from '#domain/ids.ts'
import { isRankedByPrecision, precisionPermille } from '#domain/pick/pick-record.ts'
import type { RankingMetric, StoredScope } from '#domain/ranking/ranking-kinds.ts'
import type { Tally } from '#domain/ranking/tally.ts'
import { UNRANKED } from './rank-board.ts'

/** What is stored of a manager. A period's tally is missing when he did nothing in the current one. */
export interface ManagerStat {
  managerId: ManagerId
  global: Tally
  mensal: Tally | undefined
  semanal: Tally | undefined
}

/** Precision counts in tenths of a percent, as it is shown (PK4). */
function precision({ settledPicks, rightPicks }: Tally): number {
  const record = { settled: settledPicks, right: rightPicks }
  return isRankedByPrecision(record) ? precisionPermille(record) : UNRANKED
}

const scores: Record<RankingMetric, (tally: Tally) => number> = {
  pontos: ({ points }) => points,
  vitorias: ({ wins }) => wins,
  precisao: precision,
  streak: ({ streak }) => streak,
}

/** The number a manager is ranked by. */
export function statScore(stat: ManagerStat, scope: StoredScope, metric: RankingMetric): number {
  const tally = stat[scope]
  return tally === undefined ? UNRANKED : scores[metric](tally)
}
