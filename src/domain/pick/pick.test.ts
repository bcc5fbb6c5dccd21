import { PICK_POINTS } from '#domain/rule-numbers.ts'
import { describe, expect, test } from 'vitest'
import { isRankedByPrecision, precisionPermille } from './pick-record.ts'
import { gradePick, type Pick } from './pick-points.ts'
import { validatePick } from './validate-pick.ts'

const pickPoints = (pick: Pick, result: { home: number; away: number }) => PICK_POINTS[gradePick(pick, result)]

/** PK2 written a second time, from the text of the rule: tries every line and takes the best one. */
function fromTheText(ph: number, pa: number, rh: number, ra: number): number {
  const homeWon = ph > pa && rh > ra
  const awayWon = ph < pa && rh < ra
  const bothDrew = ph === pa && rh === ra
  const lines = [
    ph === rh && pa === ra ? 25 : 0,
    (homeWon && ph === rh) || (awayWon && pa === ra) ? 18 : 0,
    ((homeWon || awayWon) && ph - pa === rh - ra) || bothDrew ? 15 : 0,
    (homeWon && pa === ra) || (awayWon && ph === rh) ? 12 : 0,
    homeWon || awayWon ? 10 : 0,
  ]
  return Math.max(...lines)
}

describe('picks', () => {
  test('PK2 every pick against every result up to 9x9', () => {
    let compared = 0
    for (let ph = 0; ph <= 9; ph++)
      for (let pa = 0; pa <= 9; pa++)
        for (let rh = 0; rh <= 9; rh++)
          for (let ra = 0; ra <= 9; ra++) {
            const points = pickPoints({ kind: 'score', score: { home: ph, away: pa } }, { home: rh, away: ra })
            if (points !== fromTheText(ph, pa, rh, ra)) throw new Error(`${ph}x${pa} on ${rh}x${ra} gave ${points}`)
            compared++
          }
    expect(compared).toBe(10_000)
  })

  test.each([
    ['2x1', '2x1', 25],
    ['2x1', '2x0', 18],
    ['2x1', '3x2', 15],
    ['1x1', '2x2', 15],
    ['3x1', '2x1', 12],
    ['4x0', '2x1', 10],
    ['0x1', '2x1', 0],
    ['1x1', '2x1', 0],
  ])('PK2 %s on a %s gives %i', (pick, result, points) => {
    const score = (text: string) => ({ home: Number(text[0]), away: Number(text[2]) })
    expect(pickPoints({ kind: 'score', score: score(pick) }, score(result))).toBe(points)
  })

  test('PK2 other sports: the right winner gives 10', () => {
    expect(pickPoints({ kind: 'winner', winner: 'away' }, { home: 88, away: 93 })).toBe(10)
    expect(gradePick({ kind: 'winner', winner: 'home' }, { home: 1, away: 3 })).toBe('wrong')
  })

  test.each([
    ['PK1 a score before kick-off', 'futebol', { kind: 'score', score: { home: 2, away: 0 } }, 999, undefined],
    [
      'PK1 at kick-off it is too late',
      'futebol',
      { kind: 'score', score: { home: 2, away: 0 } },
      1000,
      'match_started',
    ],
    ['PK1 football wants a score', 'futebol', { kind: 'winner', winner: 'home' }, 1, 'wrong_pick_kind'],
    ['PK1 tennis wants a winner', 'tenis', { kind: 'score', score: { home: 2, away: 0 } }, 1, 'wrong_pick_kind'],
    ['PK1 no negative goals', 'futebol', { kind: 'score', score: { home: -1, away: 0 } }, 1, 'score_out_of_range'],
    ['PK1 no half goals', 'futebol', { kind: 'score', score: { home: 1.5, away: 0 } }, 1, 'score_out_of_range'],
  ] as const)('%s', (_name, sport, pick, nowMs, error) => {
    const answer = validatePick(pick, { sport, startsAtMs: 1000 }, nowMs)
    expect(answer.ok ? undefined : answer.error.kind).toBe(error)
  })

  test('PK4 precision is rounded down and ranked from ten settled picks on', () => {
    expect(precisionPermille({ settled: 6, right: 5 })).toBe(833)
    expect(precisionPermille({ settled: 0, right: 0 })).toBe(0)
    expect(isRankedByPrecision({ settled: 9 })).toBe(false)
    expect(isRankedByPrecision({ settled: 10 })).toBe(true)
  })
})
