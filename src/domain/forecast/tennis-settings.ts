/** Logit of winning a best-of-three match. Tuned on early seasons only: see docs/models.md. */
export interface TennisSettings {
  /** Strength said by the ranking: slope per unit of log ranking points, and how far to trust it. */
  rankSlope: number
  rankVariance: number
  unrankedPoints: number
  /** Doubt about a player never seen, beyond the ranking. */
  newcomerVariance: number
  surfaceVariance: number
  driftPerDay: number
  surfaceDriftPerDay: number
  /** A win counts as this many trials, each game won as this fraction of one. */
  winWeight: number
  gameWeight: number
  /** Games are closer to even than matches: logit of a game is this part of the match's. */
  gameSlope: number
  bestOfFiveFactor: number
  retiredWeight: number
  scale: number
}

export const TENNIS_SETTINGS: TennisSettings = {
  rankSlope: 0.6,
  rankVariance: 0.4,
  unrankedPoints: 20,
  newcomerVariance: 0.8,
  surfaceVariance: 0.15,
  driftPerDay: 0.001,
  surfaceDriftPerDay: 0.0001,
  winWeight: 0.5,
  gameWeight: 0.5,
  gameSlope: 0.3,
  bestOfFiveFactor: 1.25,
  retiredWeight: 0.5,
  scale: 1,
}
