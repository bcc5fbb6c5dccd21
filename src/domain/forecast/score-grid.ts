import { NORMAL_NODES } from './normal.ts'

/** `grid[home][away]` is the probability of that score. */
export type ScoreGrid = readonly (readonly number[])[]

/** Normal belief about the log rates of the two sides. */
export interface RateBelief {
  home: number
  away: number
  homeVariance: number
  awayVariance: number
  covariance: number
}

export interface LikelyScore {
  home: number
  away: number
  probability: number
}

export const MAX_GOALS = 10

function poissonTo(rate: number, out: Float64Array): void {
  let p = Math.exp(-rate)
  for (let k = 0; k <= MAX_GOALS; k++) {
    out[k] = p
    p *= rate / (k + 1)
  }
}

/**
 * Low scores depend on each other (Dixon and Coles): `rho` below 0 moves weight from 1-0 and 0-1 to 0-0 and 1-1. No
 * factor is below 0.
 */
function lowScoreFactor(score: { home: number; away: number }, rates: { home: number; away: number }, rho: number) {
  const { home, away } = score
  if (home > 1 || away > 1) return 1
  if (home === 0 && away === 0) return Math.max(0, 1 - rates.home * rates.away * rho)
  if (home === 0) return Math.max(0, 1 + rates.home * rho)
  if (away === 0) return Math.max(0, 1 + rates.away * rho)
  return Math.max(0, 1 - rho)
}

/** Score probabilities averaged over the uncertainty about both rates. */
export function scoreGrid(belief: RateBelief, rho: number): number[][] {
  const size = MAX_GOALS + 1
  const cells = new Float64Array(size * size)
  const homePmf = new Float64Array(size)
  const awayPmf = new Float64Array(size)
  const homeDeviation = Math.sqrt(Math.max(1e-12, belief.homeVariance))
  const slope = belief.covariance / homeDeviation
  const awayRest = Math.sqrt(Math.max(0, belief.awayVariance - slope * slope))
  for (const first of NORMAL_NODES) {
    const homeRate = Math.exp(belief.home + homeDeviation * first.z)
    poissonTo(homeRate, homePmf)
    for (const second of NORMAL_NODES) {
      const awayRate = Math.exp(belief.away + slope * first.z + awayRest * second.z)
      poissonTo(awayRate, awayPmf)
      const weight = first.weight * second.weight
      for (let home = 0; home < size; home++) {
        for (let away = 0; away < size; away++) {
          const factor = lowScoreFactor({ home, away }, { home: homeRate, away: awayRate }, rho)
          const cell = home * size + away
          cells[cell] = (cells[cell] ?? 0) + weight * factor * (homePmf[home] ?? 0) * (awayPmf[away] ?? 0)
        }
      }
    }
  }
  const total = cells.reduce((sum, p) => sum + p, 0)
  return Array.from({ length: size }, (_, home) =>
    Array.from({ length: size }, (_, away) => (cells[home * size + away] ?? 0) / total),
  )
}

export type Outcome = 0 | 1 | 2
export const outcomeOf = (home: number, away: number): Outcome => (home > away ? 0 : home === away ? 1 : 2)

/** The probabilities of home, draw and away. */
export function outcomeProbabilities(grid: ScoreGrid): [number, number, number] {
  const sums: [number, number, number] = [0, 0, 0]
  grid.forEach((row, home) => row.forEach((p, away) => (sums[outcomeOf(home, away)] += p)))
  return sums
}

export function expectedGoals(grid: ScoreGrid): { home: number; away: number } {
  let homeSum = 0
  let awaySum = 0
  grid.forEach((row, home) =>
    row.forEach((p, away) => {
      homeSum += home * p
      awaySum += away * p
    }),
  )
  return { home: homeSum, away: awaySum }
}

export function likelyScores(grid: ScoreGrid, count = 5): LikelyScore[] {
  return grid
    .flatMap((row, home) => row.map((probability, away) => ({ home, away, probability })))
    .sort((a, b) => b.probability - a.probability || a.home + a.away - b.home - b.away || b.home - a.home)
    .slice(0, count)
}
