import { absorbElo, createElo, eloDifference, eloExpectation, PLAIN_ELO } from '#domain/forecast/elo.ts'
import { learnOrdered, type OrderedLogit, orderedProbabilities } from '#domain/forecast/ordered-logit.ts'
import { SPORT_RULES, type Sport } from '#domain/sport/sport.ts'
import type { Walker } from './walker.ts'

export const classCount = (sport: Sport): number => (SPORT_RULES[sport].draw ? 3 : 2)

export function uniformWalker(sport: Sport): Walker {
  const n = classCount(sport)
  const even = Array.from({ length: n }, () => 1 / n)
  return { forecast: () => even, absorb: () => undefined }
}

const RATE_WINDOW = 1140

/** Shares of the last 1,140 results; before any, even. In tennis the sides carry no meaning, so it stays even. */
export function baseRateWalker(sport: Sport): Walker {
  const n = classCount(sport)
  const recent: number[] = []
  const counts = Array.from({ length: n }, () => 1)
  return {
    forecast: () => {
      if (sport === 'tenis') return [0.5, 0.5]
      const total = counts.reduce((sum, count) => sum + count, 0)
      return counts.map((count) => count / total)
    },
    absorb: (_, outcome) => {
      recent.push(outcome)
      counts[outcome] = (counts[outcome] ?? 0) + 1
      if (recent.length <= RATE_WINDOW) return
      const oldest = recent.shift() ?? 0
      counts[oldest] = (counts[oldest] ?? 1) - 1
    },
  }
}

const ELO_BY_SPORT: Record<Sport, { k: number; homeAdvantage: number }> = {
  futebol: { k: 20, homeAdvantage: 65 },
  basquete: { k: 20, homeAdvantage: 70 },
  volei: { k: 32, homeAdvantage: 40 },
  tenis: { k: 32, homeAdvantage: 0 },
}

const ELO_SCALE = Math.LN10 / 400

/** Results only, one rating a side, no margins, no memory of seasons; draws through an ordered logit that follows along. */
export function eloWalker(sport: Sport): Walker {
  const table = createElo({ ...PLAIN_ELO, ...ELO_BY_SPORT[sport] })
  let curve: OrderedLogit = { slope: 1, low: -0.62, high: 0.62 }
  return {
    forecast: (match) => {
      const difference = eloDifference(table, match)
      if (sport === 'futebol') return orderedProbabilities(curve, difference * ELO_SCALE)
      const home = eloExpectation(difference)
      return [home, 1 - home]
    },
    absorb: (match, outcome) => {
      const isDraw = sport === 'futebol' && outcome === 1
      if (sport === 'futebol') {
        curve = learnOrdered(curve, { x: eloDifference(table, match) * ELO_SCALE, outcome }, 0.01)
      }
      absorbElo(table, match, isDraw ? 0.5 : outcome === 0 ? 1 : 0)
    },
  }
}
