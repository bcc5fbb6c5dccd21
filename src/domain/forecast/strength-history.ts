import type { CourtSport } from '#domain/sport/sport.ts'
import { createRatingLearner, type RatingMatch } from './ratings.ts'

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
export const ratingStrengthHistory = <S extends CourtSport>(
  sport: S,
  matches: readonly RatingMatch<S>[],
): StrengthHistory => follow(matches, createRatingLearner(sport))
