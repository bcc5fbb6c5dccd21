import { ticksOf } from './line-plot-scale.ts'
import { niceCeiling } from './plot-scale.ts'

/** Percent of the width that stays free at both ends, so that the outer marks are not cut. */
const EDGE = 4

export const placeOf = (index: number, count: number): number =>
  count < 2 ? 50 : EDGE + (index * (100 - 2 * EDGE)) / (count - 1)

export interface ChartScale {
  ticks: readonly number[]
  /** Percent from the top. */
  yOf: (value: number) => number
}

const rounded = (value: number) => Math.round(value * 10) / 10

/** From zero to a round number. Goes below zero only if values do. */
export function valueScale(values: readonly number[]): ChartScale {
  const high = niceCeiling(Math.max(...values, 1))
  const least = Math.min(...values, 0)
  const low = least < 0 ? -niceCeiling(-least) : 0
  const yOf = (value: number) => rounded(((high - value) / (high - low)) * 100)
  return { ticks: ticksOf(low, high, 3), yOf }
}

/** From the lowest to the highest value with a margin, for values that are never near zero, such as prices. */
export function rangeScale(values: readonly number[]): ChartScale {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const margin = Math.max((most - least) * 0.15, 1)
  const [low, high] = [least - margin, most + margin]
  return { ticks: ticksOf(low, high, 3), yOf: (value) => rounded(((high - value) / (high - low)) * 100) }
}

const POWERS = [1, 2, 5] as const

/** Logarithmic with the best rank on top: from 10th to 5th is as far as from 1000th to 500th. */
export function rankScale(ranks: readonly number[]): ChartScale {
  const logs = ranks.map((rank) => Math.log(Math.max(1, rank)))
  const [from, to] = [Math.min(...logs), Math.max(...logs)]
  const margin = Math.max((to - from) * 0.1, 0.1)
  const [low, high] = [Math.max(0, from - margin), to + margin]
  const yOf = (rank: number) => rounded(((Math.log(Math.max(1, rank)) - low) / (high - low)) * 100)
  const all = Array.from({ length: 8 }, (_, power) => POWERS.map((step) => step * 10 ** power)).flat()
  const inside = all.filter((rank) => Math.log(rank) >= low && Math.log(rank) <= high)
  const ticks = inside.length < 2 ? [...new Set([Math.min(...ranks), Math.max(...ranks)])] : thinned(inside)
  return { ticks, yOf }
}

const MOST_TICKS = 5

function thinned(ticks: readonly number[]): number[] {
  const step = Math.ceil(ticks.length / MOST_TICKS)
  return ticks.filter((_, index) => index % step === 0)
}

const MOST_LABELS = 6

/** The indexes of the points with a label: the last one, and others at equal distances before it. */
export function namedPoints(count: number): number[] {
  const step = Math.max(1, Math.ceil(count / MOST_LABELS))
  return Array.from({ length: count }, (_, index) => index).filter((index) => (count - 1 - index) % step === 0)
}
