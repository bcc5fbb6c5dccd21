import type { Score } from '#domain/sport/outcome.ts'
import type { Sport } from '#domain/sport/sport.ts'

/** Table points of the home and away side of one result (ST1). */
export function matchPoints(sport: Sport, { home, away }: Score): { home: number; away: number } {
  if (home === away) return sport === 'futebol' ? { home: 1, away: 1 } : { home: 0, away: 0 }
  const [winner, loser] = DECIDED[sport](Math.min(home, away))
  return home > away ? { home: winner, away: loser } : { home: loser, away: winner }
}

type Share = [winner: number, loser: number]

const DECIDED: Record<Sport, (loserScore: number) => Share> = {
  futebol: () => [3, 0],
  basquete: () => [2, 1],
  volei: (loserSets) => (loserSets === 2 ? [2, 1] : [3, 0]),
  tenis: () => [1, 0],
}
