import { BASKETBALL_SETTINGS, type BasketballSettings } from './basketball-settings.ts'
import {
  addComponent,
  type Combination,
  combinationCovariance,
  combinationMean,
  copyState,
  createState,
  type GaussianState,
  meanOf,
} from './gaussian-state.ts'
import { normalCdf } from './normal.ts'
import { observeValue } from './observe.ts'
import { twoWayForecast, type TwoWayForecast } from './outcome-forecast.ts'
import { driftTo } from './strength-drift.ts'
import type { RatingLearner, TeamPairing } from './rating-learner.ts'

export interface BasketballMatch {
  day: number
  home: string
  away: string
  homePoints: number
  awayPoints: number
  neutral?: boolean
}

interface Team {
  strength: number
  lastDay: number
}

export interface BasketballFilter {
  settings: BasketballSettings
  state: GaussianState
  teams: Map<string, Team>
  day: number
  homeAdvantage: number
  tiredness: number
}

export interface BasketballForecast extends TwoWayForecast {
  expectedMargin: number
}

export function createBasketballFilter(settings: BasketballSettings = BASKETBALL_SETTINGS): BasketballFilter {
  const state = createState(32)
  const homeAdvantage = addComponent(state, settings.homeAdvantage, settings.homeAdvantageVariance)
  const tiredness = addComponent(state, settings.tiredness, settings.tirednessVariance)
  return { settings, state, teams: new Map(), day: Number.NaN, homeAdvantage, tiredness }
}

const copyOf = (filter: BasketballFilter): BasketballFilter => ({
  ...filter,
  state: copyState(filter.state),
  teams: new Map([...filter.teams].map(([name, team]) => [name, { ...team }])),
})

function advanceTo(filter: BasketballFilter, day: number): void {
  driftTo(filter, day, filter.teams.values())
}

function teamOf(filter: BasketballFilter, name: string): Team {
  const known = filter.teams.get(name)
  if (known) return known
  const team = { strength: addComponent(filter.state, 0, filter.settings.teamVariance), lastDay: Number.NaN }
  filter.teams.set(name, team)
  return team
}

function marginCombination(
  filter: BasketballFilter,
  pairing: { home: string; away: string; neutral?: boolean },
): Combination {
  const home = teamOf(filter, pairing.home)
  const away = teamOf(filter, pairing.away)
  const isTired = (team: Team) => (filter.day - team.lastDay === 1 ? 1 : 0)
  return {
    indices: [home.strength, away.strength, filter.homeAdvantage, filter.tiredness],
    weights: [1, -1, pairing.neutral ? 0 : 1, isTired(away) - isTired(home)],
  }
}

const bent = (margin: number, bend: number): number => Math.sign(margin) * bend * Math.log1p(Math.abs(margin) / bend)

export function forecastBasketball(
  filter: BasketballFilter,
  pairing: { home: string; away: string; neutral?: boolean },
): BasketballForecast {
  const combination = marginCombination(filter, pairing)
  const mean = combinationMean(filter.state, combination)
  const variance = combinationCovariance(filter.state, combination, combination)
  const deviation = Math.sqrt(variance + filter.settings.noiseVariance)
  return { ...twoWayForecast(normalCdf(mean / deviation)), expectedMargin: mean }
}

function absorb(filter: BasketballFilter, match: BasketballMatch): void {
  const { settings } = filter
  observeValue(filter.state, marginCombination(filter, match), {
    value: bent(match.homePoints - match.awayPoints, settings.marginBend),
    noiseVariance: settings.noiseVariance,
  })
  for (const name of [match.home, match.away]) teamOf(filter, name).lastDay = match.day
}

export function basketballLearner(
  filter = createBasketballFilter(),
): RatingLearner<BasketballMatch, TeamPairing, BasketballForecast> {
  return {
    absorb: (match) => {
      advanceTo(filter, match.day)
      absorb(filter, match)
    },
    forecast: (pairing) => {
      advanceTo(filter, pairing.day)
      return forecastBasketball(filter, pairing)
    },
    strength: (name) => {
      const team = filter.teams.get(name)
      return team ? meanOf(filter.state, team.strength) : 0
    },
    copy: () => basketballLearner(copyOf(filter)),
  }
}
