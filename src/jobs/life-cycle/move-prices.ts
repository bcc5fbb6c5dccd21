import { playersToPrice, storePrices } from '#db/market/price.ts'
import type { RoundRow, Trx } from '#db/round/round.ts'
import { nextPrice, RECENT_ROUNDS } from '#domain/price/price.ts'

/** PR2, PR3: after a round every price moves toward what the recent points are worth. */
export async function movePrices(trx: Trx, round: RoundRow): Promise<void> {
  const players = await playersToPrice(trx, { championshipId: round.championship_id, rounds: RECENT_ROUNDS })
  const prices = players.map(({ price, recentTenths }) => nextPrice(price, recentTenths))
  await storePrices(trx, round.id, {
    playerIds: players.map(({ playerId }) => playerId),
    prices,
    changes: players.map(({ price }, i) => (prices[i] ?? price) - price),
  })
}
