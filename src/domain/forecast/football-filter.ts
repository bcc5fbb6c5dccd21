import type { FootballSettings, Signal } from './football-settings.ts'
import {
  addComponent,
  addCovariance,
  addVariance,
  type Combination,
  combinationCovariance,
  combinationMean,
  copyState,
  createState,
  type GaussianState,
  meanOf,
  regress,
} from './gaussian-state.ts'
import { observeCount } from './observe.ts'
import type { RateBelief } from './score-grid.ts'

export interface FootballMatch {
  /** Days since 1970-01-01. A forecast for a day knows only the matches of earlier days. */
  day: number
  home: string
  away: string
  homeGoals: number
  awayGoals: number
  neutral?: boolean
  shots?: { home: number; away: number }
  shotsOnTarget?: { home: number; away: number }
  /** The quality of the chances, in goals (xG), if a source has it. */
  chances?: { home: number; away: number }
}

export interface Club {
  attack: number
  defence: number
  lastSeason: number
}

export interface FootballFilter {
  settings: FootballSettings
  state: GaussianState
  clubs: Map<string, Club>
  day: number
  seasons: number
  level: number
  homeAdvantage: number
  signals: Record<Signal, { level: number; homeAdvantage: number }>
}

const SIGNALS: readonly Signal[] = ['shots', 'shotsOnTarget', 'chances']

export function createFootballFilter(settings: FootballSettings): FootballFilter {
  const state = createState(64)
  const level = addComponent(state, settings.goalLevel, settings.goalLevelVariance)
  const homeAdvantage = addComponent(state, settings.homeAdvantage, settings.homeAdvantageVariance)
  const signal = (name: Signal) => ({
    level: addComponent(state, settings.signals[name].level, 0.1),
    homeAdvantage: addComponent(state, 0.2, 0.02),
  })
  const signals = { shots: signal('shots'), shotsOnTarget: signal('shotsOnTarget'), chances: signal('chances') }
  return {
    settings,
    state,
    clubs: new Map(),
    day: Number.NaN,
    seasons: 1,
    level,
    homeAdvantage,
    signals,
  }
}

export const copyFootballFilter = (filter: FootballFilter): FootballFilter => ({
  ...filter,
  state: copyState(filter.state),
  clubs: new Map([...filter.clubs].map(([name, club]) => [name, { ...club }])),
})

function addDoubt({ state, settings }: FootballFilter, club: Club, variance: number): void {
  addVariance(state, club.attack, variance)
  addVariance(state, club.defence, variance)
  addCovariance(state, [club.attack, club.defence], settings.balance * variance)
}

/** Lets time pass: strengths drift a little each day and more over the break between seasons. */
export function advanceTo(filter: FootballFilter, day: number): void {
  const { settings, state } = filter
  const elapsed = Number.isNaN(filter.day) ? 0 : day - filter.day
  filter.day = day
  if (elapsed <= 0) return
  const isBreak = elapsed >= settings.seasonBreakDays
  if (isBreak) filter.seasons += 1
  const played = Math.min(elapsed, settings.seasonBreakDays)
  for (const club of filter.clubs.values()) {
    if (isBreak) {
      regress(state, club.attack, { keep: settings.seasonKeep, target: 0 })
      regress(state, club.defence, { keep: settings.seasonKeep, target: 0 })
    }
    addDoubt(filter, club, settings.driftPerDay * played + (isBreak ? settings.seasonVariance : 0))
  }
  for (const { level, homeAdvantage } of [filter, ...Object.values(filter.signals)]) {
    addVariance(state, homeAdvantage, settings.homeAdvantageDriftPerDay * elapsed)
    addVariance(state, level, settings.goalLevelDriftPerDay * elapsed)
  }
}

function restart(filter: FootballFilter, club: Club): void {
  const { settings, state } = filter
  regress(state, club.attack, { keep: 0, target: settings.newcomerAttack })
  regress(state, club.defence, { keep: 0, target: settings.newcomerDefence })
  addDoubt(filter, club, settings.newcomerVariance)
}

/**
 * In the first known season, a club that was never seen is average. In later seasons it is a newcomer, and so is a club
 * that missed a season.
 */
export function clubOf(filter: FootballFilter, name: string): Club {
  const { settings, state } = filter
  const known = filter.clubs.get(name)
  if (known) {
    if (filter.seasons - known.lastSeason > 1) restart(filter, known)
    known.lastSeason = filter.seasons
    return known
  }
  const isNewcomer = filter.seasons > 1
  const club = {
    attack: addComponent(state, isNewcomer ? settings.newcomerAttack : 0, 0),
    defence: addComponent(state, isNewcomer ? settings.newcomerDefence : 0, 0),
    lastSeason: filter.seasons,
  }
  addDoubt(filter, club, isNewcomer ? settings.newcomerVariance : settings.clubVariance)
  filter.clubs.set(name, club)
  return club
}

interface Pairing {
  home: string
  away: string
  neutral?: boolean
}

/** Log rates of goals; on neutral ground both sides get half of the home advantage. */
function rateCombinations(filter: FootballFilter, pairing: Pairing): { home: Combination; away: Combination } {
  const home = clubOf(filter, pairing.home)
  const away = clubOf(filter, pairing.away)
  const share = pairing.neutral ? 0.5 : 1
  const { level, homeAdvantage } = filter
  return {
    home: { indices: [level, homeAdvantage, home.attack, away.defence], weights: [1, share, 1, -1] },
    away: { indices: [level, homeAdvantage, away.attack, home.defence], weights: [1, 1 - share, 1, -1] },
  }
}

export function rateBelief(filter: FootballFilter, pairing: Pairing): RateBelief {
  const { home, away } = rateCombinations(filter, pairing)
  const { state } = filter
  return {
    home: combinationMean(state, home),
    away: combinationMean(state, away),
    homeVariance: combinationCovariance(state, home, home),
    awayVariance: combinationCovariance(state, away, away),
    covariance: combinationCovariance(state, home, away),
  }
}

export function absorbMatch(filter: FootballFilter, match: FootballMatch): void {
  const { state, settings } = filter
  const { home, away } = rateCombinations(filter, match)
  observeCount(state, home, { count: match.homeGoals, dispersion: settings.goalDispersion })
  observeCount(state, away, { count: match.awayGoals, dispersion: settings.goalDispersion })
  for (const name of SIGNALS) {
    const seen = match[name]
    if (!seen) continue
    const { loading, dispersion } = settings.signals[name]
    const { level, homeAdvantage } = filter.signals[name]
    const shown = (side: Combination): Combination => ({
      indices: [level, homeAdvantage, ...side.indices.slice(2)],
      weights: [1, side.weights[1] ?? 0, loading, -loading],
    })
    observeCount(state, shown(home), { count: seen.home, dispersion })
    observeCount(state, shown(away), { count: seen.away, dispersion })
  }
}

export function strengthOf(filter: FootballFilter, name: string): { attack: number; defence: number } {
  const club = filter.clubs.get(name)
  if (!club) return { attack: filter.settings.newcomerAttack, defence: filter.settings.newcomerDefence }
  return { attack: meanOf(filter.state, club.attack), defence: meanOf(filter.state, club.defence) }
}
