import { isRankedByPrecision, precisionPermille } from '#domain/pick/pick-record.ts'
import type { RankingMetric, StoredScope } from '#domain/ranking/ranking-kinds.ts'
import type { TallyFigure } from '#domain/ranking/tally.ts'
import { UNRANKED } from './rank-board.ts'

/** The stored figures of managers in one scope, in the directory's order. */
export interface TallyColumns extends Record<TallyFigure, Int32Array> {
  /** 1 if the manager is ranked in the scope; undefined where everybody is. */
  isIn?: Int32Array
}

export type StoredTallies = Record<StoredScope, TallyColumns>

/** Precision counts in tenths of a percent, as it is shown (PK4). */
function precisionAt({ settledPicks, rightPicks }: TallyColumns, manager: number): number {
  const record = { settled: settledPicks[manager] as number, right: rightPicks[manager] as number }
  return isRankedByPrecision(record) ? precisionPermille(record) : UNRANKED
}

const scoreAt: Record<RankingMetric, (columns: TallyColumns, manager: number) => number> = {
  pontos: ({ points }, manager) => points[manager] as number,
  vitorias: ({ wins }, manager) => wins[manager] as number,
  precisao: precisionAt,
  streak: ({ streak }, manager) => streak[manager] as number,
}

/** Writes the scores by which the managers of a range are ranked. */
export function storeScores(
  scores: Int32Array,
  { columns, metric }: { columns: TallyColumns; metric: RankingMetric },
  { from, to }: { from: number; to: number },
): void {
  const { isIn } = columns
  const of = scoreAt[metric]
  for (let manager = from; manager < to; manager++)
    scores[manager] = isIn && isIn[manager] !== 1 ? UNRANKED : of(columns, manager)
}
