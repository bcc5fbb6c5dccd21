import type { Score } from '#domain/sport/outcome.ts'
import { SPORT_RULES } from '#domain/sport/sport-rules.ts'
import type { Sport } from '#domain/sport/sport.ts'

/** Table points of the home and away side of one result (ST1). */
export function matchPoints(sport: Sport, { home, away }: Score): { home: number; away: number } {
  const { tablePoints } = SPORT_RULES[sport]
  return { home: tablePoints(home, away), away: tablePoints(away, home) }
}
