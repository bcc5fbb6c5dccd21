/** Strengths are logits of winning a best-of-three match. Tuned on early seasons only: see docs/models.md. */
export interface TennisSettings {
  /** The strength according to the ranking: slope per unit of log ranking points, and the variance of that strength. */
  rankSlope: number
  rankVariance: number
  unrankedPoints: number
  /** The variance of the strength of a new player, whose mean follows from the ranking. */
  newcomerVariance: number
  surfaceVariance: number
  driftPerDay: number
  surfaceDriftPerDay: number
  /** The result counts as this many trials, each game played as this fraction of one. */
  winWeight: number
  gameWeight: number
  /** Games are closer to even than matches: logit of a game is this part of the match's. */
  gameSlope: number
  pointWeight: number
  pointSlope: number
  bestOfFiveFactor: number
  retiredWeight: number
}

export const TENNIS_SETTINGS: TennisSettings = {
  rankSlope: 0.55,
  rankVariance: 0.65,
  unrankedPoints: 4,
  newcomerVariance: 0.22,
  surfaceVariance: 0.15,
  driftPerDay: 0.0007,
  surfaceDriftPerDay: 0.000025,
  winWeight: 0.25,
  gameWeight: 0.5,
  gameSlope: 0.24,
  pointWeight: 0.55,
  pointSlope: 0.125,
  bestOfFiveFactor: 1.45,
  retiredWeight: 0.1,
}
