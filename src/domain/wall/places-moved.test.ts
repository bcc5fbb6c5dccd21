import { expect, test } from 'vitest'
import { placesMoved } from './places-moved.ts'

const [me, ana, bia, caio, new_] = [1, 2, 3, 4, 5]

test.each([
  ['nobody asks', undefined, [], []],
  ['TK7 who was behind and is in front passed me, and the other way round', me, [ana], [caio]],
  ['who is not in it passed nobody', 99, [], []],
  ['who had no place before passed nobody', new_, [], []],
])('%s', (_, managerId, passedMe, iPassed) => {
  const places = [
    [ana, 3, 1],
    [me, 2, 2],
    [bia, 4, 3],
    [caio, 1, 4],
    [new_, null, 1],
  ] as const
  expect(placesMoved(places, managerId)).toEqual({ passedMe, iPassed })
})

test('equals pass nobody, and of several squads the best one counts', () => {
  const level = [
    [ana, 2, 1],
    [me, 1, 1],
    [me, 3, 3],
  ] as const
  expect(placesMoved(level, me)).toEqual({ passedMe: [], iPassed: [] })
})
