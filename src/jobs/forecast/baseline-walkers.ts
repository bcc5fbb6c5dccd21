import { absorbElo, createElo, eloDifference, eloExpectation, PLAIN_ELO } from '#domain/forecast/elo.ts'
import { learnOrdered, type OrderedLogit, orderedProbabilities } from '#domain/forecast/ordered-logit.ts'
import { SPORT_RULES } from '#domain/sport/sport-rules.ts'
import type { Sport } from '#domain/sport/sport.ts'
import { SPORT_MODELS } from '#jobs/sport/sport-models.ts'
import type { Walker } from '#jobs/sport/walker.ts'

export const classCount = (sport: Sport): number => (SPORT_RULES[sport].draw ? 3 : 2)

export function uniformWalker(sport: Sport): Walker {
  const n = classCount(sport)
  const even = Array.from({ length: n }, () => 1 / n)
  return { forecast: () => even, absorb: () => undefined }
}

const RATE_WINDOW = 1140

/**
 * Shares of each class in the last 1,140 results plus one of each class. In tennis the sides have no meaning, so both
 * get one half.
 */
export function baseRateWalker(sport: Sport): Walker {
  const n = classCount(sport)
  const recent: number[] = []
  const counts = Array.from({ length: n }, () => 1)
  return {
    forecast: () => {
      if (SPORT_RULES[sport].competitor === 'player') return [0.5, 0.5]
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

const ELO_SCALE = Math.LN10 / 400

/**
 * Elo from results alone: one rating for each side, no margins, no step between seasons. Draws come from an ordered
 * logit that is updated along the way.
 */
export function eloWalker(sport: Sport): Walker {
  const table = createElo({ ...PLAIN_ELO, ...SPORT_MODELS[sport].elo })
  const { draw } = SPORT_RULES[sport]
  let curve: OrderedLogit = { slope: 1, low: -0.62, high: 0.62 }
  return {
    forecast: (match) => {
      const difference = eloDifference(table, match)
      if (draw) return orderedProbabilities(curve, difference * ELO_SCALE)
      const home = eloExpectation(difference)
      return [home, 1 - home]
    },
    absorb: (match, outcome) => {
      const isDraw = draw && outcome === 1
      if (draw) {
        curve = learnOrdered(curve, { x: eloDifference(table, match) * ELO_SCALE, outcome }, 0.01)
      }
      absorbElo(table, match, isDraw ? 0.5 : outcome === 0 ? 1 : 0)
    },
  }
}
