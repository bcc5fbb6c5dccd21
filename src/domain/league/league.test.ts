import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leagueTable, leagueWinner, type LeagueMember } from './league-table.ts'
import { validateLeague, type LeagueDraft } from './league.ts'
import { prizeMost, prizeNow, trophyPoints } from './prize.ts'

const DAY_MS = 86_400_000
const draft: LeagueDraft = {
  name: '  Liga  dos Amigos ',
  format: 'pontos-corridos',
  visibility: 'private',
  prize: 10_000,
  startsAtMs: 0,
  endsAtMs: 7 * DAY_MS,
}

describe('a new league', () => {
  test('LG1 is stored with a cleaned name', () => {
    const answer = validateLeague(draft, { nowMs: 0, featured: false })
    expect(answer).toEqual({ ok: true, value: { ...draft, name: 'Liga dos Amigos' } })
  })

  test.each<[string, Partial<LeagueDraft>]>([
    ['name_length', { name: 'ab' }],
    ['name_length', { name: 'x'.repeat(61) }],
    ['unknown_format', { format: 'loteria' }],
    ['unknown_visibility', { visibility: 'secreta' }],
    ['prize_out_of_range', { prize: -1 }],
    ['prize_out_of_range', { prize: 10_001 }],
    ['prize_out_of_range', { prize: 1.5 }],
    ['bad_date', { endsAtMs: Number.NaN }],
    ['ends_before_start', { startsAtMs: 7 * DAY_MS }],
    ['ends_in_the_past', { startsAtMs: -9 * DAY_MS, endsAtMs: 0 }],
    ['too_long', { endsAtMs: 400 * DAY_MS }],
  ])('LG1 is refused for %s', (kind, change) => {
    const answer = validateLeague({ ...draft, ...change }, { nowMs: 0, featured: false })
    expect(answer.ok ? [] : answer.error.map((error) => error.kind)).toEqual([kind])
  })

  test('LG1 every mistake is told at once', () => {
    const answer = validateLeague({ ...draft, name: '', prize: -5, format: '?' }, { nowMs: 0, featured: false })
    expect(answer.ok ? 0 : answer.error.length).toBe(3)
  })

  test.each<[string, Partial<LeagueDraft>, object[]]>([
    [
      'an unknown format and visibility',
      { format: '?', visibility: '!' },
      [
        { kind: 'unknown_format', format: '?' },
        { kind: 'unknown_visibility', visibility: '!' },
      ],
    ],
    [
      'two dates that are none',
      { startsAtMs: Number.NaN, endsAtMs: Number.NaN },
      [
        { kind: 'bad_date', field: 'startsAtMs' },
        { kind: 'bad_date', field: 'endsAtMs' },
      ],
    ],
    [
      'no start, and an end in the past',
      { startsAtMs: Number.NaN, endsAtMs: -1 },
      [{ kind: 'bad_date', field: 'startsAtMs' }, { kind: 'ends_in_the_past' }],
    ],
    [
      'an end in the past and before the start',
      { startsAtMs: 9, endsAtMs: -1 },
      [{ kind: 'ends_before_start' }, { kind: 'ends_in_the_past' }],
    ],
    [
      'an end in the past, too long after the start',
      { startsAtMs: -400 * DAY_MS, endsAtMs: -1 },
      [{ kind: 'ends_in_the_past' }, { kind: 'too_long', maxDays: 366 }],
    ],
  ])('LG1 %s are told at once', (_what, change, errors) => {
    expect(validateLeague({ ...draft, ...change }, { nowMs: 0, featured: false })).toEqual({ ok: false, error: errors })
  })

  test('LG4 featured leagues may pay up to 250.000', () => {
    expect(validateLeague({ ...draft, prize: 250_000 }, { nowMs: 0, featured: true }).ok).toBe(true)
    expect(validateLeague({ ...draft, prize: 250_001 }, { nowMs: 0, featured: true }).ok).toBe(false)
  })
})

test.each([
  [10_000, false, 0, null],
  [10_000, false, 1, 100],
  [10_000, false, 500, 10_000],
  [10_000, true, 0, null],
  [10_000, true, 1, 10_000],
])(
  'LG3 LG5 a prize of %i (featured %s) won against %i opponents is a trophy of %s',
  (prize, featured, opponents, points) => {
    expect(trophyPoints({ prize, featured, opponents })).toBe(points)
  },
)

const member = (squadId: number, lineupTenths: number[], joinedAtMs = 0): LeagueMember => ({
  squadId,
  managerId: squadId,
  joinedAtMs,
  lineupTenths,
})

describe('pontos corridos', () => {
  test('LG2 equal totals share a rank', () => {
    const table = leagueTable([member(1, [100]), member(2, [300]), member(3, [60, 40]), member(4, [])])
    expect(table.map(({ rank, squadId }) => [rank, squadId])).toEqual([
      [1, 2],
      [2, 1],
      [2, 3],
      [4, 4],
    ])
  })

  test('LG3 the winner among equals: the best single lineup, then the first to join, then the lower id', () => {
    expect(leagueWinner([member(1, [50, 50]), member(2, [70, 30])])?.squadId).toBe(2)
    expect(leagueWinner([member(1, [100], 9), member(2, [100], 3)])?.squadId).toBe(2)
    expect(leagueWinner([member(2, [100]), member(1, [100])])?.squadId).toBe(1)
    expect(leagueWinner([member(1, []), member(2, [-10])])?.squadId).toBe(2)
    expect(leagueWinner([member(1, [])])).toBeNull()
  })

  test('LG2 LG3 the winner has the highest total, whatever the order of rows', () => {
    const members = fc.array(fc.array(fc.integer({ min: -100, max: 900 }), { minLength: 1, maxLength: 5 }), {
      minLength: 1,
      maxLength: 30,
    })
    fc.assert(
      fc.property(members, (lineups) => {
        const list = lineups.map((tenths, i) => member(i + 1, tenths))
        const winner = leagueWinner(list)!
        expect(leagueWinner([...list].reverse())).toEqual(winner)
        expect(winner.totalTenths).toBe(Math.max(...lineups.map((t) => t.reduce((a, b) => a + b, 0))))
      }),
    )
  })
})

test.each([
  [1000, false, 2, 100],
  [1000, false, 1, 0],
  [1000, false, 30, 1000],
  [100_000, true, 2, 100_000],
])('LG5 a prize of %i (featured %s) with %i participants would pay %i now', (prize, featured, participants, points) => {
  expect(prizeNow({ prizeMost: prize, featured, participants })).toBe(points)
})

test.each([
  [1000, false, 0, 1000],
  [1000, false, 19_700, 300],
  [1000, false, 20_500, 0],
  [100_000, true, 20_500, 100_000],
])(
  'LG15 of a prize of %i (featured %s), once its owner has given %i, at most %i is left',
  (prize, featured, given, most) => {
    expect(prizeMost({ prize, featured, given, perSeason: 20_000 })).toBe(most)
  },
)
