import type { Sport } from '#domain/sport/sport.ts'
import type { StandingRow } from './standing-row.ts'

type Measure = (a: StandingRow, b: StandingRow) => number

const points: Measure = (a, b) => b.points - a.points
const wins: Measure = (a, b) => b.wins - a.wins
const difference: Measure = (a, b) => b.goalsFor - b.goalsAgainst - (a.goalsFor - a.goalsAgainst)
const scored: Measure = (a, b) => b.goalsFor - a.goalsFor
/** Compared as products, so that a side that lost no set has no division by zero. */
const ratio: Measure = (a, b) => b.goalsFor * a.goalsAgainst - a.goalsFor * b.goalsAgainst
const fewerMatches: Measure = (a, b) => a.played - b.played
/** Last, so that the order is total and the same everywhere. */
const lowerId: Measure = (a, b) => a.clubId - b.clubId

const TIE_BREAKS: Record<Sport, readonly Measure[]> = {
  futebol: [points, wins, difference, scored, fewerMatches, lowerId],
  basquete: [points, wins, difference, scored, fewerMatches, lowerId],
  volei: [points, wins, ratio, scored, fewerMatches, lowerId],
  tenis: [points, difference, scored, fewerMatches, lowerId],
}

/** ST3. */
export function compareRows(sport: Sport): Measure {
  return (a, b) => {
    for (const measure of TIE_BREAKS[sport]) {
      const order = measure(a, b)
      if (order !== 0) return order
    }
    return 0
  }
}
