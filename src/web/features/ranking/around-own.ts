import type { OwnRanking, RankingEntry, RankingView } from '#contract/ranking.ts'

/** The rows around the viewer, unless the first page already shows them. */
export function aroundOwn(
  { items }: Pick<RankingView, 'items'>,
  { managerId, own, around }: Pick<OwnRanking, 'managerId' | 'own' | 'around'>,
): readonly RankingEntry[] | undefined {
  if (!own || items.some((entry) => entry.managerId === managerId)) return undefined
  return around
}
