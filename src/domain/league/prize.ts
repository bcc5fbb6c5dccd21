export const PRIZE_PER_OPPONENT = 100

/** LG5: a manager's league cannot make points out of nothing; what it pays grows with the opponents beaten. */
export function payablePrize({
  prize,
  featured,
  managers,
}: {
  prize: number
  featured: boolean
  managers: number
}): number {
  if (featured) return prize
  return Math.min(prize, PRIZE_PER_OPPONENT * Math.max(0, managers - 1))
}
