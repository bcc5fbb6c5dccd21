import { describe, expect, test } from 'vitest'
import { LINE_OF, MODALITY_NAMES, MOST_LINES, MOST_PLAYERS, positionsOf, rulesOf } from '#domain/sport/modality.ts'
import type { Position } from '#domain/sport/position.ts'
import { captainOf, budgetLeft, emptySquad, type Squad } from './squad.ts'
import { canCompete, formationOf, formationsOf, missingToCompete } from './formation.ts'
import { receiptText } from './receipt.ts'

function squadWith(goleiros: number, defensores: number, meias: number, atacantes: number): Squad {
  const line = (position: Position, count: number) => Array.from({ length: count }, () => position)
  const positions = [
    ...line('Goleiro', goleiros),
    ...line('Defensor', defensores),
    ...line('Meio-Campo', meias),
    ...line('Atacante', atacantes),
  ]
  return {
    ...emptySquad('campo'),
    players: positions.map((position, i) => ({ playerId: i + 1, position, pricePaid: 80 })),
  }
}

describe('what a squad needs to compete', () => {
  test('SQ5 exactly these formations are complete', () => {
    const complete: string[] = []
    for (let d = 0; d <= 10; d++)
      for (let m = 0; m <= 10 - d; m++) {
        const squad = squadWith(1, d, m, 10 - d - m)
        if (canCompete(squad)) complete.push(formationOf(squad))
      }
    const written = ['3-3-4', '3-4-3', '3-5-2', '4-2-4', '4-3-3', '4-4-2', '4-5-1', '5-2-3', '5-3-2', '5-4-1']
    expect(complete).toEqual(written)
    expect(formationsOf('campo').map(([, ...outfield]) => outfield.join('-'))).toEqual(written)
  })

  test('MD1 a fut7 squad plays in these formations, futsal in one', () => {
    expect(formationsOf('fut7').map(([, ...outfield]) => outfield.join('-'))).toEqual([
      '2-2-2',
      '2-3-1',
      '3-1-2',
      '3-2-1',
    ])
    expect(formationsOf('futsal')).toEqual([[1, 4]])
    const five = ['Goleiro', 'Linha', 'Linha', 'Linha', 'Linha'] as const
    const players = five.map((position, playerId) => ({ playerId, position, pricePaid: 92 }))
    expect(missingToCompete({ modality: 'futsal', players })).toEqual([])
    expect(budgetLeft({ modality: 'futsal', players })).toBe(0)
    expect(missingToCompete({ modality: 'futsal', players: players.slice(1) })).toEqual([
      { kind: 'players', count: 1 },
      { kind: 'too_few', position: 'Goleiro', count: 1 },
    ])
  })

  test.each(MODALITY_NAMES)(
    'MD1 every position of %s has a line of its own, in the order of the arrays',
    (modality) => {
      expect(positionsOf(modality).map((position) => LINE_OF[position])).toEqual(
        positionsOf(modality).map((_, at) => at),
      )
      expect(rulesOf(modality).size).toBeLessThanOrEqual(MOST_PLAYERS)
      expect(positionsOf(modality).length).toBeLessThanOrEqual(MOST_LINES)
    },
  )

  test.each<[string, Squad, object[]]>([
    [
      'SQ5 an empty squad lacks everything',
      squadWith(0, 0, 0, 0),
      [
        { kind: 'players', count: 11 },
        { kind: 'too_few', position: 'Goleiro', count: 1 },
        { kind: 'too_few', position: 'Defensor', count: 3 },
        { kind: 'too_few', position: 'Meio-Campo', count: 2 },
        { kind: 'too_few', position: 'Atacante', count: 1 },
      ],
    ],
    [
      'SQ5 two keepers and six defenders are too many',
      squadWith(2, 6, 2, 1),
      [
        { kind: 'too_many', position: 'Goleiro', count: 1 },
        { kind: 'too_many', position: 'Defensor', count: 1 },
      ],
    ],
    ['SQ5 ten of a right shape lack one player', squadWith(1, 4, 3, 2), [{ kind: 'players', count: 1 }]],
  ])('%s', (_name, squad, missing) => {
    expect(missingToCompete(squad)).toEqual(missing)
  })

  test('SQ6 the captain is the named player, else the most expensive, among equals the lowest id', () => {
    const players = [
      { playerId: 9, position: 'Atacante' as const, pricePaid: 120 },
      { playerId: 4, position: 'Defensor' as const, pricePaid: 120 },
      { playerId: 2, position: 'Goleiro' as const, pricePaid: 70 },
    ]
    expect(captainOf({ players, captainId: null })).toBe(4)
    expect(captainOf({ players, captainId: 2 })).toBe(2)
    expect(captainOf({ players: [], captainId: null })).toBeNull()
  })

  test('SQ10 a receipt is the same for any order of players and differs when anything saved differs', () => {
    const squad = squadWith(1, 4, 3, 3)
    const shuffled = { ...squad, players: [...squad.players].reverse() }
    const text = receiptText({ roundId: 5, squadId: 7, squad })
    expect(receiptText({ roundId: 5, squadId: 7, squad: shuffled })).toBe(text)
    expect(receiptText({ roundId: 6, squadId: 7, squad })).not.toBe(text)
    expect(receiptText({ roundId: 5, squadId: 7, squad: { ...squad, captainId: 3 } })).not.toBe(text)
    const dearer = squad.players.map((p) => (p.playerId === 2 ? { ...p, pricePaid: 79 } : p))
    expect(receiptText({ roundId: 5, squadId: 7, squad: { ...squad, players: dearer } })).not.toBe(text)
  })
})
