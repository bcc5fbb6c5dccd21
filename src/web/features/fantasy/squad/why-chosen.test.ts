import { describe, expect, test } from 'vitest'
import type { MarketPlayerView } from '#contract/market.ts'
import { elevenTenths, lossWithout, whyChosen } from './why-chosen.ts'

const tenths = new Map([
  [1, 60],
  [2, 40],
  [3, 50],
])
const expected = (id: number) => tenths.get(id) ?? 0
const best = { players: [{ playerId: 1 }, { playerId: 2 }], captainId: 1 }
const next = { playerId: 1, cost: 10, incoming: [3], outgoing: [1], captainId: 3 }

describe('the explanation of an automatic eleven', () => {
  test('SQ6 the captain counts one and a half times in the total', () => {
    expect(elevenTenths([1, 2], 1, expected)).toBe(130)
  })

  test('the loss without a player is in points, with the captain of the next best choice', () => {
    expect(lossWithout(best, next, expected)).toBe(130 - 115)
    expect(lossWithout(best, { ...next, captainId: null }, expected)).toBeNull()
  })

  test('form counts only played matches, and value counts the price paid', () => {
    const player = { lastTenths: [null, 30, 50], expectedTenths: 48 } as MarketPlayerView
    expect(whyChosen(player, 120)).toEqual({ formTenths: 40, played: 2, perHundredTenths: 40 })
    expect(whyChosen({ ...player, lastTenths: [null] }, 120).formTenths).toBeNull()
  })
})
