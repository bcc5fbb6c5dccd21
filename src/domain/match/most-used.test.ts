import { expect, test } from 'vitest'
import { mostUsed, type UsedPlayer } from './most-used.ts'

const line = (position: string, matches: readonly number[], from: number): UsedPlayer[] =>
  matches.map((count, at) => ({
    playerId: from + at,
    position,
    shirtNumber: from + at,
    matches: count,
    ratingTenths: 0,
  }))
const club = [
  ...line('Goleiro', [9, 8], 1),
  ...line('Defensor', [9, 9, 9, 2], 11),
  ...line('Meio-Campo', [9, 9, 7, 7], 21),
  ...line('Atacante', [9, 7, 7, 6], 31),
]

test('MP4 the most used players stand in a formation that the modality allows', () => {
  // One goalkeeper only, although the second one has more matches than players 23, 24, 32 and 33.
  expect(mostUsed(club, 'campo')).toEqual([1, 11, 12, 13, 21, 22, 31, 23, 24, 32, 33])
  const tied = club.map((player) => (player.playerId === 34 ? { ...player, matches: 7, ratingTenths: 50 } : player))
  expect(mostUsed(tied, 'campo'), 'of equal ones the better rated').toContain(34)
})

test('MP4 without enough players who have played there is no pitch', () => {
  expect(
    mostUsed(
      club.filter(({ position }) => position !== 'Goleiro'),
      'campo',
    ),
  ).toBeUndefined()
  expect(
    mostUsed(
      club.map((player) => ({ ...player, matches: 0 })),
      'campo',
    ),
  ).toBeUndefined()
  expect(mostUsed(club, 'futsal')).toBeUndefined()
})
