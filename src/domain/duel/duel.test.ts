import fc from 'fast-check'
import { expect, test } from 'vitest'
import { duelResult } from './duel-result.ts'
import { DUEL_BLOCK, pairSquads, type DuelSquad } from './pair-squads.ts'

const squads = (count: number, managerOf = (i: number) => i): DuelSquad[] =>
  Array.from({ length: count }, (_, i) => ({
    squadId: i + 1,
    managerId: managerOf(i),
    points: 10_000 - i,
    isBot: false,
  }))

test('DU1 DU2 everybody is in exactly one duel or has the one bye, and opponents are close', () => {
  fc.assert(
    fc.property(fc.nat(200), fc.nat(1000), (count, roundId) => {
      const { pairs, byes } = pairSquads(squads(count), roundId)
      expect(byes.length).toBe(count % 2)
      expect([...pairs.flat(), ...byes].sort((a, b) => a - b)).toEqual(squads(count).map((s) => s.squadId))
      for (const [a, b] of pairs) expect(Math.abs(a - b)).toBeLessThan(DUEL_BLOCK)
    }),
  )
})

test('DU1 the draw depends on the round only, not on the order of rows', () => {
  const forward = pairSquads(squads(64), 3)
  expect(pairSquads(squads(64).reverse(), 3)).toEqual(forward)
  expect(pairSquads(squads(64), 4)).not.toEqual(forward)
})

test('DU2 managers never meet themselves', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(6), { maxLength: 60 }), fc.nat(50), (managers, roundId) => {
      const list = squads(managers.length, (i) => managers[i]!)
      const { pairs, byes } = pairSquads(list, roundId)
      const managerOf = (squadId: number) => managers[squadId - 1]
      for (const [a, b] of pairs) expect(managerOf(a)).not.toBe(managerOf(b))
      expect(new Set(byes.map(managerOf)).size).toBeLessThanOrEqual(1)
      expect(pairs.length * 2 + byes.length).toBe(list.length)
    }),
  )
})

test('DU2 a person rests only when no bot plays, and opponents stay close', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 80 }), fc.nat(1000), (bots, roundId) => {
      const list = squads(bots.length).map((squad, i) => ({ ...squad, isBot: bots[i]! }))
      const { pairs, byes } = pairSquads(list, roundId)
      expect(byes.length).toBe(bots.length % 2)
      for (const squadId of byes) expect(bots[squadId - 1]).toBe(bots.includes(true))
      for (const [a, b] of pairs) expect(Math.abs(a - b)).toBeLessThan(2 * DUEL_BLOCK)
      expect(pairSquads(list.toReversed(), roundId)).toEqual({ pairs, byes })
    }),
  )
})

test('DU2 a lone newcomer who is last of an odd number has an opponent', () => {
  const list = squads(521).map((squad) => ({ ...squad, isBot: squad.squadId !== 521 }))
  const { pairs, byes } = pairSquads(list, 10)
  expect(pairs.flat()).toContain(521)
  expect(byes).toHaveLength(1)
})

test('DU3 the higher lineup wins, equal ones tie', () => {
  expect([duelResult(627, 626), duelResult(1, 2), duelResult(5, 5)]).toEqual(['first', 'second', 'tie'])
})
