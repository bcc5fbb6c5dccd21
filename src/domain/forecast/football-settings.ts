/** What a match shows besides its goals, if a source has it. */
export type Signal = 'shots' | 'shotsOnTarget' | 'chances'

export interface SignalSettings {
  /** The logarithm of a side's usual count. */
  level: number
  /** How much of a difference in goal strength shows in this count. */
  loading: number
  /** Above 1: noisier than Poisson, so it moves strengths less. */
  dispersion: number
}

/** Everything the goals model does not learn from results. Tuned on early seasons only: see docs/models.md. */
export interface FootballSettings {
  /** Prior variance of a club's attack and of its defence (log goals). */
  clubVariance: number
  /** How strong a newcomer, such as a promoted club, is expected to be, relative to the average club. */
  newcomerAttack: number
  newcomerDefence: number
  newcomerVariance: number
  /** The variance that each day adds to a strength. */
  driftPerDay: number
  /** How much of a strength survives the break between seasons, and what the break adds to the doubt. */
  seasonKeep: number
  seasonVariance: number
  seasonBreakDays: number
  /** Correlation of attack and defence in all of the doubts above: good clubs are good at both. */
  balance: number
  homeAdvantage: number
  homeAdvantageVariance: number
  homeAdvantageDriftPerDay: number
  goalLevel: number
  goalLevelVariance: number
  goalLevelDriftPerDay: number
  goalDispersion: number
  signals: Record<Signal, SignalSettings>
  /** How low scores depend on each other, as `score-grid.ts` explains. */
  rho: number
}

export const FOOTBALL_SETTINGS: FootballSettings = {
  clubVariance: 0.12,
  newcomerAttack: -0.2,
  newcomerDefence: -0.3,
  newcomerVariance: 0.015,
  driftPerDay: 0.00005,
  seasonKeep: 0.9,
  seasonVariance: 0.001,
  seasonBreakDays: 46,
  balance: 0.85,
  homeAdvantage: 0.3,
  homeAdvantageVariance: 0.05,
  homeAdvantageDriftPerDay: 0.000003,
  goalLevel: 0.1,
  goalLevelVariance: 0.05,
  goalLevelDriftPerDay: 0.000003,
  goalDispersion: 1,
  signals: {
    shots: { level: 2.4, loading: 0.5, dispersion: 6 },
    shotsOnTarget: { level: 1.4, loading: 0.55, dispersion: 4 },
    chances: { level: 0.1, loading: 0.7, dispersion: 0.6 },
  },
  rho: -0.04,
}
