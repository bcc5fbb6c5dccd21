import { createRatingLearner } from '#domain/forecast/ratings.ts'
import type { Surface, TennisMatch } from '#domain/forecast/tennis.ts'
import type { TennisSource } from './source-match.ts'
import type { Walker } from './walker.ts'

const SURFACES: Readonly<Record<string, Surface>> = { clay: 'clay', grass: 'grass' }

function tennisMatch(match: TennisSource): TennisMatch {
  const [first, second] = match.sides
  const hasPoints = first.servePoints !== undefined && second.servePoints !== undefined
  const returned = (side: typeof first) => (side.servePoints ?? 0) - (side.servePointsWon ?? 0)
  return {
    day: match.day,
    home: match.home,
    away: match.away,
    surface: SURFACES[match.surface.toLowerCase()] ?? 'hard',
    bestOf: match.bestOf,
    homeGames: first.games,
    awayGames: second.games,
    winner: match.winner,
    retired: match.retired,
    ...(first.rankPoints !== undefined && { homeRankPoints: first.rankPoints }),
    ...(second.rankPoints !== undefined && { awayRankPoints: second.rankPoints }),
    ...(hasPoints && {
      pointsWon: {
        home: (first.servePointsWon ?? 0) + returned(second),
        away: (second.servePointsWon ?? 0) + returned(first),
      },
    }),
  }
}

export function tennisWalker(): Walker<TennisSource> {
  const learner = createRatingLearner('tenis')
  return {
    forecast: (match) => learner.forecast(tennisMatch(match)).probabilities,
    absorb: (match) => learner.absorb(tennisMatch(match)),
  }
}
