import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { POSITIONS } from '#domain/sport/position.ts'
import { applyMoves, canAdd, type Move, movesBetween } from './apply-moves.ts'
import { captainOf, budgetLeft, emptySquad, totalPaid, type MarketPlayer, type Squad } from './squad.ts'

const marketOf = (players: MarketPlayer[]) => new Map(players.map((player) => [player.playerId, player]))
const player = (playerId: number, price: number): MarketPlayer => ({ playerId, position: 'Defensor', price })
const adds = (...ids: number[]): Move[] => ids.map((playerId) => ({ kind: 'add', playerId }))

function squadOf(prices: number[]): Squad {
  return {
    ...emptySquad('campo'),
    players: prices.map((pricePaid, i) => ({ playerId: i + 1, position: 'Defensor', pricePaid })),
  }
}

const anyMarket = fc
  .array(fc.record({ position: fc.constantFrom(...POSITIONS), price: fc.integer({ min: 50, max: 150 }) }), {
    minLength: 1,
    maxLength: 30,
  })
  .map((players) => players.map((rest, playerId) => ({ playerId, ...rest })))

const anyMove = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('add' as const), playerId: fc.nat(31) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), playerId: fc.nat(31) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('captain' as const), playerId: fc.option(fc.nat(31)) }),
  },
)

describe('squad moves', () => {
  test('SQ1 the twelfth player is refused and the squad stays as it was', () => {
    const squad = squadOf(Array.from({ length: 11 }, () => 50))
    const answer = applyMoves(squad, adds(99), marketOf([player(99, 50)]))
    expect(answer).toEqual({ ok: false, error: { kind: 'squad_full', size: 11 } })
  })

  test.each([
    ['SQ2 exactly 1000 is allowed', 100, { ok: true, value: { budgetLeft: 0 } }],
    ['SQ3 one over says by how much', 101, { ok: false, error: { kind: 'over_budget', price: 101, by: 1 } }],
  ])('%s', (_name, price, expected) => {
    const squad = squadOf([150, 150, 150, 150, 150, 150])
    expect(canAdd(squad, player(99, price))).toEqual(expected)
  })

  test.each<[string, Move[], object]>([
    ['SQ3 a player cannot be added twice', adds(1, 1), { kind: 'already_in_squad', playerId: 1 }],
    ['SQ3 a player must be on the market', adds(77), { kind: 'not_on_market', playerId: 77 }],
    [
      'SQ4 only an owned player can be removed',
      [{ kind: 'remove', playerId: 1 }],
      { kind: 'not_in_squad', playerId: 1 },
    ],
    ['SQ6 the captain is one of the squad', [{ kind: 'captain', playerId: 1 }], { kind: 'not_in_squad', playerId: 1 }],
  ])('%s', (_name, moves, error) => {
    expect(applyMoves(emptySquad('campo'), moves, marketOf([player(1, 60)]))).toEqual({ ok: false, error })
  })

  test('SQ1 SQ2 hold after any sequence of moves, each taken or refused', () => {
    fc.assert(
      fc.property(anyMarket, fc.array(anyMove, { maxLength: 80 }), (players, moves) => {
        let squad = emptySquad('campo')
        for (const move of moves) {
          const next = applyMoves(squad, [move], marketOf(players))
          if (next.ok) squad = next.value
          expect(squad.players.length).toBeLessThanOrEqual(11)
          expect(totalPaid(squad)).toBeLessThanOrEqual(1000)
          expect(new Set(squad.players.map((p) => p.playerId)).size).toBe(squad.players.length)
          const captain = captainOf(squad)
          expect(squad.players.some((p) => p.playerId === captain)).toBe(squad.players.length > 0)
        }
      }),
      { numRuns: 500 },
    )
  })

  test('SQ4 a sale returns exactly the price paid, whatever the price is now', () => {
    fc.assert(
      fc.property(anyMarket, fc.integer({ min: -8, max: 8 }), (players, change) => {
        const bought = players.slice(0, 6)
        const squad = applyMoves(emptySquad('campo'), adds(...bought.map((p) => p.playerId)), marketOf(players))
        if (!squad.ok) throw new Error('six players of at most 150 always fit')
        const repriced = marketOf(players.map((p) => ({ ...p, price: p.price + change })))
        for (const { playerId, price } of bought) {
          const sold = applyMoves(squad.value, [{ kind: 'remove', playerId }], repriced)
          if (!sold.ok) throw new Error(sold.error.kind)
          expect(budgetLeft(sold.value) - budgetLeft(squad.value)).toBe(price)
        }
      }),
    )
  })

  test('SQ3 SQ4 sales come before purchases, and a kept player is not bought again', () => {
    const squad = squadOf([150, 150, 150, 150, 150, 150, 100])
    const market = marketOf([player(1, 90), player(50, 150)])
    const next = applyMoves(squad, movesBetween(squad, { playerIds: [50, 1, 2, 3, 4, 5, 7], captainId: 2 }), market)
    if (!next.ok) throw new Error(next.error.kind)
    expect(totalPaid(next.value)).toBe(1000)
    expect(next.value.players.find((p) => p.playerId === 1)?.pricePaid).toBe(150)
    expect(next.value.captainId).toBe(2)
  })
})
