import type { DriftSettings } from './strength-drift.ts'

/** Strengths are logits of winning one set. Tuned on early seasons only: see docs/models.md. */
export interface VolleyballSettings extends DriftSettings {
  clubVariance: number
  newcomerStrength: number
  newcomerVariance: number
  homeAdvantage: number
  homeAdvantageVariance: number
  /** Sets of one match are not independent: above 1 each counts for less. */
  setDispersion: number
  /** The match itself counts as this many more sets for its winner. */
  winWeight: number
}

export const VOLLEYBALL_SETTINGS: VolleyballSettings = {
  clubVariance: 0.12,
  newcomerStrength: -0.4,
  newcomerVariance: 0.1,
  driftPerDay: 0.00003,
  seasonKeep: 0.82,
  seasonVariance: 0.05,
  seasonBreakDays: 60,
  homeAdvantage: 0.08,
  homeAdvantageVariance: 0.004,
  homeAdvantageDriftPerDay: 0.000001,
  setDispersion: 1.2,
  winWeight: 0.5,
}
