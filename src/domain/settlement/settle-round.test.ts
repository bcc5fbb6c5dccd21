import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createBracket } from '#domain/league/bracket.ts'
import { sumByManager, type LedgerEntry } from '#domain/ledger/ledger.ts'
import { appendEntries, entriesToPost } from '#domain/ledger/post.ts'
import { settleRound, type FrozenLineup, type RoundToSettle } from './settle-round.ts'

const lineup = (squadId: number, managerId: number, firstPlayer: number, counts = true): FrozenLineup => ({
  squadId,
  managerId,
  playerIds: Array.from({ length: 11 }, (_, i) => firstPlayer + i),
  captainId: firstPlayer,
  counts,
})
const member = (squadId: number, managerId: number, lineupTenths: number[]) => ({
  squadId,
  managerId,
  joinedAtMs: 0,
  lineupTenths,
})

/** Managers 1 to 3; manager 1 owns squads 10 and 11. Every player scores as many tenths as his id says. */
const round: RoundToSettle = {
  roundId: 4,
  playerPointTenths: new Map(Array.from({ length: 60 }, (_, id) => [id, id])),
  lineups: [lineup(10, 1, 0), lineup(11, 1, 5, false), lineup(20, 2, 20), lineup(30, 3, 20)],
  duels: [
    [10, 20],
    [20, 30],
  ],
  picks: [
    { matchId: 1, managerId: 1, pick: { kind: 'score', score: { home: 2, away: 1 } } },
    { matchId: 1, managerId: 2, pick: { kind: 'score', score: { home: 0, away: 1 } } },
    { matchId: 9, managerId: 2, pick: { kind: 'winner', winner: 'away' } },
  ],
  results: new Map([[1, { home: 2, away: 1 }]]),
  leagues: [
    {
      league: { leagueId: 5, edition: 1, prize: 10_000, featured: false },
      members: [member(10, 1, [900]), member(20, 2, [100]), member(30, 3, [])],
      bracket: null,
      endsNow: true,
    },
    {
      league: { leagueId: 6, edition: 2, prize: 250_000, featured: true },
      members: [member(20, 2, []), member(30, 3, [])],
      bracket: createBracket([30, 20]),
      endsNow: false,
    },
  ],
}

describe('settling a round', () => {
  const settled = settleRound(round)

  test('RL4 SC6 SC7 lineups, DU3 duels, PK2 picks', () => {
    expect([...settled.lineupTenths]).toEqual([
      [10, 55],
      [11, 113],
      [20, 285],
      [30, 285],
    ])
    expect(settled.duels.map(({ result }) => result)).toEqual(['second', 'tie'])
    expect(settled.picks.map(({ managerId, grade, points }) => [managerId, grade, points])).toEqual([
      [1, 'exact', 25],
      [2, 'wrong', 0],
    ])
  })

  test('LG3 LG5 LG8 leagues that ended have a winner and pay him', () => {
    expect(settled.leagues.map(({ winner }) => winner)).toEqual([
      { squadId: 10, managerId: 1, prize: 200 },
      { squadId: 30, managerId: 3, prize: 250_000 },
    ])
  })

  test('LD1 SQ9 what each manager holds afterwards', () => {
    const sums = sumByManager(entriesToPost(settled.due, []))
    expect([...sums].sort(([a], [b]) => a - b)).toEqual([
      [1, 55 + 25 + 200],
      [2, 285],
      [3, 285 + 250_000],
    ])
  })

  test('LG2 a league that runs on has no winner yet', () => {
    const [league] = round.leagues
    expect(settleRound({ ...round, leagues: [{ ...league!, endsNow: false }] }).leagues[0]?.winner).toBeNull()
  })
})

const anyRound = fc
  .record({
    points: fc.array(fc.integer({ min: -80, max: 250 }), { minLength: 40, maxLength: 40 }),
    starts: fc.array(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.nat(28)), { maxLength: 12 }),
    home: fc.nat(5),
    away: fc.nat(5),
  })
  .map(({ points, starts, home, away }): RoundToSettle => ({
    ...round,
    playerPointTenths: new Map(points.map((tenths, id) => [id, tenths])),
    lineups: starts.map(([managerId, first], i) =>
      lineup(i + 1, managerId, first, starts.findIndex(([id]) => id === managerId) === i),
    ),
    results: new Map([[1, { home, away }]]),
  }))

const settleInto = (ledger: LedgerEntry[], input: RoundToSettle) =>
  appendEntries(ledger, entriesToPost(settleRound(input).due, ledger))

test('RL3 LD3 settle twice = settle once', () => {
  fc.assert(
    fc.property(anyRound, (input) => {
      const once = settleInto([], input)
      expect(settleInto(once, input)).toEqual(once)
    }),
  )
})

test('RL5 LD4 a correction leaves the old entries and the sums of the corrected round', () => {
  fc.assert(
    fc.property(anyRound, anyRound, (first, second) => {
      const before = settleInto([], first)
      const after = settleInto(before, second)
      expect(after.slice(0, before.length)).toEqual(before)
      const nonZero = (ledger: LedgerEntry[]) =>
        [...sumByManager(ledger)].filter(([, sum]) => sum !== 0).sort(([a], [b]) => a - b)
      expect(nonZero(after)).toEqual(nonZero(settleInto([], second)))
    }),
  )
})
