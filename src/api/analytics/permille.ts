/** A share that is neither 0 nor 1 is never rounded to them: what happened in a simulation is possible. */
export function permille(share: number): number {
  if (share <= 0) return 0
  if (share >= 1) return 1000
  return Math.min(999, Math.max(1, Math.round(share * 1000)))
}
