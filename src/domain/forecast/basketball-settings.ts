import type { DriftSettings } from './strength-drift.ts'

/** Strengths and margins are in points. Tuned on the earliest season only: see docs/models.md. */
export interface BasketballSettings extends DriftSettings {
  teamVariance: number
  homeAdvantage: number
  homeAdvantageVariance: number
  /** Points lost by a side that also played the day before. */
  tiredness: number
  tirednessVariance: number
  noiseVariance: number
  /** Margins beyond this grow more slowly: the end of a decided game says little. */
  marginBend: number
}

export const BASKETBALL_SETTINGS: BasketballSettings = {
  teamVariance: 30,
  driftPerDay: 0.05,
  seasonKeep: 0.75,
  seasonVariance: 10,
  seasonBreakDays: 60,
  homeAdvantage: 2.3,
  homeAdvantageVariance: 0.5,
  homeAdvantageDriftPerDay: 0.001,
  tiredness: 1,
  tirednessVariance: 0.3,
  noiseVariance: 120,
  marginBend: 30,
}
