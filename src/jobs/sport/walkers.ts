import { createRatingLearner } from '#domain/forecast/ratings.ts'
import type { BasketballSource, VolleyballSource, FootballSource, TennisSource } from './source-match.ts'
import type { Walker } from './walker.ts'
import { absorbMatch, advanceTo, createFootballFilter } from '#domain/forecast/football-filter.ts'
import { FOOTBALL_SETTINGS } from '#domain/forecast/football-settings.ts'
import { forecastFrom } from '#domain/forecast/football.ts'
import type { Surface, TennisMatch } from '#domain/forecast/tennis.ts'

export function basketballWalker(): Walker<BasketballSource> {
  const learner = createRatingLearner('basquete')
  return {
    forecast: (match) => learner.forecast(match).probabilities,
    absorb: ({ score, ...match }) => {
      if (score) learner.absorb({ ...match, homePoints: score.home, awayPoints: score.away })
    },
  }
}

export function volleyballWalker(): Walker<VolleyballSource> {
  const learner = createRatingLearner('volei')
  return {
    forecast: (match) => learner.forecast(match).probabilities,
    absorb: ({ score, ...match }) => {
      if (score) learner.absorb({ ...match, homeSets: score.home, awaySets: score.away })
    },
  }
}

export function footballWalker(): Walker<FootballSource> {
  const filter = createFootballFilter(FOOTBALL_SETTINGS)
  return {
    forecast: (match) => {
      advanceTo(filter, match.day)
      return forecastFrom(filter, match).probabilities
    },
    absorb: (match) => {
      if (!match.score) return
      advanceTo(filter, match.day)
      const { day, home, away, score, shots, shotsOnTarget, chances } = match
      absorbMatch(filter, {
        day,
        home,
        away,
        homeGoals: score.home,
        awayGoals: score.away,
        ...(shots && { shots }),
        ...(shotsOnTarget && { shotsOnTarget }),
        ...(chances && { chances }),
      })
    },
  }
}

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
