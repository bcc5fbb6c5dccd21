import { POSITIONS, type Position } from '#domain/sport/position.ts'

/** One match a player took part in, with the price before it. */
export interface Observation {
  position: Position
  price: number
  pointTenths: number
}

/** What players of a position score, and how much more the more expensive ones score. */
export interface Level {
  meanTenths: number
  variance: number
  meanPrice: number
  tenthsPerPrice: number
}

export type MarketLevels = Record<Position, Level>

/**
 * Before anything was played: the average points of a position over a season of the real game. A Linha, who plays
 * everywhere, gets the mean of the outfield.
 */
const STARTING_MEAN: Record<Position, number> = {
  Goleiro: 45,
  Defensor: 37,
  'Meio-Campo': 31,
  Atacante: 35,
  Linha: 34,
}
const STARTING_VARIANCE = 39 ** 2
/** The starting level counts as this many matches, so that it fades within a round or two. */
const STARTING_MATCHES = 20
/**
 * What prices promise before anything was played: players cost 110 on average, and one more in price is worth a fifth
 * of a tenth (rounds 1 and 2 of 2022 to 2024).
 */
const STARTING_PRICE = 110
const STARTING_SLOPE = 0.2
const STARTING_PRICE_VARIANCE = 25 ** 2
/** Doubt about the price: this many matches in which the price made no difference are added. */
const SLOPE_RIDGE = 50

function levelOf(seen: readonly Observation[], startingMean: number): Level {
  const count = seen.length
  const sum = seen.reduce((total, { pointTenths }) => total + pointTenths, 0)
  const meanTenths = (sum + STARTING_MATCHES * startingMean) / (count + STARTING_MATCHES)
  const priceSum = seen.reduce((total, { price }) => total + price, 0)
  const meanPrice = (priceSum + STARTING_MATCHES * STARTING_PRICE) / (count + STARTING_MATCHES)
  let squares = STARTING_MATCHES * STARTING_VARIANCE
  let together = 0
  let priceSquares = 0
  for (const { price, pointTenths } of seen) {
    squares += (pointTenths - meanTenths) ** 2
    together += (pointTenths - meanTenths) * (price - meanPrice)
    priceSquares += (price - meanPrice) ** 2
  }
  const priceVariance = count === 0 ? 0 : priceSquares / count
  const doubt = SLOPE_RIDGE * priceVariance
  const starting = STARTING_MATCHES * STARTING_PRICE_VARIANCE
  return {
    meanTenths,
    variance: squares / (count + STARTING_MATCHES),
    meanPrice,
    tenthsPerPrice: (together + starting * STARTING_SLOPE) / (priceSquares + doubt + starting),
  }
}

export function marketLevels(seen: readonly Observation[]): MarketLevels {
  const of = (position: Position) =>
    levelOf(
      seen.filter((one) => one.position === position),
      STARTING_MEAN[position],
    )
  return Object.fromEntries(POSITIONS.map((position) => [position, of(position)])) as MarketLevels
}

/** What a player of this position and price is expected to score before their own matches count. */
export function priorTenths(levels: MarketLevels, { position, price }: { position: Position; price: number }): number {
  const level = levels[position]
  return level.meanTenths + level.tenthsPerPrice * (price - level.meanPrice)
}
