import { isRankedByPrecision, precisionPermille } from '#domain/pick/pick-record.ts'
import type { RankingMetric, StoredScope } from '#domain/ranking/ranking-kinds.ts'
import type { TallyFigure } from '#domain/ranking/tally.ts'
import { UNRANKED } from './rank-board.ts'

/** What is stored of managers for one scope, in the directory's order. */
export interface TallyColumns extends Record<TallyFigure, Int32Array> {
  /** 1 for who did something in the current period; left away where everybody counts. */
  isIn?: Int32Array
}

export type StoredTallies = Record<StoredScope, TallyColumns>

/** Precision counts in tenths of a percent, as it is shown (PK4). */
function precisions({ settledPicks, rightPicks }: TallyColumns): Int32Array {
  return settledPicks.map((settled, manager) => {
    const record = { settled, right: rightPicks[manager] as number }
    return isRankedByPrecision(record) ? precisionPermille(record) : UNRANKED
  })
}

const scores: Record<RankingMetric, (columns: TallyColumns) => Int32Array> = {
  pontos: ({ points }) => points.slice(),
  vitorias: ({ wins }) => wins.slice(),
  precisao: precisions,
  streak: ({ streak }) => streak.slice(),
}

/** The numbers managers are ranked by. */
export function storedScores(columns: TallyColumns, metric: RankingMetric): Int32Array {
  const { isIn } = columns
  const all = scores[metric](columns)
  if (isIn) for (let manager = 0; manager < all.length; manager++) if (isIn[manager] !== 1) all[manager] = UNRANKED
  return all
}
