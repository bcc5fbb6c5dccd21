import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openPlaces } from '#domain/squad/formation.ts'
import type { Position } from '#domain/sport/position.ts'
import { bestEleven } from './best-eleven.ts'
import { bestSwaps, pairSwaps, type SwapProblem } from './best-swaps.ts'
import { market, SHAPE, wide, type Range } from '#domain/testing/markets.ts'
import { objectiveOf } from './problem.ts'
import { bruteForce } from '#domain/testing/simple-search.ts'
import { timesTried } from '#test/gate.ts'

const modality = 'campo' as const
const ELEVEN: Position[] = [...SHAPE, 'Defensor', 'Atacante']
const coarse: Range = { prices: [50, 54], scores: [0, 6] }

/** An eleven bought at other prices than today's, with or without money left, and other players on the market. */
const problems: fc.Arbitrary<SwapProblem> = fc
  .record({
    players: fc.oneof(market(7, wide), market(7, coarse)),
    paidMore: fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 11, maxLength: 11 }),
    left: fc.integer({ min: 0, max: 60 }),
    most: fc.integer({ min: 0, max: 5 }),
    leaves: fc.array(fc.boolean(), { minLength: 11, maxLength: 11 }),
    mustLeave: fc.boolean(),
  })
  .map(({ players, paidMore, left, most, leaves, mustLeave }) => {
    const owned = ELEVEN.map((position, at) => {
      const { price, score } = players[at] ?? { price: 80, score: 0 }
      return { playerId: 100 + at, position, price: price + (paidMore[at] ?? 0), score }
    })
    const budget = owned.reduce((sum, { price }) => sum + price, left)
    const leaving = new Set(owned.filter((_player, at) => leaves[at]).map(({ playerId }) => playerId))
    const today = owned.map((player, at) => ({ ...player, price: player.price - (paidMore[at] ?? 0) }))
    const candidates = [...today, ...players.slice(0, 5)]
    return { modality, owned, candidates, budget, most, ...(mustLeave && leaving.size <= most ? { leaving } : {}) }
  })

const tried = ({ owned, candidates, budget, most, leaving }: SwapProblem) => {
  const mine = new Set(owned.map(({ playerId }) => playerId))
  const others = candidates.filter(({ playerId }) => !mine.has(playerId))
  return bruteForce(
    { modality, candidates: [...owned.filter(({ playerId }) => !leaving?.has(playerId)), ...others], budget },
    (eleven) => eleven.filter(({ playerId }) => !mine.has(playerId)).length <= most,
  )
}

describe('bestSwaps', () => {
  test('AD2 SQ1 SQ2 SQ4 SQ5 the best swaps equal those of a search of every eleven within so many swaps', () => {
    fc.assert(
      fc.property(problems, (problem) => {
        const plan = bestSwaps(problem)
        expect(plan?.objective).toBe(tried(problem))
        if (!plan) return
        const { incoming, outgoing, objective, captainId } = plan
        expect(incoming).toHaveLength(outgoing.length)
        expect(outgoing.length).toBeLessThanOrEqual(problem.most)
        const eleven = [...problem.owned.filter((player) => !outgoing.includes(player)), ...incoming]
        expect(objectiveOf(eleven)).toBe(objective)
        expect(eleven.map(({ playerId }) => playerId)).toContain(captainId)
        expect(eleven.reduce((sum, { price }) => sum + price, 0)).toBeLessThanOrEqual(problem.budget)
        expect(openPlaces(modality, eleven)).toEqual([[0, 0, 0, 0]])
      }),
      { numRuns: timesTried(150) },
    )
  })

  test('with eleven swaps the result is the best eleven of a market that sells at the prices paid', () => {
    fc.assert(
      fc.property(market(30, wide), fc.integer({ min: 900, max: 1100 }), (candidates, budget) => {
        const first = bestEleven({
          modality,
          candidates: candidates.map((player) => ({ ...player, score: -player.score })),
          budget,
        })
        if (!first.ok) return
        const owned = candidates.filter(({ playerId }) => first.value.players.some((one) => one.playerId === playerId))
        const best = bestEleven({ modality, candidates, budget })
        expect(bestSwaps({ modality, owned, candidates, budget, most: 11 })?.objective).toBe(
          best.ok && best.value.objective,
        )
      }),
      { numRuns: timesTried(20) },
    )
  })

  test('AD2 of equally good plans the one with the fewest moves wins', () => {
    const owned = ELEVEN.map((position, at) => ({ playerId: at + 1, position, price: 60, score: 100 }))
    const twins = owned.map((player) => ({ ...player, playerId: player.playerId + 50 }))
    expect(bestSwaps({ modality, owned, candidates: twins, budget: 1000, most: 5 })).toMatchObject({
      incoming: [],
      outgoing: [],
    })
  })

  test('there is no plan if nobody can replace a player who must leave', () => {
    const owned = ELEVEN.map((position, at) => ({ playerId: at + 1, position, price: 60, score: 100 }))
    expect(
      bestSwaps({ modality, owned, candidates: owned, budget: 1000, most: 3, leaving: new Set([1]) }),
    ).toBeUndefined()
  })
})

describe('pairSwaps', () => {
  const of = (playerId: number, position: Position, score: number) => ({ playerId, position, price: 60, score })

  test('names a successor of the same line where there is one', () => {
    const outgoing = [of(1, 'Defensor', 10), of(2, 'Atacante', 20), of(3, 'Meio-Campo', 5)]
    const incoming = [of(11, 'Atacante', 40), of(12, 'Atacante', 30), of(13, 'Defensor', 50)]
    expect(pairSwaps({ outgoing, incoming }).map((pair) => [pair.outgoing.playerId, pair.incoming.playerId])).toEqual([
      [1, 13],
      [2, 11],
      [3, 12],
    ])
  })
})
