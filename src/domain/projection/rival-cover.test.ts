import { expect, test } from 'vitest'
import { rivalCover } from './rival-cover.ts'

const lineup = (pointTenths: number, owns: boolean, isCaptain = false) => ({ pointTenths, owns, isCaptain })

test('PJ7 a player covers the share of the rivals’ points that the player made, with the captain’s bonus', () => {
  const rivals = [lineup(500, true), lineup(300, false), lineup(200, true, true)]
  expect(rivalCover(rivals, 60)).toEqual({ rivals: 3, owners: 2, pointsPercent: 15 })
  expect(rivalCover(rivals, 0).pointsPercent).toBe(0)
})

test('PJ7 nobody covers points that were not made', () => {
  expect(rivalCover([], 60)).toEqual({ rivals: 0, owners: 0, pointsPercent: null })
  expect(rivalCover([lineup(-20, true)], -20).pointsPercent).toBeNull()
})
