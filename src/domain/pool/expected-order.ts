import type { ClubId } from '#domain/ids.ts'
import { outcomeOf, type Score } from '#domain/sport/outcome.ts'

export interface GroupMatch {
  homeId: ClubId
  awayId: ClubId
  /** Null until the match is over. */
  score: Score | null
  /** The chance that the model gives each outcome, in percent. */
  forecast: { home: number; draw: number; away: number } | null
}

const PER_WIN = 3

/** The expected points of both sides, times 100: three for a win, one for a draw. */
function pointsOf({ score, forecast }: GroupMatch): { home: number; away: number } | undefined {
  const told = score ? { home: 0, draw: 0, away: 0, [outcomeOf(score)]: 100 } : forecast
  return told === null ? undefined : { home: PER_WIN * told.home + told.draw, away: PER_WIN * told.away + told.draw }
}

/**
 * BL18: the clubs of a group in the order that results and model expect; undefined if a match is neither played nor
 * forecast.
 */
export function expectedOrder(matches: readonly GroupMatch[]): ClubId[] | undefined {
  const points = new Map<ClubId, number>()
  for (const match of matches) {
    const made = pointsOf(match)
    if (!made) return undefined
    points.set(match.homeId, (points.get(match.homeId) ?? 0) + made.home)
    points.set(match.awayId, (points.get(match.awayId) ?? 0) + made.away)
  }
  return [...points].sort(([a, ofA], [b, ofB]) => ofB - ofA || a - b).map(([clubId]) => clubId)
}
