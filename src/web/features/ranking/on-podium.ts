import type { RankingEntry } from '#contract/ranking.ts'

const PODIUM_PLACES = 3

/** On page 1, those of the first three people whose score is above 0. On other pages, nobody. */
export const onPodium = (entries: readonly RankingEntry[], page: number): readonly RankingEntry[] =>
  page === 1 ? entries.slice(0, PODIUM_PLACES).filter(({ score }) => score > 0) : []
