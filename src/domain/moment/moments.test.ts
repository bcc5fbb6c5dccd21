import { describe, expect, test } from 'vitest'
import { momentsOf, nearMisses, type RoundFacts } from './moments.ts'

const plain: RoundFacts = {
  pointTenths: 500,
  rank: 2_000,
  lineups: 52_002,
  earlierBestTenths: 800,
  earlierRounds: 10,
  titles: [],
  promotedTo: null,
  lateDuel: null,
  picks: { settled: 4, right: 3 },
  hasFirstExact: false,
}
const kinds = (change: Partial<RoundFacts>) => momentsOf({ ...plain, ...change }).map(({ kind }) => kind)

describe('moments', () => {
  test('MO1 an ordinary round has none, and of several the rarest comes first', () => {
    expect(kinds({})).toEqual([])
    const all = kinds({
      titles: [{ leagueId: 4, name: 'Firma' }],
      rank: 1,
      promotedTo: 'serie-c',
      lateDuel: { player: 'Ana', minute: 90, stoppage: 2, ownTenths: 1_200, opponentTenths: 1_190 },
      pointTenths: 1_200,
      picks: { settled: 5, right: 5 },
      hasFirstExact: true,
    })
    expect(all).toEqual(['champion', 'top', 'promoted', 'late-duel', 'best-round', 'all-picks', 'first-exact'])
  })

  test('MO2 the top is the best hundredth of at least a hundred lineups, and its share is rounded up', () => {
    expect(momentsOf({ ...plain, rank: 10 })).toEqual([{ kind: 'top', rank: 10, lineups: 52_002, share: 2 }])
    expect(kinds({ rank: 520 })).toEqual(['top'])
    expect(kinds({ rank: 521 })).toEqual([])
    expect(kinds({ rank: 1, lineups: 99 })).toEqual([])
    expect(momentsOf({ ...plain, rank: 1, lineups: 100 })[0]).toMatchObject({ share: 100 })
  })

  test('MO3 the best round beats all earlier ones, of which there are at least three', () => {
    expect(momentsOf({ ...plain, pointTenths: 801 })).toEqual([
      { kind: 'best-round', pointTenths: 801, beforeTenths: 800 },
    ])
    expect(kinds({ pointTenths: 800 })).toEqual([])
    expect(kinds({ pointTenths: 801, earlierRounds: 2 })).toEqual([])
    expect(kinds({ pointTenths: 801, earlierRounds: 0, earlierBestTenths: null })).toEqual([])
  })

  test('MO4 titles and promotions are moments, each title its own', () => {
    const titles = [
      { leagueId: 1, name: 'A' },
      { leagueId: 2, name: 'B' },
    ]
    expect(kinds({ titles, promotedTo: 'serie-a' })).toEqual(['champion', 'champion', 'promoted'])
  })

  test('MO5 all picks right is a moment from four picks on', () => {
    expect(kinds({ picks: { settled: 4, right: 4 } })).toEqual(['all-picks'])
    expect(kinds({ picks: { settled: 3, right: 3 } })).toEqual([])
    expect(kinds({ picks: { settled: 0, right: 0 } })).toEqual([])
  })

  test('MO6 a correction that makes a moment untrue takes it back', () => {
    expect(kinds({ rank: 520, pointTenths: 801 })).toEqual(['top', 'best-round'])
    expect(kinds({ rank: 540, pointTenths: 790 })).toEqual([])
  })

  test('MO7 near misses are shown, the smallest distance first, and larger distances are not', () => {
    const duel = { ownTenths: 500, opponentTenths: 512 }
    const facts = { pointTenths: 500, earlierRounds: 3 }
    expect(nearMisses({ ...facts, earlierBestTenths: 505, duel })).toEqual([
      { kind: 'best-round', byTenths: 6 },
      { kind: 'duel', byTenths: 12 },
    ])
    expect(nearMisses({ ...facts, earlierBestTenths: 800, duel: null })).toEqual([])
    expect(nearMisses({ ...facts, earlierBestTenths: null, duel: { ...duel, opponentTenths: 700 } })).toEqual([])
    const few = { ...facts, earlierRounds: 2 }
    expect(nearMisses({ ...few, earlierBestTenths: 505, duel: null }), 'a record needs three rounds (MO3)').toEqual([])
  })
})
