import type { Rng } from '#domain/rng.ts'
import { POSITIONS } from '#domain/sport/position.ts'
import { clamp, gaussian } from '#world/chance.ts'
import type { BotMarket } from './market.ts'

/** One way to see the market; many managers of like skill share it. */
export interface Belief {
  /** Tenths by player id. */
  tenths: Float32Array
  /** Player ids from the most to the least wanted for their price, one list per position. */
  ranking: readonly Uint16Array[]
}

export const SKILL_LEVELS = 12
const VIEWS_PER_LEVEL = 24
const NOISE_TENTHS = { best: 2, worst: 34 }
/** Tenths of expected points that a price of one is worth to a thrifty manager. */
const MOST_THRIFT = 0.7

/** Beliefs by level of skill, then by view. */
export function beliefsOf(market: BotMarket, rng: Rng): Belief[][] {
  const idsByPosition = POSITIONS.map((_, position) =>
    market.playerIds.filter((id) => market.positions[id] === position),
  )
  return Array.from({ length: SKILL_LEVELS }, (_, level) => {
    const skill = level / (SKILL_LEVELS - 1)
    const noise = NOISE_TENTHS.worst + (NOISE_TENTHS.best - NOISE_TENTHS.worst) * skill
    return Array.from({ length: VIEWS_PER_LEVEL }, () => {
      const tenths = market.expectedTenths.map((expected) => expected + noise * gaussian(rng))
      const thrift = MOST_THRIFT * rng.next()
      const wanted = (id: number) => (tenths[id] ?? 0) - thrift * (market.prices[id] ?? 0)
      const ranking = idsByPosition.map((ids) => Uint16Array.from(ids.toSorted((a, b) => wanted(b) - wanted(a))))
      return { tenths, ranking }
    })
  })
}

export function beliefFor(beliefs: readonly Belief[][], skill: number, rng: Rng): Belief {
  const views = beliefs[clamp(Math.floor(skill * SKILL_LEVELS), 0, SKILL_LEVELS - 1)]
  const belief = views?.[rng.int(VIEWS_PER_LEVEL)]
  if (!belief) throw new Error('no belief for this skill')
  return belief
}
