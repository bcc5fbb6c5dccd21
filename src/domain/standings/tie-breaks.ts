import { SPORT_RULES, type TieBreak } from '#domain/sport/sport-rules.ts'
import type { Sport } from '#domain/sport/sport.ts'
import type { StandingRow } from './standing-row.ts'

type Measure = (a: StandingRow, b: StandingRow) => number

const points: Measure = (a, b) => b.points - a.points
const fewerMatches: Measure = (a, b) => a.played - b.played
/** Last, so that the order is total and the same everywhere. */
const lowerId: Measure = (a, b) => a.clubId - b.clubId

const MEASURES: Record<TieBreak, Measure> = {
  wins: (a, b) => b.wins - a.wins,
  difference: (a, b) => b.goalsFor - b.goalsAgainst - (a.goalsFor - a.goalsAgainst),
  scored: (a, b) => b.goalsFor - a.goalsFor,
  /** Compared as products: the quotient of a side that lost no set would divide by zero. */
  ratio: (a, b) => b.goalsFor * a.goalsAgainst - a.goalsFor * b.goalsAgainst,
}

/** ST3: the order of a table. */
export function compareRows(sport: Sport): Measure {
  const tieBreaks = SPORT_RULES[sport].tieBreaks.map((name) => MEASURES[name])
  const measures = [points, ...tieBreaks, fewerMatches, lowerId]
  return (a, b) => {
    for (const measure of measures) {
      const order = measure(a, b)
      if (order !== 0) return order
    }
    return 0
  }
}
