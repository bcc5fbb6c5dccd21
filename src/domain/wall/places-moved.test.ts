import { expect, test } from 'vitest'
import { placesMoved } from './places-moved.ts'

const [me, ana, bia, caio, new_] = [1, 2, 3, 4, 5]

test.each([
  ['a visitor has no places', undefined, [], []],
  ['TK7 people who were behind me and are ahead now passed me, and the other way round', me, [ana], [caio]],
  ['a person outside the league passed nobody', 99, [], []],
  ['a person without an earlier place passed nobody', new_, [], []],
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
