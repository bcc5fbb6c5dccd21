import type { Rng } from '#domain/rng.ts'
import { FIELD_POSITIONS } from '#domain/sport/position.ts'
import { clamp, gaussian } from '#world/chance.ts'
import type { BotMarket } from './market.ts'

/** One way to see the market; many managers of similar skill share it. */
export interface Belief {
  /** The points that bots with this view expect, in tenths, by player id. */
  tenths: Float32Array
  /** Player ids from the most to the least wanted for their price, one list per position. */
  ranking: readonly Uint16Array[]
}

const SKILL_LEVELS = 12
const VIEWS_PER_LEVEL = 24
const NOISE_TENTHS = { best: 2, worst: 34 }
/** Tenths of expected points that a price of one is worth to the thriftiest manager. */
const MOST_THRIFT = 0.7

/** Chooses among the views that managers of a skill share. A view is computed on its first use. */
export function beliefsOf(market: BotMarket, rngOf: (level: number, view: number) => Rng) {
  const idsByPosition = FIELD_POSITIONS.map((_, position) =>
    Uint16Array.from(market.playerIds.filter((id) => market.positions[id] === position)),
  )
  const known = new Map<number, Belief>()

  function believe(level: number, view: number): Belief {
    const rng = rngOf(level, view)
    const noise = NOISE_TENTHS.worst + ((NOISE_TENTHS.best - NOISE_TENTHS.worst) * level) / (SKILL_LEVELS - 1)
    const tenths = market.expectedTenths.map((expected) => expected + noise * gaussian(rng))
    const thrift = MOST_THRIFT * rng.next()
    const wanted = tenths.map((value, id) => value - thrift * (market.prices[id] ?? 0))
    const ranking = idsByPosition.map((ids) => ids.toSorted((a, b) => (wanted[b] ?? 0) - (wanted[a] ?? 0)))
    return { tenths, ranking }
  }

  return (skill: number, rng: Rng): Belief => {
    const level = clamp(Math.floor(skill * SKILL_LEVELS), 0, SKILL_LEVELS - 1)
    const view = rng.int(VIEWS_PER_LEVEL)
    const key = level * VIEWS_PER_LEVEL + view
    const belief = known.get(key) ?? believe(level, view)
    known.set(key, belief)
    return belief
  }
}
