import type { RankingEntry } from '#contract/ranking.ts'

const PODIUM_PLACES = 3

/** The first three people of the board, except those whose score is 0 or less. */
export const onPodium = (entries: readonly RankingEntry[], page: number): readonly RankingEntry[] =>
  page === 1 ? entries.slice(0, PODIUM_PLACES).filter(({ score }) => score > 0) : []
