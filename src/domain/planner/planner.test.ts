import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bestEleven } from '#domain/optimiser/best-eleven.ts'
import { market, wide } from '#domain/testing/markets.ts'
import { nextPrice } from '#domain/price/price.ts'
import { rulesOf } from '#domain/sport/modality.ts'
import { expectedPrices } from './expected-prices.ts'
import { planRounds, type PlannerPlayer } from './plan-rounds.ts'
import { statusAhead } from './status-ahead.ts'

const budget = rulesOf('campo').budget
const plan = (players: readonly PlannerPlayer[], kind: 'moving' | 'today' | 'safe' | 'bold', rounds = 2) =>
  planRounds({ modality: 'campo', kind, rounds, players })

/** A market of players whose prices and points differ between two rounds. */
const players = market(30, { prices: [50, 120], scores: [100, 1500] }).map((all) =>
  all.map(({ playerId, position, price, score }, at): PlannerPlayer => ({
    playerId,
    position,
    prices: [price, price + (at % 9) - 4],
    outlooks: [
      { meanTenths: score / 10, sdTenths: (at * 7) % 60 },
      { meanTenths: ((at * 37) % 150) / 2, sdTenths: (at * 11) % 60 },
    ],
  })),
)

describe('a plan of the next rounds', () => {
  test('PL3 each round has the exact best eleven within the budget at the prices of the plan', () => {
    fc.assert(
      fc.property(players, fc.constantFrom('moving' as const, 'today' as const), (all, kind) => {
        plan(all, kind).forEach((eleven, round) => {
          const priceOf = ({ prices }: PlannerPlayer) => prices[kind === 'today' ? 0 : round] ?? 0
          const best = bestEleven({
            modality: 'campo',
            budget,
            candidates: all.map((one) => ({
              playerId: one.playerId,
              position: one.position,
              price: priceOf(one),
              score: Math.round(10 * (one.outlooks[round]?.meanTenths ?? 0)),
            })),
          })
          expect(eleven !== null).toBe(best.ok)
          if (!eleven || !best.ok) return
          const byId = new Map(all.map((one) => [one.playerId, one]))
          const paid = eleven.choices.map(({ playerId }) => priceOf(byId.get(playerId) as PlannerPlayer))
          expect(eleven.price).toBe(paid.reduce((sum, price) => sum + price, 0))
          expect(eleven.price).toBeLessThanOrEqual(budget)
          expect(20 * eleven.expectedTenths).toBeCloseTo(best.value.objective, 0)
        })
      }),
      { numRuns: 20 },
    )
  })

  test('PL4 without a player the best eleven expects as many points less as the plan says', () => {
    fc.assert(
      fc.property(players, (all) => {
        const [eleven] = plan(all, 'moving', 1)
        const [choice] = eleven?.choices ?? []
        if (!eleven || !choice) return
        const [without] = plan(
          all.filter(({ playerId }) => playerId !== choice.playerId),
          'moving',
          1,
        )
        expect(choice.without === null).toBe(without === null)
        if (!choice.without || !without) return
        expect(choice.without.lossTenths).toBeCloseTo(eleven.expectedTenths - without.expectedTenths, 5)
        expect(choice.without.lossTenths).toBeGreaterThanOrEqual(-1e-6)
        const changed = eleven.choices.map(({ playerId }) => playerId).filter((id) => id !== choice.playerId)
        const next = [...changed.filter((id) => !choice.without?.outgoing.includes(id)), ...choice.without.incoming]
        expect(next).toHaveLength(11)
      }),
      { numRuns: 20 },
    )
  })

  test('PL3 the bold plan takes the wider spread, the safe one the narrower', () => {
    const [all] = fc.sample(market(2, wide), 1)
    const twins = (all ?? []).flatMap(({ playerId, position }) =>
      [5, 80].map((sdTenths, at) => ({
        playerId: 100 * at + playerId,
        position,
        prices: [50],
        outlooks: [{ meanTenths: 50, sdTenths }],
      })),
    )
    const spreads = (kind: 'safe' | 'bold') => plan(twins, kind, 1)[0]?.choices.map(({ playerId }) => playerId > 100)
    // A line of this random market may have too few players of one spread, so a plan may need both.
    expect(spreads('bold')?.filter(Boolean).length).toBeGreaterThan(spreads('safe')?.filter(Boolean).length ?? 99)
  })

  test('PL1 a player without a match is left out, and too few players make no eleven', () => {
    expect(plan([], 'moving')).toEqual([null, null])
    const out = { playerId: 1, position: 'Goleiro' as const, prices: [50, 50], outlooks: [null, null] }
    expect(plan([out], 'today')).toEqual([null, null])
  })
})

describe('PL2 an expected price', () => {
  test('is at first today’s price, then moves by PR3 with the expected points', () => {
    const sure = { playChance: 1, whenPlayingTenths: 60 }
    const [first, second, third] = expectedPrices({ price: 90, recentTenths: [40, 40] }, [sure, sure, sure])
    expect([first, second]).toEqual([90, nextPrice(90, [40, 40, 60])])
    expect(third).toBe(nextPrice(second ?? 0, [40, 40, 60, 60]))
  })

  test('moves less the less likely the player is to play', () => {
    const at = (playChance: number) =>
      expectedPrices({ price: 80, recentTenths: [30] }, [{ playChance, whenPlayingTenths: 120 }, null])[1] ?? 0
    expect(at(0)).toBe(80)
    expect(at(0.5)).toBeGreaterThan(at(0))
    expect(at(1)).toBeGreaterThan(at(0.5))
    expect(expectedPrices({ price: 80, recentTenths: [] }, [null, null])).toEqual([80, 80])
  })
})

test('PL1 an injury lasts for all rounds, a suspension or a doubt for one', () => {
  expect(statusAhead('contundido', 4)).toBe('contundido')
  expect([statusAhead('suspenso', 0), statusAhead('suspenso', 1)]).toEqual(['suspenso', 'provavel'])
  expect([statusAhead('duvida', 0), statusAhead('duvida', 2)]).toEqual(['duvida', 'provavel'])
})
