import type { ReviewedSeason } from '#contract/season-review.ts'
import type { ReviewCopy } from '#web/copy/pt-BR/review.ts'

/**
 * The season in words: the best round, the most fielded player, the captains' result, the picks. Skips what is missing.
 */
export function seasonSentence(season: ReviewedSeason, { told, lead }: ReviewCopy): string {
  const { rounds, bestRoundId, faithful, captain, picks } = season
  const best = rounds.find(({ roundId }) => roundId === bestRoundId)
  const [most] = faithful
  const parts: string[] = []
  if (best && best.pointTenths !== null) parts.push(told.best(best.number, best.pointTenths))
  if (most) parts.push(told.faithful(most.name, most.lineups))
  if (captain && captain.percentOfBest !== null) parts.push(told.captain(captain.percentOfBest))
  if (picks.settled > 0) parts.push(told.picks(picks.right, picks.settled))
  if (parts.length === 0) return lead(season)
  return `${parts.join('; ')}.`.replace(/^./, (first) => first.toLocaleUpperCase())
}
