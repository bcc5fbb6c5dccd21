import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FIELD_POSITIONS, type Position } from '#domain/sport/position.ts'
import { pitchLines } from './pitch-places.ts'

const squadOf = (positions: Position[]) => ({
  modality: 'campo' as const,
  players: positions.map((position, playerId) => ({ playerId, position, pricePaid: 60 })),
})
const shape = (positions: Position[]) =>
  pitchLines(squadOf(positions)).map(({ players, vacant }) => [players.length, vacant])

test('an empty squad is drawn as 4-3-3, attack first', () => {
  expect(shape([])).toEqual([
    [0, 3],
    [0, 3],
    [0, 4],
    [0, 1],
  ])
})

test('open places follow the chosen players', () => {
  expect(shape(['Defensor', 'Defensor', 'Defensor', 'Defensor', 'Defensor'])).toEqual([
    [0, 2],
    [0, 3],
    [5, 0],
    [0, 1],
  ])
})

test('SQ5 filled and open places form a squad that may compete, if one is possible', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...FIELD_POSITIONS), { maxLength: 11 }), (positions) => {
      const lines = pitchLines(squadOf(positions))
      const total = lines.reduce((sum, { players, vacant }) => sum + players.length + vacant, 0)
      const crowded = lines.some(({ players }, at) => players.length > ([4, 5, 5, 1][at] ?? 0))
      if (!crowded) expect(total).toBe(11)
      expect(total).toBeLessThanOrEqual(11)
    }),
  )
})
