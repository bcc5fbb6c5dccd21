import type { CaptainChoice } from './captain-choice.ts'

/** The probability of each sum: the first share is that of `lowTenths`, the next of a tenth more. */
interface Sums {
  lowTenths: number
  shares: Float64Array
}

/** Over every way to draw one captain for each round, all equally likely: counted, not sampled. */
function sumsOf(choices: readonly CaptainChoice[]): Sums {
  let lowTenths = 0
  let shares = Float64Array.of(1)
  for (const { eachTenths } of choices) {
    const least = Math.min(...eachTenths)
    const next = new Float64Array(shares.length + Math.max(...eachTenths) - least)
    for (const [from, share] of shares.entries())
      for (const tenths of eachTenths) {
        const to = from + tenths - least
        next[to] = (next[to] ?? 0) + share / eachTenths.length
      }
    shares = next
    lowTenths += least
  }
  return { lowTenths, shares }
}

/** The lowest sum that is not exceeded by this share of the draws. */
function quantile({ lowTenths, shares }: Sums, share: number): number {
  let total = 0
  for (const [at, one] of shares.entries()) {
    total += one
    if (total >= share - 1e-9) return lowTenths + at
  }
  return lowTenths + shares.length - 1
}

export interface LuckBar {
  fromTenths: number
  share: number
}

export interface CaptainLuck {
  /** The share of draws that scored less; whole percent, rounded down. */
  betterThanPercent: number
  lowTenths: number
  medianTenths: number
  highTenths: number
  barTenths: number
  /** Next to each other from the lowest; the rarest sums at both ends are left out. */
  bars: LuckBar[]
}

const BARS = 24

function barsOf(sums: Sums, ownTenths: number): Pick<CaptainLuck, 'barTenths' | 'bars'> {
  const from = Math.min(quantile(sums, 0.005), ownTenths)
  const to = Math.max(quantile(sums, 0.995), ownTenths)
  const barTenths = Math.ceil((to - from + 1) / BARS)
  const bars = Array.from({ length: Math.ceil((to - from + 1) / barTenths) }, (_, at) => {
    const first = from + at * barTenths - sums.lowTenths
    const within = sums.shares.subarray(Math.max(0, first), Math.max(0, first + barTenths))
    return { fromTenths: from + at * barTenths, share: within.reduce((total, share) => total + share, 0) }
  })
  return { barTenths, bars }
}

/** SR4: compares the manager's sum with all sums that drawn captains would have given for the same lineups. */
export function captainLuck(choices: readonly CaptainChoice[]): CaptainLuck {
  const sums = sumsOf(choices)
  const ownTenths = choices.reduce((total, choice) => total + choice.ownTenths, 0)
  const worse = sums.shares.subarray(0, ownTenths - sums.lowTenths).reduce((total, share) => total + share, 0)
  return {
    betterThanPercent: Math.floor(100 * worse + 1e-6),
    lowTenths: quantile(sums, 0.05),
    medianTenths: quantile(sums, 0.5),
    highTenths: quantile(sums, 0.95),
    ...barsOf(sums, ownTenths),
  }
}
