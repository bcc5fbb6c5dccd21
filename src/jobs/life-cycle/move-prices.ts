import type { Kysely } from 'kysely'
import { playersToPrice, type NextPrices } from '#db/market/price.ts'
import type { RoundRow } from '#db/round/round.ts'
import type { Tables } from '#db/schema/schema.ts'
import { nextPrice, RECENT_ROUNDS } from '#domain/price/price.ts'

/** PR2, PR3: after a round every price moves toward what the recent points are worth. Whoever changes one of the two has the turn of the championship. */
export async function nextPrices(db: Kysely<Tables>, round: RoundRow): Promise<NextPrices> {
  const players = await playersToPrice(db, { championshipId: round.championship_id, rounds: RECENT_ROUNDS })
  const prices = players.map(({ price, recentTenths }) => nextPrice(price, recentTenths))
  return {
    playerIds: players.map(({ playerId }) => playerId),
    prices,
    changes: players.map(({ price }, i) => (prices[i] ?? price) - price),
  }
}
