import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rngFrom } from '#domain/rng.ts'
import { MODALITY_NAMES, rulesOf } from '#domain/sport/modality.ts'
import { canCompete } from '#domain/squad/formation.ts'
import { bestEleven } from './best-eleven.ts'
import { explainEleven } from './explain-eleven.ts'
import { market, SHAPE, wide, type Range } from '#domain/testing/markets.ts'
import { objectiveOf } from './problem.ts'
import { bruteForce, byDynamicProgramming } from '#domain/testing/simple-search.ts'
import { timesTried } from '#test/gate.ts'

const modality = 'campo' as const

describe('bestEleven', () => {
  test.each(MODALITY_NAMES)(
    'MD1 SQ1 SQ2 SQ5 SQ6 the best squad of %s equals that of a search of every squad',
    (played) => {
      const { size } = rulesOf(played)
      fc.assert(
        fc.property(market(7, wide, played), fc.integer({ min: 50 * size, max: 127 * size }), (candidates, budget) => {
          const best = bestEleven({ modality: played, candidates, budget })
          expect(best.ok ? best.value.objective : undefined).toBe(bruteForce({ modality: played, candidates, budget }))
          if (!best.ok) return
          const { players, price, objective } = best.value
          expect(canCompete({ modality: played, players: players.map((p) => ({ ...p, pricePaid: p.price })) })).toBe(
            true,
          )
          expect(new Set(players.map(({ playerId }) => playerId)).size).toBe(size)
          expect(price).toBeLessThanOrEqual(budget)
          expect(objectiveOf(players)).toBe(objective)
        }),
        { numRuns: timesTried(400) },
      )
    },
  )

  test('agrees with dynamic programming on larger markets, with many ties and with few', () => {
    const coarse: Range = { prices: [50, 54], scores: [0, 6] }
    const fine: Range = { prices: [5, 25], scores: [0, 900] }
    fc.assert(
      fc.property(
        fc.oneof(
          fc.tuple(market(30, coarse), fc.integer({ min: 550, max: 594 })),
          fc.tuple(market(30, fine), fc.integer({ min: 80, max: 220 })),
        ),
        ([candidates, budget]) => {
          const best = bestEleven({ modality, candidates, budget })
          expect(best.ok ? best.value.objective : undefined).toBe(
            byDynamicProgramming({ modality, candidates, budget }),
          )
        },
      ),
      { numRuns: timesTried(80) },
    )
  })

  test('keeps the players already chosen, at the price paid for them', () => {
    fc.assert(
      fc.property(
        market(6, wide),
        fc.integer({ min: 700, max: 1300 }),
        fc.integer({ min: 0, max: 5 }),
        (candidates, budget, many) => {
          const fixed = candidates.slice(4, 4 + many).map((p) => ({ ...p, price: p.price - 7 }))
          const best = bestEleven({ modality, candidates, budget, fixed })
          expect(best.ok ? best.value.objective : undefined).toBe(bruteForce({ modality, candidates, budget, fixed }))
          if (best.ok) expect(best.value.players).toEqual(expect.arrayContaining(fixed))
        },
      ),
      { numRuns: timesTried(100) },
    )
  })

  test('says what is wrong when there is no eleven', () => {
    const rng = rngFrom('no-eleven')
    const candidates = [...SHAPE, ...SHAPE].map((position, playerId) => ({
      playerId,
      position,
      price: 60,
      score: rng.int(900),
    }))
    expect(bestEleven({ modality, candidates, budget: 650 })).toEqual({
      ok: false,
      error: { kind: 'budget_too_small', by: 10 },
    })
    const fixed = candidates.filter(({ position }) => position === 'Goleiro')
    expect(bestEleven({ modality, candidates, budget: 1000, fixed })).toEqual({
      ok: false,
      error: { kind: 'no_formation_fits' },
    })
  })

  test('explains each choice by the best eleven without that player', () => {
    fc.assert(
      fc.property(market(6, wide), fc.integer({ min: 800, max: 1200 }), (candidates, budget) => {
        const problem = { modality, candidates, budget, excluded: new Set([candidates.length]) }
        const best = bestEleven(problem)
        if (!best.ok) return
        for (const { playerId, cost, incoming, outgoing } of explainEleven(problem, best.value)) {
          const rest = candidates.filter((p) => p.playerId !== playerId && p.playerId !== candidates.length)
          const without = bruteForce({ modality, candidates: rest, budget })
          expect(cost).toBe(without === undefined ? null : best.value.objective - without)
          if (cost === null) continue
          expect(outgoing).toContain(playerId)
          expect(incoming).toHaveLength(outgoing.length)
        }
      }),
      { numRuns: timesTried(25) },
    )
  })
})
