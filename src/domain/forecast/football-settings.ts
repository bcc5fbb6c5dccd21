/** Everything the goals model does not learn from results. Tuned on early seasons only: see docs/models.md. */
export interface FootballSettings {
  /** Prior variance of a club's attack and of its defence (log goals). */
  clubVariance: number
  /** What a newly promoted club is expected to be, relative to the average club. */
  newcomerAttack: number
  newcomerDefence: number
  newcomerVariance: number
  /** How fast strengths drift, per day of play. */
  driftPerDay: number
  /** How much of a strength survives the break between seasons, and what the break adds to the doubt. */
  seasonKeep: number
  seasonVariance: number
  seasonBreakDays: number
  /** A club away from the competition for longer than this starts again as a newcomer. */
  absenceDays: number
  homeAdvantage: number
  homeAdvantageVariance: number
  homeAdvantageDriftPerDay: number
  goalLevel: number
  goalLevelVariance: number
  goalLevelDriftPerDay: number
  goalDispersion: number
  shotDispersion: number
  shotLoading: number
  chanceDispersion: number
  /** Low-score dependence. */
  rho: number
}

export const FOOTBALL_SETTINGS: FootballSettings = {
  clubVariance: 0.05,
  newcomerAttack: -0.15,
  newcomerDefence: -0.12,
  newcomerVariance: 0.03,
  driftPerDay: 0.00005,
  seasonKeep: 0.9,
  seasonVariance: 0.01,
  seasonBreakDays: 40,
  absenceDays: 200,
  homeAdvantage: 0.3,
  homeAdvantageVariance: 0.02,
  homeAdvantageDriftPerDay: 0.00001,
  goalLevel: 0.1,
  goalLevelVariance: 0.05,
  goalLevelDriftPerDay: 0.00001,
  goalDispersion: 1,
  shotDispersion: 1.5,
  shotLoading: 0.8,
  chanceDispersion: 0.6,
  rho: -0.05,
}
