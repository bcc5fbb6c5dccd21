import {
  absorbBasketball,
  advanceBasketball,
  type BasketballMatch,
  basketballStrength,
  copyBasketballFilter,
  createBasketballFilter,
  forecastBasketball,
} from './basketball.ts'
import type { Sport } from '#domain/sport/sport.ts'
import type { TwoWayForecast } from './outcome-forecast.ts'
import {
  absorbTennis,
  copyTennisFilter,
  createTennisFilter,
  forecastTennis,
  type TennisMatch,
  type TennisPairing,
  tennisStrength,
} from './tennis.ts'
import {
  absorbVolleyball,
  advanceVolleyball,
  copyVolleyballFilter,
  createVolleyballFilter,
  forecastVolleyball,
  type VolleyballMatch,
  volleyballStrength,
} from './volleyball.ts'

export type RatingSport = Exclude<Sport, 'futebol'>

export interface RatingMatches {
  basquete: BasketballMatch
  volei: VolleyballMatch
  tenis: TennisMatch
}

interface TeamPairing {
  day: number
  home: string
  away: string
  neutral?: boolean
}

export interface RatingPairings {
  basquete: TeamPairing
  volei: TeamPairing
  tenis: TennisPairing
}

/** Learns one match after another, in order of day. */
export interface RatingLearner<Match, Pairing> {
  absorb(match: Match): void
  forecast(pairing: Pairing): TwoWayForecast
  strength(name: string): number
  copy(): RatingLearner<Match, Pairing>
}

type Learners = { [S in RatingSport]: RatingLearner<RatingMatches[S], RatingPairings[S]> }

function basketballLearner(filter = createBasketballFilter()): Learners['basquete'] {
  return {
    absorb: (match) => {
      advanceBasketball(filter, match.day)
      absorbBasketball(filter, match)
    },
    forecast: (pairing) => {
      advanceBasketball(filter, pairing.day)
      return forecastBasketball(filter, pairing)
    },
    strength: (name) => basketballStrength(filter, name),
    copy: () => basketballLearner(copyBasketballFilter(filter)),
  }
}

function volleyballLearner(filter = createVolleyballFilter()): Learners['volei'] {
  return {
    absorb: (match) => {
      advanceVolleyball(filter, match.day)
      absorbVolleyball(filter, match)
    },
    forecast: (pairing) => {
      advanceVolleyball(filter, pairing.day)
      return forecastVolleyball(filter, pairing)
    },
    strength: (name) => volleyballStrength(filter, name),
    copy: () => volleyballLearner(copyVolleyballFilter(filter)),
  }
}

function tennisLearner(filter = createTennisFilter()): Learners['tenis'] {
  return {
    absorb: (match) => absorbTennis(filter, match),
    forecast: (pairing) => forecastTennis(filter, pairing),
    strength: (name) => tennisStrength(filter, name),
    copy: () => tennisLearner(copyTennisFilter(filter)),
  }
}

const LEARNERS: { [S in RatingSport]: () => Learners[S] } = {
  basquete: () => basketballLearner(),
  volei: () => volleyballLearner(),
  tenis: () => tennisLearner(),
}

export const createRatingLearner = <S extends RatingSport>(sport: S): Learners[S] => LEARNERS[sport]()

export interface RatingModel<S extends RatingSport> {
  sport: S
  forecast(pairing: RatingPairings[S]): TwoWayForecast
  strength(name: string): number
}

/** Learns from every result before `asOfDay`; forecasting never changes the model. */
export function fitRatings<S extends RatingSport>(
  sport: S,
  results: readonly RatingMatches[S][],
  asOfDay: number,
): RatingModel<S> {
  const learner: RatingLearner<RatingMatches[S], RatingPairings[S]> = createRatingLearner(sport)
  const known = results.filter((match) => match.day < asOfDay).sort((a, b) => a.day - b.day)
  for (const match of known) learner.absorb(match)
  return {
    sport,
    forecast: (pairing) => learner.copy().forecast(pairing),
    strength: (name) => learner.strength(name),
  }
}
