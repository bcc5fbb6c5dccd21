import { PRIZE_PER_OPPONENT } from '#domain/rule-numbers.ts'

/**
 * LG3, LG5: the points of the winner's trophy; null if nobody else competed. The trophy of a manager's league grows
 * with the opponents, so that an empty league gives nothing.
 */
export function trophyPoints({
  prize,
  featured,
  opponents,
  left = Infinity,
}: {
  prize: number
  featured: boolean
  /** Other managers with a lineup locked in the league. */
  opponents: number
  /** LG15: what the owner may still give, and the winner still win, this season. */
  left?: number
}): number | null {
  if (opponents === 0) return null
  return featured ? prize : Math.max(0, Math.min(prize, PRIZE_PER_OPPONENT * opponents, left))
}

/** LG15: the most that a league can pay. `given`: what leagues of its owner have paid this season. */
export const prizeMost = ({
  prize,
  featured,
  given,
  perSeason,
}: {
  prize: number
  featured: boolean
  given: number
  perSeason: number
}): number => (featured ? prize : Math.max(0, Math.min(prize, perSeason - given)))

/** LG5, LG15: what the league would pay if every current member competed. */
export const prizeNow = ({
  prizeMost: most,
  featured,
  participants,
}: {
  prizeMost: number
  featured: boolean
  participants: number
}): number => (featured ? most : Math.min(most, PRIZE_PER_OPPONENT * Math.max(0, participants - 1)))
