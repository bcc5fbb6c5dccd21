import type { PlayerId } from '#domain/ids.ts'
import { nextPrice } from '#domain/price/price.ts'
import { playerPointTenths } from '#domain/scoring/player-points.ts'
import { CURRENT_RULES } from '#domain/scoring/rule-sets.ts'
import type { Condition } from '#world/players/condition.ts'
import { footballPlayers } from '#world/athletes/football-players.ts'
import type { FootballPlayer } from '#world/players/player.ts'
import { startingPrices } from '#world/prices/starting-prices.ts'
import { playedRounds } from './played-rounds.ts'
import { botManagers, type BotManagers } from '#world/bots/managers.ts'
import { botMarket, type BotMarket } from '#world/bots/market.ts'
import { nextSquads } from '#world/bots/next-squads.ts'
import { noSquads, type BotSquads } from '#world/bots/squads.ts'

export interface BotRound {
  round: number
  managers: BotManagers
  players: readonly FootballPlayer[]
  market: BotMarket
  before: BotSquads
  squads: BotSquads
  /** What players scored in the round, in tenths, by player id. */
  points: Int32Array
  choosingMs: number
}

/** Ten rounds in which bots choose, matches are played and prices move. */
export function* botSeason(seed: number, count: number): Generator<BotRound> {
  const players = footballPlayers(seed)
  const managers = botManagers({ seed, count })
  let prices = startingPrices(seed, players)
  let conditions: ReadonlyMap<PlayerId, Condition> = new Map()
  const pastTenths = new Map<PlayerId, number[]>(players.map(({ id }) => [id, []]))
  const playedTenths = new Map<PlayerId, number[]>(players.map(({ id }) => [id, []]))
  let squads = noSquads(0)
  let round = 0
  for (const played of playedRounds(seed, 1)) {
    if (++round > 10) return
    const market = botMarket({ players, prices, conditions, pastTenths })
    const before = squads
    const startMs = performance.now()
    squads = nextSquads({
      seed,
      season: 1,
      round,
      managers,
      previous: before,
      market,
      daysAgo: 41 - 4 * round,
      hasBench: round > 2,
    })
    const choosingMs = performance.now() - startMs
    const points = new Int32Array(market.prices.length)
    for (const { id } of players) {
      const appearance = played.appearances.get(id)
      if (appearance?.played) {
        points[id] = playerPointTenths(appearance, CURRENT_RULES)
        playedTenths.get(id)?.push(points[id] ?? 0)
      }
      pastTenths.get(id)?.push(points[id] ?? 0)
    }
    yield { round, managers, players, market, before, squads, points, choosingMs }
    prices = new Map(players.map(({ id }) => [id, nextPrice(prices.get(id) ?? 50, playedTenths.get(id) ?? [])]))
    conditions = played.conditions
  }
}
