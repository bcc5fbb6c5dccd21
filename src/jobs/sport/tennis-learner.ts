import { winnerDraws } from '#domain/forecast/draw-scores.ts'
import { createRatingLearner } from '#domain/forecast/ratings.ts'
import type { Surface, TennisPairing } from '#domain/forecast/tennis.ts'
import type { MatchToLearn } from '#db/forecast/forecast.ts'
import { fixtureOf, keptProbabilities, nameOf, pairOf, type SportLearner } from './sport-learner.ts'

const SURFACES: Readonly<Record<string, Surface>> = { saibro: 'clay', dura: 'hard', grama: 'grass' }

const courtOf = ({ detail }: MatchToLearn): string => detail.surface ?? 'dura'

function pairingOf(match: MatchToLearn): TennisPairing {
  return { day: match.day, ...fixtureOf(match), surface: SURFACES[courtOf(match)] ?? 'hard', bestOf: 3 }
}

export function tennisLearner(): SportLearner {
  const learner = createRatingLearner('tenis')
  const ahead = (match: MatchToLearn) => learner.copy().forecast(pairingOf(match))
  return {
    forecast: (match) => {
      const { probabilities, percentages } = ahead(match)
      return {
        probabilities,
        percentages: pairOf(percentages),
        homeGoals: null,
        awayGoals: null,
        detail: { probabilities: keptProbabilities(probabilities), surface: courtOf(match) },
      }
    },
    absorbDay: (matches) => {
      for (const match of matches) {
        const { homeScore, awayScore, detail } = match
        if (homeScore === null || awayScore === null) continue
        const games = (side: 'home' | 'away') => (detail.periods ?? []).reduce((sum, set) => sum + set[side], 0)
        learner.absorb({
          ...pairingOf(match),
          homeGames: games('home'),
          awayGames: games('away'),
          winner: homeScore > awayScore ? 0 : 1,
        })
      }
    },
    strength: (clubId) => ({ attack: 0, defence: 0, rating: learner.strength(nameOf(clubId)) }),
    draws: (matches) => winnerDraws(matches.map((match) => ahead(match).probabilities[0])),
  }
}
