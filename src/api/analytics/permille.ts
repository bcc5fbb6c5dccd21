/** A share between 0 and 1 never becomes 0 or 1000: what happened in a simulation is possible. */
export function permille(share: number): number {
  if (share <= 0) return 0
  if (share >= 1) return 1000
  return Math.min(999, Math.max(1, Math.round(share * 1000)))
}
