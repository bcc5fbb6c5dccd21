import type { Surface } from '#world/simulator/court-match.ts'

/** The tennis season goes from clay over hard courts to grass. */
export const surfaceOf = ({ round }: { round: number }): Surface =>
  round <= 5 ? 'saibro' : round <= 10 ? 'dura' : 'grama'
