import type { ForecastColumns, MatchToLearn, StrengthColumns } from '#db/forecast/forecast.ts'
import { rounded, type SportLearner } from '#jobs/sport/sport-learner.ts'

export interface LearnedSport {
  forecasts: ForecastColumns[]
  strengths: StrengthColumns[]
}

function byDay(matches: readonly MatchToLearn[]): [number, MatchToLearn[]][] {
  const days = new Map<number, MatchToLearn[]>()
  for (const match of matches) days.set(match.day, [...(days.get(match.day) ?? []), match])
  return [...days].sort(([a], [b]) => a - b)
}

export const isOver = ({ state }: MatchToLearn) => state === 'final'

/**
 * The strengths of the clubs that played, as distances from the average of all clubs in the matches to learn: a plot
 * can compare them over time.
 */
function strengthsOn(learner: SportLearner, day: number, played: ReadonlySet<number>, known: ReadonlySet<number>) {
  const all = [...known].map((clubId) => ({ clubId, ...learner.strength(clubId) }))
  const mean = (of: 'attack' | 'defence' | 'rating') => all.reduce((sum, club) => sum + club[of], 0) / all.length
  const [attack, defence, rating] = [mean('attack'), mean('defence'), mean('rating')]
  return all
    .filter(({ clubId }) => played.has(clubId))
    .map((club) => ({
      clubId: club.clubId,
      day,
      attack: rounded(club.attack - attack, 4),
      defence: rounded(club.defence - defence, 4),
      rating: rounded(club.rating - rating, 4),
    }))
}

/** Each wanted match is forecast from earlier days; then the results of its own day are learned. */
export function walkForward(
  learner: SportLearner,
  matches: readonly MatchToLearn[],
  options: { strengthsSince: number },
): LearnedSport {
  const forecasts: ForecastColumns[] = []
  const strengths: StrengthColumns[] = []
  const known = new Set(matches.flatMap(({ homeClubId, awayClubId }) => [homeClubId, awayClubId]))
  for (const [day, ofDay] of byDay(matches)) {
    for (const match of ofDay.filter(({ isWanted }) => isWanted)) {
      const { percentages, homeGoals, awayGoals, detail } = learner.forecast(match)
      forecasts.push({ matchId: match.id, day, percentages, homeGoals, awayGoals, detail })
    }
    const results = ofDay.filter(isOver)
    if (results.length === 0) continue
    learner.absorbDay(results)
    if (day < options.strengthsSince) continue
    const played = new Set(results.flatMap(({ homeClubId, awayClubId }) => [homeClubId, awayClubId]))
    strengths.push(...strengthsOn(learner, day, played, known))
  }
  return { forecasts, strengths }
}
