/** Logit of winning one set. Tuned on early seasons only: see docs/models.md. */
export interface VolleyballSettings {
  clubVariance: number
  newcomerStrength: number
  newcomerVariance: number
  driftPerDay: number
  seasonKeep: number
  seasonVariance: number
  seasonBreakDays: number
  absenceDays: number
  homeAdvantage: number
  homeAdvantageVariance: number
  homeAdvantageDriftPerDay: number
  /** Sets of one match are not independent: above 1 each counts for less. */
  setDispersion: number
}

export const VOLLEYBALL_SETTINGS: VolleyballSettings = {
  clubVariance: 0.5,
  newcomerStrength: -0.3,
  newcomerVariance: 0.3,
  driftPerDay: 0.0006,
  seasonKeep: 0.85,
  seasonVariance: 0.1,
  seasonBreakDays: 60,
  absenceDays: 200,
  homeAdvantage: 0.12,
  homeAdvantageVariance: 0.01,
  homeAdvantageDriftPerDay: 0.00001,
  setDispersion: 1.2,
}
