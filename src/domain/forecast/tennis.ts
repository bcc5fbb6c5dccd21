import { expectNormal, logistic } from './normal.ts'
import { sharePosterior } from './observe.ts'
import { twoWayForecast, type TwoWayForecast } from './outcome-forecast.ts'
import { TENNIS_SETTINGS, type TennisSettings } from './tennis-settings.ts'
import type { RatingLearner } from './rating-learner.ts'

export type Surface = 'hard' | 'clay' | 'grass'

export interface TennisPairing {
  day: number
  home: string
  away: string
  surface: Surface
  bestOf: number
  /** The ranking points of the two players on the day, if known. */
  homeRankPoints?: number
  awayRankPoints?: number
}

export interface TennisMatch extends TennisPairing {
  homeGames: number
  awayGames: number
  /** Rallies won, if a source counts them: less noisy than games. */
  pointsWon?: { home: number; away: number }
  winner: 0 | 1
  retired?: boolean
}

interface Belief {
  mean: number
  variance: number
}

interface Player {
  overall: Belief
  surfaces: Record<Surface, Belief>
  lastDay: number
}

export interface TennisFilter {
  settings: TennisSettings
  players: Map<string, Player>
}

export const createTennisFilter = (settings: TennisSettings = TENNIS_SETTINGS): TennisFilter => ({
  settings,
  players: new Map(),
})

export const copyTennisFilter = (filter: TennisFilter): TennisFilter => ({
  ...filter,
  players: new Map(
    [...filter.players].map(([name, { overall, surfaces, lastDay }]) => [
      name,
      {
        overall: { ...overall },
        surfaces: { hard: { ...surfaces.hard }, clay: { ...surfaces.clay }, grass: { ...surfaces.grass } },
        lastDay,
      },
    ]),
  ),
})

const rankStrength = (settings: TennisSettings, points: number | undefined): number =>
  settings.rankSlope * Math.log(Math.max(points ?? 0, settings.unrankedPoints) / 500)

/** The player as known on the day: doubt grows without matches. A newcomer starts where the ranking puts them. */
function playerOn(filter: TennisFilter, name: string, on: { day: number; points: number | undefined }): Player {
  const { settings } = filter
  const known = filter.players.get(name)
  if (!known) {
    const surface = () => ({ mean: 0, variance: settings.surfaceVariance })
    const player = {
      overall: { mean: rankStrength(settings, on.points), variance: settings.newcomerVariance },
      surfaces: { hard: surface(), clay: surface(), grass: surface() },
      lastDay: on.day,
    }
    filter.players.set(name, player)
    return player
  }
  const idleDays = Math.max(0, on.day - known.lastDay)
  if (idleDays > 0) {
    known.overall.variance += settings.driftPerDay * idleDays
    for (const belief of Object.values(known.surfaces)) {
      belief.variance = Math.min(settings.surfaceVariance, belief.variance + settings.surfaceDriftPerDay * idleDays)
    }
    known.lastDay = on.day
  }
  return known
}

/** Results and ranking are two opinions about the same strength; each counts by its certainty. */
function strengthOn(settings: TennisSettings, player: Player, points: number | undefined, surface: Surface): Belief {
  const { overall } = player
  const trust = points === undefined ? 0 : overall.variance / (overall.variance + settings.rankVariance)
  const onSurface = player.surfaces[surface]
  return {
    mean: overall.mean + trust * (rankStrength(settings, points) - overall.mean) + onSurface.mean,
    variance: overall.variance * (1 - trust) + onSurface.variance,
  }
}

const lengthFactor = (settings: TennisSettings, bestOf: number): number => (bestOf >= 5 ? settings.bestOfFiveFactor : 1)

export function forecastTennis(filter: TennisFilter, pairing: TennisPairing): TwoWayForecast {
  const { settings } = filter
  const home = playerOn(filter, pairing.home, { day: pairing.day, points: pairing.homeRankPoints })
  const away = playerOn(filter, pairing.away, { day: pairing.day, points: pairing.awayRankPoints })
  const first = strengthOn(settings, home, pairing.homeRankPoints, pairing.surface)
  const second = strengthOn(settings, away, pairing.awayRankPoints, pairing.surface)
  const factor = lengthFactor(settings, pairing.bestOf)
  const belief = { mean: first.mean - second.mean, variance: first.variance + second.variance }
  return twoWayForecast(expectNormal(belief, (x) => logistic(factor * x)))
}

function shareOut(beliefs: readonly { belief: Belief; sign: number }[], prior: Belief, posterior: Belief): void {
  const shift = posterior.mean - prior.mean
  const drop = 1 - posterior.variance / prior.variance
  for (const { belief, sign } of beliefs) {
    const part = belief.variance / prior.variance
    belief.mean += sign * part * shift
    belief.variance *= 1 - part * drop
  }
}

export function absorbTennis(filter: TennisFilter, match: TennisMatch): void {
  const { settings } = filter
  const home = playerOn(filter, match.home, { day: match.day, points: match.homeRankPoints })
  const away = playerOn(filter, match.away, { day: match.day, points: match.awayRankPoints })
  const beliefs = [
    { belief: home.overall, sign: 1 },
    { belief: home.surfaces[match.surface], sign: 1 },
    { belief: away.overall, sign: -1 },
    { belief: away.surfaces[match.surface], sign: -1 },
  ]
  const observe = (seen: { won: number; tried: number }, slope: number) => {
    const prior = {
      mean: slope * beliefs.reduce((sum, { belief, sign }) => sum + sign * belief.mean, 0),
      variance: slope * slope * beliefs.reduce((sum, { belief }) => sum + belief.variance, 0),
    }
    const posterior = sharePosterior(prior, { ...seen, dispersion: 1 })
    const back = ({ mean, variance }: Belief) => ({ mean: mean / slope, variance: variance / slope ** 2 })
    shareOut(beliefs, back(prior), back(posterior))
  }
  const weight = settings.winWeight * (match.retired ? settings.retiredWeight : 1)
  observe({ won: match.winner === 0 ? weight : 0, tried: weight }, lengthFactor(settings, match.bestOf))
  if (match.pointsWon) {
    const { home: won, away: lost } = match.pointsWon
    const weight = settings.pointWeight
    observe({ won: weight * won, tried: weight * (won + lost) }, settings.pointSlope)
  } else if (match.homeGames + match.awayGames > 0) {
    const weight = settings.gameWeight
    observe({ won: weight * match.homeGames, tried: weight * (match.homeGames + match.awayGames) }, settings.gameSlope)
  }
}

export function tennisStrength(filter: TennisFilter, name: string, surface?: Surface): number {
  const player = filter.players.get(name)
  if (!player) return rankStrength(filter.settings, undefined)
  return player.overall.mean + (surface ? player.surfaces[surface].mean : 0)
}

export function tennisLearner(filter = createTennisFilter()): RatingLearner<TennisMatch, TennisPairing> {
  return {
    absorb: (match) => absorbTennis(filter, match),
    forecast: (pairing) => forecastTennis(filter, pairing),
    strength: (name) => tennisStrength(filter, name),
    copy: () => tennisLearner(copyTennisFilter(filter)),
  }
}
