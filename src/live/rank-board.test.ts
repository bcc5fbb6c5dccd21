import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createRankBoard, UNRANKED } from './rank-board.ts'

interface Placed {
  entrant: number
  rank: number
}

/** The rule said plainly: sort, then number by how many are strictly better. */
function naive(scores: readonly number[]): Placed[] {
  const ranked = scores.flatMap((score, entrant) => (score === UNRANKED ? [] : [{ score, entrant }]))
  return ranked
    .sort((a, b) => b.score - a.score || a.entrant - b.entrant)
    .map(({ score, entrant }) => ({ entrant, rank: 1 + ranked.filter((other) => other.score > score).length }))
}

const near = fc.integer({ min: -30, max: 60 })
const far = fc.integer({ min: 200_000, max: 2_000_000_000 })
/** Around the end of the counted window when the lowest is near -30. */
const edge = fc.integer({ min: 65_500, max: 65_545 })
const anyScore = fc.oneof(
  { weight: 8, arbitrary: near },
  { weight: 1, arbitrary: far },
  { weight: 2, arbitrary: edge },
  fc.constant(UNRANKED),
)

function expectSame(board: ReturnType<typeof createRankBoard>, scores: readonly number[]) {
  const wanted = naive(scores)
  expect(board.size()).toBe(wanted.length)
  expect([...board.entrants(0, scores.length)]).toEqual(wanted.map(({ entrant }) => entrant))
  wanted.forEach(({ entrant, rank }, place) => {
    expect([board.rankOf(entrant), board.placeOf(entrant)]).toEqual([rank, place])
  })
  scores.forEach((score, entrant) => {
    if (score === UNRANKED) expect([board.rankOf(entrant), board.placeOf(entrant)]).toEqual([undefined, undefined])
  })
}

describe('rank board', () => {
  test('ties share a rank and the next one is skipped', () => {
    const board = createRankBoard(Int32Array.of(10, 30, 20, 20, 5))
    expect([0, 1, 2, 3, 4].map((entrant) => board.rankOf(entrant))).toEqual([4, 1, 2, 2, 5])
    expect([...board.entrants(0, 3)]).toEqual([1, 2, 3])
    expect([...board.entrants(3, 10)]).toEqual([0, 4])
    expect([...board.entrants(9, 3)]).toEqual([])
  })

  test('an empty board and one where nobody is ranked answer nothing', () => {
    expect(createRankBoard(new Int32Array(0)).size()).toBe(0)
    const board = createRankBoard(Int32Array.of(UNRANKED, UNRANKED))
    expect([board.size(), board.rankOf(0), board.placeOf(1), board.entrants(0, 5).length]).toEqual([
      0,
      undefined,
      undefined,
      0,
    ])
    expect(board.rankOf(7)).toBeUndefined()
    expect(board.rankOf(-1)).toBeUndefined()
  })

  test('equals a sort for any scores, also after they changed', () => {
    const change = fc.tuple(fc.nat(), anyScore)
    fc.assert(
      fc.property(fc.array(anyScore, { maxLength: 40 }), fc.array(change, { maxLength: 20 }), (scores, changes) => {
        const board = createRankBoard(Int32Array.from(scores))
        expectSame(board, scores)
        const now = [...scores]
        for (const [at, score] of changes) {
          if (now.length === 0) break
          now[at % now.length] = score
          board.scores[at % now.length] = score
        }
        board.scoresChanged()
        expectSame(board, now)
      }),
    )
  })
})
