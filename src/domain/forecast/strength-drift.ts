import { addVariance, type GaussianState, regress } from './gaussian-state.ts'

export interface DriftSettings {
  driftPerDay: number
  seasonKeep: number
  seasonVariance: number
  seasonBreakDays: number
  homeAdvantageDriftPerDay: number
}

interface Drifting {
  settings: DriftSettings
  state: GaussianState
  day: number
  homeAdvantage: number
}

/**
 * Lets time pass: strengths drift a little each day and more over the break between seasons. Returns whether there was
 * such a break.
 */
export function driftTo(filter: Drifting, day: number, sides: Iterable<{ strength: number }>): boolean {
  const { settings, state } = filter
  const elapsed = Number.isNaN(filter.day) ? 0 : day - filter.day
  filter.day = day
  if (elapsed <= 0) return false
  const isBreak = elapsed >= settings.seasonBreakDays
  for (const { strength } of sides) {
    if (isBreak) regress(state, strength, { keep: settings.seasonKeep, target: 0 })
    const played = Math.min(elapsed, settings.seasonBreakDays)
    addVariance(state, strength, settings.driftPerDay * played + (isBreak ? settings.seasonVariance : 0))
  }
  addVariance(state, filter.homeAdvantage, settings.homeAdvantageDriftPerDay * elapsed)
  return isBreak
}
