import {
  createRatingLearner,
  type RatingLearner,
  type RatingMatches,
  type RatingPairings,
  type RatingSport,
} from './ratings.ts'

export interface StrengthPoint {
  day: number
  strength: number
}

/** Per club, its strength after each day on which it played. */
export type StrengthHistory = Map<string, StrengthPoint[]>

interface Played {
  day: number
  home: string
  away: string
}

function follow<M extends Played>(
  matches: readonly M[],
  learner: { absorb(match: M): void; strength(name: string): number },
): StrengthHistory {
  const history: StrengthHistory = new Map()
  for (const match of [...matches].sort((a, b) => a.day - b.day)) {
    learner.absorb(match)
    for (const name of [match.home, match.away]) {
      const points = history.get(name) ?? []
      if (points.at(-1)?.day === match.day) points.pop()
      points.push({ day: match.day, strength: learner.strength(name) })
      history.set(name, points)
    }
  }
  return history
}

/** Basketball in points of margin, volleyball in logit of a set, tennis in logit of a match. */
export function ratingStrengthHistory<S extends RatingSport>(
  sport: S,
  matches: readonly RatingMatches[S][],
): StrengthHistory {
  const learner: RatingLearner<RatingMatches[S], RatingPairings[S]> = createRatingLearner(sport)
  return follow(matches, learner)
}
