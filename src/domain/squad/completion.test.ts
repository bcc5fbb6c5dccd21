import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Position } from '#domain/sport/position.ts'
import { canAdd, addPlayer } from './apply-moves.ts'
import { deadEndOf, deadEndsAhead, waysOut } from './completion.ts'
import { canCompete } from './formation.ts'
import { emptySquad, type MarketPlayer, type Squad } from './squad.ts'

const positions: Position[] = ['Goleiro', 'Defensor', 'Meio-Campo', 'Atacante']

const squadOf = (...bought: [Position, number][]): Squad => ({
  ...emptySquad('campo'),
  players: bought.map(([position, pricePaid], at) => ({ playerId: at + 1, position, pricePaid })),
})

const many = (position: Position, count: number, price: number): [Position, number][] =>
  Array.from({ length: count }, () => [position, price])

const cheap: MarketPlayer[] = positions.flatMap((position, line) =>
  Array.from({ length: 6 }, (_one, at) => ({ playerId: 100 + 10 * line + at, position, price: 50 })),
)

/** Tries every set of purchases until a squad competes. */
function canBeCompleted(squad: Squad, market: readonly MarketPlayer[], from = 0): boolean {
  if (canCompete(squad)) return true
  return market.some((player, at) => {
    if (at < from || !canAdd(squad, player).ok) return false
    const next = addPlayer(squad, player)
    return next.ok && canBeCompleted(next.value, market, at + 1)
  })
}

describe('a dead end', () => {
  test('AD3 SQ3 SQ5 is where no purchases lead to a squad that competes', () => {
    const anybody = (id: number) =>
      fc.record({
        playerId: fc.constant(id),
        position: fc.constantFrom(...positions),
        price: fc.integer({ min: 50, max: 150 }),
      })
    fc.assert(
      fc.property(
        fc.tuple(...Array.from({ length: 9 }, (_one, at) => anybody(at + 1))),
        fc.tuple(...Array.from({ length: 9 }, (_one, at) => anybody(at + 20))),
        fc.integer({ min: 6, max: 9 }),
        (mine, market, size) => {
          const players = mine.slice(0, size).map(({ price, ...player }) => ({ ...player, pricePaid: price }))
          const squad = { ...emptySquad('campo'), players }
          expect(deadEndOf(squad, market) === undefined).toBe(canBeCompleted(squad, market))
        },
      ),
      { numRuns: 300 },
    )
  })

  test('says how many places are open, the money left and the cheapest price for them', () => {
    const squad = squadOf(['Goleiro', 110], ...many('Defensor', 4, 110), ...many('Meio-Campo', 2, 110), [
      'Atacante',
      120,
    ])
    expect(deadEndOf(squad, cheap)).toEqual({ kind: 'too_dear', places: 3, left: 110, cheapest: 150 })
  })

  test('comes when no formation fits, even if no single line is too long', () => {
    expect(deadEndOf(squadOf(...many('Goleiro', 2, 50)), cheap)).toEqual({ kind: 'no_formation' })
    const outfield = squadOf(...many('Defensor', 5, 60), ...many('Meio-Campo', 5, 60))
    expect(deadEndOf(outfield, cheap)).toEqual({ kind: 'no_formation' })
  })

  test('AD3 is found before the purchase that leads there', () => {
    const squad = squadOf(['Goleiro', 110], ...many('Defensor', 4, 110), ...many('Meio-Campo', 2, 110))
    const ahead = deadEndsAhead(squad, cheap)
    const at = (price: number) => ahead({ playerId: 99, position: 'Atacante', price })
    expect(deadEndOf(squad, cheap)).toBeUndefined()
    expect(at(80)).toBeUndefined()
    expect(at(81)).toEqual({ kind: 'too_dear', places: 3, left: 149, cheapest: 150 })
  })

  test('AD3 has ways out: the players whose sale returns enough', () => {
    const squad = squadOf(['Goleiro', 60], ...many('Defensor', 4, 110), ...many('Meio-Campo', 2, 130), [
      'Atacante',
      130,
    ])
    expect(waysOut(squad, cheap)).toEqual([2, 3, 4, 5, 6, 7, 8])
  })
})
