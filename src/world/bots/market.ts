import type { PlayerId } from '#domain/ids.ts'
import { MIN_PRICE } from '#domain/price/price.ts'
import { FIELD_POSITIONS } from '#domain/sport/position.ts'
import type { Condition, PlayerStatus } from '#world/players/condition.ts'
import type { FootballPlayer } from '#world/players/player.ts'

/** What bots see of the market before a round, by player id. */
export interface BotMarket {
  playerIds: readonly PlayerId[]
  /** Today's prices; 0 where there is no player with that id. */
  prices: Uint16Array
  /** Index into FIELD_POSITIONS. */
  positions: Uint8Array
  /** The tenths that a follower of every match expects. */
  expectedTenths: Float32Array
}

const PLAYS: Record<PlayerStatus, number> = { provavel: 1, duvida: 0.5, contundido: 0, suspenso: 0 }
/** The price counts as this many rounds of the points that it predicts. */
const PRICE_ROUNDS = 2
const FORM_ROUNDS = 6

export function botMarket(options: {
  players: readonly Pick<FootballPlayer, 'id' | 'position'>[]
  prices: ReadonlyMap<PlayerId, number>
  conditions: ReadonlyMap<PlayerId, Condition>
  /** Tenths of earlier rounds, oldest first, 0 where the player did not play. */
  pastTenths: ReadonlyMap<PlayerId, readonly number[]>
}): BotMarket {
  const { players, prices, conditions, pastTenths } = options
  const size = Math.max(...players.map((player) => player.id)) + 1
  const market = {
    playerIds: players.map((player) => player.id),
    prices: new Uint16Array(size),
    positions: new Uint8Array(size),
    expectedTenths: new Float32Array(size),
  }
  for (const { id, position } of players) {
    const price = prices.get(id)
    if (price === undefined) throw new Error(`player ${id} has no price`)
    const recent = (pastTenths.get(id) ?? []).slice(-FORM_ROUNDS)
    const sum = recent.reduce((total, tenths) => total + tenths, PRICE_ROUNDS * (price - MIN_PRICE))
    market.prices[id] = price
    market.positions[id] = FIELD_POSITIONS.indexOf(position)
    market.expectedTenths[id] = (sum / (recent.length + PRICE_ROUNDS)) * PLAYS[conditions.get(id)?.status ?? 'provavel']
  }
  return market
}
