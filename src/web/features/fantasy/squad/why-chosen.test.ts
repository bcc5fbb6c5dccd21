import { describe, expect, test } from 'vitest'
import type { MarketPlayerView } from '#contract/market.ts'
import { whyChosen } from './why-chosen.ts'

describe('the explanation of an automatic eleven', () => {
  test('form counts only played matches, and value counts the price paid', () => {
    const player = { lastTenths: [null, 30, 50], expectedTenths: 48 } as MarketPlayerView
    expect(whyChosen(player, 120)).toEqual({ formTenths: 40, played: 2, perHundredTenths: 40 })
    expect(whyChosen({ ...player, lastTenths: [null] }, 120).formTenths).toBeNull()
  })
})
