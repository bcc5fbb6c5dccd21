import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createRankBoard, UNRANKED } from './rank-board.ts'

interface Placed {
  entrant: number
  rank: number
}

/** The rule in simple code: sort, then count the entrants that are strictly better. */
function naive(scores: readonly number[]): Placed[] {
  const ranked = scores.flatMap((score, entrant) => (score === UNRANKED ? [] : [{ score, entrant }]))
  return ranked
    .sort((a, b) => b.score - a.score || a.entrant - b.entrant)
    .map(({ score, entrant }) => ({ entrant, rank: 1 + ranked.filter((other) => other.score > score).length }))
}

const near = fc.integer({ min: -30, max: 60 })
const far = fc.integer({ min: 200_000, max: 2_000_000_000 })
/** Scores around the end of the window of counted scores, which begins 4,096 below the lowest score. */
const edge = fc.integer({ min: 61_400, max: 61_450 })
const anyScore = fc.oneof(
  { weight: 8, arbitrary: near },
  { weight: 1, arbitrary: far },
  { weight: 2, arbitrary: edge },
  fc.constant(UNRANKED),
)

/**
 * A board that is sorted at the first question, and boards that answer many questions before they are fully sorted: by
 * a scan of all scores, or by a walk from an entrant.
 */
const sizes = fc.constantFrom({}, { slice: 1 }, { slice: 1, few: 0 }, { slice: 1, few: 4 })

function expectSame(board: ReturnType<typeof createRankBoard>, scores: readonly number[]) {
  const wanted = naive(scores)
  const from = Math.floor(wanted.length / 3)
  if (wanted[from]) expect([...board.around(wanted[from].entrant, 1)]).toContain(wanted[from].entrant)
  expect([...board.entrants(from, 4)]).toEqual(wanted.slice(from, from + 4).map(({ entrant }) => entrant))
  expect(board.size()).toBe(wanted.length)
  expect([...board.entrants(0, scores.length)]).toEqual(wanted.map(({ entrant }) => entrant))
  wanted.forEach(({ entrant, rank }, place) => {
    expect(board.rankOf(entrant)).toBe(rank)
    for (const reach of [0, 2])
      expect([...board.around(entrant, reach)]).toEqual(
        wanted.slice(Math.max(0, place - reach), place + reach + 1).map((near) => near.entrant),
      )
  })
  scores.forEach((score, entrant) => {
    if (score === UNRANKED) expect([board.rankOf(entrant), [...board.around(entrant, 2)]]).toEqual([undefined, []])
  })
}

/** For boards with many entrants, most of which are not ranked. */
function expectRanks(board: ReturnType<typeof createRankBoard>, scores: readonly number[]) {
  const wanted = naive(scores)
  expect([...board.entrants(0, scores.length)]).toEqual(wanted.map(({ entrant }) => entrant))
  expect(wanted.map(({ entrant }) => board.rankOf(entrant))).toEqual(wanted.map(({ rank }) => rank))
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
    expect([board.size(), board.rankOf(0), board.around(1, 2).length, board.entrants(0, 5).length]).toEqual([
      0,
      undefined,
      0,
      0,
    ])
    expect(board.rankOf(7)).toBeUndefined()
    expect(board.rankOf(-1)).toBeUndefined()
  })

  test('equals a sort for any scores, also after the caller changed them', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyScore, anyScore), { maxLength: 40 }), sizes, (pairs, size) => {
        const before = pairs.map(([score]) => score)
        const after = pairs.map(([, score]) => score)
        const board = createRankBoard(Int32Array.from(before), size)
        expectSame(board, before)
        board.scores.set(after)
        board.scoresChanged()
        expectSame(board, after)
      }),
    )
  })

  test('equals a sort after any moves, with questions between them or without', () => {
    const difference = fc.oneof(fc.integer({ min: -40, max: 90 }), fc.constantFrom(-70_000, -4_100, 4_100, 70_000))
    const moves = fc.array(fc.tuple(fc.nat(), difference, fc.boolean()), { maxLength: 20 })
    fc.assert(
      fc.property(fc.array(anyScore, { minLength: 1, maxLength: 30 }), moves, sizes, (scores, steps, size) => {
        const board = createRankBoard(Int32Array.from(scores), size)
        const now = [...scores]
        for (const [which, by, isAsked] of steps) {
          const entrant = which % now.length
          const move = { entrants: Int32Array.of(entrant, 99), differences: Int32Array.of(by, 1), count: 1 }
          if (now[entrant] === UNRANKED) {
            expect(() => board.move(move)).toThrow(RangeError)
            continue
          }
          now[entrant]! += by
          board.move(move)
          if (isAsked) expectSame(board, now)
        }
        expectSame(board, now)
      }),
    )
  })

  test('equals a sort after moves of ranges or new scores of the caller, counted at once, in steps, or with questions between', () => {
    const by = fc.oneof(fc.constant(0), fc.integer({ min: -40, max: 90 }), fc.constantFrom(-70_000, 4_100))
    const way = fc.constantFrom('move', 'set', 'count', 'begin', 'ask')
    fc.assert(
      fc.property(
        fc.array(anyScore, { minLength: 1, maxLength: 20 }),
        fc.array(fc.tuple(fc.nat(), fc.array(by, { maxLength: 20 }), way), { maxLength: 12 }),
        fc.constantFrom(1, 700),
        (few, steps, apart) => {
          // With one score in 700 places, seven scores or more are in several blocks.
          const now = few.flatMap((score) => [score, ...Array.from({ length: apart - 1 }, () => UNRANKED)])
          const board = createRankBoard(Int32Array.from(now))
          let begun = board.countInSteps()
          for (const [where, all, how] of steps) {
            const from = where % now.length
            const differences = Int32Array.from(now.slice(from), (score, i) =>
              score === UNRANKED ? 0 : (all[Math.floor(i / apart)] ?? 0),
            )
            if (how === 'move' || how === 'set') {
              if (how === 'move') board.move({ from, differences, count: differences.length })
              else {
                for (const [i, difference] of differences.entries()) board.scores[from + i]! += difference
                board.scoresChanged()
              }
              for (const [i, difference] of differences.entries()) now[from + i]! += difference
            } else if (how === 'begin') {
              begun = board.countInSteps()
              begun.next()
            } else if (how === 'count') for (const _ of begun);
            else expect(board.size()).toBe(now.filter((score) => score !== UNRANKED).length)
          }
          for (const _ of begun);
          expectRanks(board, now)
        },
      ),
    )
  })

  test('an unranked entrant cannot move in a range either', () => {
    const board = createRankBoard(Int32Array.of(5, UNRANKED))
    expect(() => board.move({ from: 0, differences: Int32Array.of(1, 1), count: 2 })).toThrow(RangeError)
  })

  test('an entrant among very many with the same score has the neighbours of a sort', () => {
    const scores = Int32Array.from({ length: 140_000 }, (_, entrant) => (entrant % 7 === 0 && entrant < 70 ? 9 : 5))
    const board = createRankBoard(scores, { slice: 1 })
    expect([...board.around(100_000, 1)]).toEqual([99_999, 100_000, 100_001])
    expect([...board.around(1, 2)]).toEqual([56, 63, 1, 2, 3])
  })
})
