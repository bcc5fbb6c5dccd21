import { basketballLearner as basketballRatings } from '#domain/forecast/basketball.ts'
import { setDraws, winnerDraws } from '#domain/forecast/draw-scores.ts'
import type { TwoWayForecast } from '#domain/forecast/outcome-forecast.ts'
import type { RatingLearner } from '#domain/forecast/rating-learner.ts'
import type { DrawScores } from '#domain/forecast/simulate-season.ts'
import { tennisLearner as tennisRatings, type Surface, type TennisPairing } from '#domain/forecast/tennis.ts'
import { volleyballLearner as volleyballRatings } from '#domain/forecast/volleyball.ts'
import type { MatchToLearn } from '#db/forecast/forecast.ts'
import {
  fixtureOf,
  keptProbabilities,
  nameOf,
  permille,
  rounded,
  type ForecastDetail,
  type SportLearner,
} from './sport-learner.ts'

type PlayedMatch = MatchToLearn & { homeScore: number; awayScore: number }

interface Court<Match, Pairing, Forecast> {
  ratings: RatingLearner<Match, Pairing, Forecast>
  pairingOf: (match: MatchToLearn) => Pairing
  resultOf: (match: PlayedMatch) => Match
  detailOf: (forecast: Forecast, match: MatchToLearn) => Omit<ForecastDetail, 'probabilities'>
  draws: (forecasts: readonly Forecast[]) => DrawScores
}

/** The learner of a sport without draws, whose sides have one rating each. */
function courtLearner<Match, Pairing, Forecast extends TwoWayForecast>(
  court: Court<Match, Pairing, Forecast>,
): SportLearner {
  const { ratings } = court
  const ahead = (match: MatchToLearn) => ratings.copy().forecast(court.pairingOf(match))
  return {
    forecast: (match) => {
      const forecast = ahead(match)
      const { probabilities } = forecast
      const [home = 0, away = 0] = forecast.percentages
      return {
        probabilities,
        percentages: [home, 0, away],
        homeGoals: null,
        awayGoals: null,
        detail: { probabilities: keptProbabilities(probabilities), ...court.detailOf(forecast, match) },
      }
    },
    absorbDay: (matches) => {
      for (const match of matches) {
        const { homeScore, awayScore } = match
        if (homeScore !== null && awayScore !== null) ratings.absorb(court.resultOf({ ...match, homeScore, awayScore }))
      }
    },
    strength: (clubId) => ({ attack: 0, defence: 0, rating: ratings.strength(nameOf(clubId)) }),
    draws: (matches) => court.draws(matches.map(ahead)),
  }
}

const teamsOf = (match: MatchToLearn) => ({ day: match.day, ...fixtureOf(match) })
const drawWinners = (forecasts: readonly TwoWayForecast[]) =>
  winnerDraws(forecasts.map(({ probabilities }) => probabilities[0]))

export const basketballLearner = () =>
  courtLearner({
    ratings: basketballRatings(),
    pairingOf: teamsOf,
    resultOf: (match) => ({ ...teamsOf(match), homePoints: match.homeScore, awayPoints: match.awayScore }),
    detailOf: ({ expectedMargin }) => ({ expectedMargin: rounded(expectedMargin, 1) }),
    draws: drawWinners,
  })

export const volleyballLearner = () =>
  courtLearner({
    ratings: volleyballRatings(),
    pairingOf: teamsOf,
    resultOf: (match) => ({ ...teamsOf(match), homeSets: match.homeScore, awaySets: match.awayScore }),
    detailOf: ({ setScores }) => ({
      likely: setScores.map(({ home, away, probability }) => ({ home, away, permille: permille(probability) })),
    }),
    draws: (forecasts) => setDraws(forecasts.map(({ setScores }) => setScores)),
  })

const SURFACES: Readonly<Record<string, Surface>> = { saibro: 'clay', dura: 'hard', grama: 'grass' }
const courtOf = ({ detail }: MatchToLearn): string => detail.surface ?? 'dura'
const pairingOf = (match: MatchToLearn): TennisPairing => ({
  ...teamsOf(match),
  surface: SURFACES[courtOf(match)] ?? 'hard',
  bestOf: 3,
})

export const tennisLearner = () =>
  courtLearner({
    ratings: tennisRatings(),
    pairingOf,
    resultOf: (match) => {
      const games = (side: 'home' | 'away') => (match.detail.periods ?? []).reduce((sum, set) => sum + set[side], 0)
      const winner = match.homeScore > match.awayScore ? (0 as const) : (1 as const)
      return { ...pairingOf(match), homeGames: games('home'), awayGames: games('away'), winner }
    },
    detailOf: (_forecast, match) => ({ surface: courtOf(match) }),
    draws: drawWinners,
  })
