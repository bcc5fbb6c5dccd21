import type { OwnRanking, RankingEntry, RankingView } from '#contract/ranking.ts'

/** The rows that the board opens with: those around the person, unless the first page shows him anyway. */
export function aroundOwn(
  { items }: Pick<RankingView, 'items'>,
  { managerId, own, around }: Pick<OwnRanking, 'managerId' | 'own' | 'around'>,
): readonly RankingEntry[] | undefined {
  if (!own || items.some((entry) => entry.managerId === managerId)) return undefined
  return around
}
