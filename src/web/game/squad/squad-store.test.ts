import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settleDraftElsewhere, type Draft } from './squad-store.ts'

const place = 'craque.times.varzea'

function storageWith(drafts: object) {
  const items = new Map([[place, JSON.stringify(drafts)]])
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
}

const draftOf = (...playerIds: number[]): Draft => ({
  players: playerIds.map((playerId) => ({ playerId, pricePaid: 50 })),
  captainId: null,
  version: 3,
})
const sent = { playerIds: [1, 2], captainId: null, viceCaptainId: null, benchIds: [] }

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storageWith({ 7: draftOf(1, 2, 3), 8: draftOf(4) }))
  vi.stubGlobal('localStorage', storageWith({ 7: draftOf(2, 1), 8: draftOf(4) }))
})
afterEach(() => {
  vi.unstubAllGlobals()
})
const stored = (name: 'sessionStorage' | 'localStorage') =>
  JSON.parse(globalThis[name].getItem(place) ?? '{}') as Record<string, Draft>

test('a save that arrives while a page of another championship is open ends its draft, and no later edit', () => {
  settleDraftElsewhere('varzea', 7, sent)
  expect(stored('localStorage'), 'the draft is what was sent').toEqual({ 8: draftOf(4) })
  expect(stored('sessionStorage'), 'player 3 came after the save').toEqual({ 7: draftOf(1, 2, 3), 8: draftOf(4) })
})
