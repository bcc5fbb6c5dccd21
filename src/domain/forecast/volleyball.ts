import { type SetScore, setScores } from './best-of.ts'
import {
  addComponent,
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
import { logistic, NORMAL_NODES } from './normal.ts'
import { observeShare } from './observe.ts'
import { twoWayForecast, type TwoWayForecast } from './outcome-forecast.ts'
import { driftTo } from './strength-drift.ts'
import { VOLLEYBALL_SETTINGS, type VolleyballSettings } from './volleyball-settings.ts'
import type { RatingLearner, TeamPairing } from './rating-learner.ts'

export interface VolleyballMatch {
  day: number
  home: string
  away: string
  homeSets: number
  awaySets: number
  neutral?: boolean
}

interface Club {
  strength: number
  lastSeason: number
}

export interface VolleyballFilter {
  settings: VolleyballSettings
  state: GaussianState
  clubs: Map<string, Club>
  day: number
  seasons: number
  homeAdvantage: number
}

export interface VolleyballForecast extends TwoWayForecast {
  /** Most likely first. */
  setScores: SetScore[]
}

const SETS_TO_WIN = 3

export function createVolleyballFilter(settings: VolleyballSettings = VOLLEYBALL_SETTINGS): VolleyballFilter {
  const state = createState(32)
  const homeAdvantage = addComponent(state, settings.homeAdvantage, settings.homeAdvantageVariance)
  return { settings, state, clubs: new Map(), day: Number.NaN, seasons: 1, homeAdvantage }
}

const copyOf = (filter: VolleyballFilter): VolleyballFilter => ({
  ...filter,
  state: copyState(filter.state),
  clubs: new Map([...filter.clubs].map(([name, club]) => [name, { ...club }])),
})

function advanceTo(filter: VolleyballFilter, day: number): void {
  if (driftTo(filter, day, filter.clubs.values())) filter.seasons += 1
}

function clubOf(filter: VolleyballFilter, name: string): Club {
  const { settings, state } = filter
  const known = filter.clubs.get(name)
  if (known) {
    if (filter.seasons - known.lastSeason > 1) {
      regress(state, known.strength, { keep: 0, target: settings.newcomerStrength })
      addVariance(state, known.strength, settings.newcomerVariance)
    }
    known.lastSeason = filter.seasons
    return known
  }
  const isNewcomer = filter.seasons > 1
  const mean = isNewcomer ? settings.newcomerStrength : 0
  const variance = isNewcomer ? settings.newcomerVariance : settings.clubVariance
  const club = { strength: addComponent(state, mean, variance), lastSeason: filter.seasons }
  filter.clubs.set(name, club)
  return club
}

function setCombination(
  filter: VolleyballFilter,
  pairing: { home: string; away: string; neutral?: boolean },
): Combination {
  const home = clubOf(filter, pairing.home)
  const away = clubOf(filter, pairing.away)
  return {
    indices: [home.strength, away.strength, filter.homeAdvantage],
    weights: [1, -1, pairing.neutral ? 0 : 1],
  }
}

export function forecastVolleyball(
  filter: VolleyballFilter,
  pairing: { home: string; away: string; neutral?: boolean },
): VolleyballForecast {
  const combination = setCombination(filter, pairing)
  const mean = combinationMean(filter.state, combination)
  const deviation = Math.sqrt(combinationCovariance(filter.state, combination, combination))
  const totals = setScores(0.5, SETS_TO_WIN).map((score) => ({ ...score, probability: 0 }))
  for (const { z, weight } of NORMAL_NODES) {
    setScores(logistic(mean + deviation * z), SETS_TO_WIN).forEach(({ probability }, k) => {
      const total = totals[k]
      if (total) total.probability += weight * probability
    })
  }
  const win = totals.reduce((sum, score) => sum + (score.home > score.away ? score.probability : 0), 0)
  return { ...twoWayForecast(win), setScores: totals.sort((a, b) => b.probability - a.probability) }
}

function absorb(filter: VolleyballFilter, match: VolleyballMatch): void {
  const combination = setCombination(filter, match)
  observeShare(filter.state, combination, {
    won: match.homeSets,
    tried: match.homeSets + match.awaySets,
    dispersion: filter.settings.setDispersion,
  })
  const won = match.homeSets > match.awaySets ? filter.settings.winWeight : 0
  observeShare(filter.state, combination, { won, tried: filter.settings.winWeight, dispersion: 1 })
}

export function volleyballLearner(
  filter = createVolleyballFilter(),
): RatingLearner<VolleyballMatch, TeamPairing, VolleyballForecast> {
  return {
    absorb: (match) => {
      advanceTo(filter, match.day)
      absorb(filter, match)
    },
    forecast: (pairing) => {
      advanceTo(filter, pairing.day)
      return forecastVolleyball(filter, pairing)
    },
    strength: (name) => {
      const club = filter.clubs.get(name)
      return club ? meanOf(filter.state, club.strength) : filter.settings.newcomerStrength
    },
    copy: () => volleyballLearner(copyOf(filter)),
  }
}
