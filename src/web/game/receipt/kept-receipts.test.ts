import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import type { SavePromiseView } from '#contract/var.ts'
import { keepReceipt, keptReceipt, keptReceipts } from './kept-receipts.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A device that visits pages of one championship after the other. */
function openDevice() {
  const storage: Record<string, string> = {}
  const location = { search: '' }
  vi.stubGlobal('location', location)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => {
      storage[key] = value
    },
  })
  return { visit: (championship: string) => (location.search = `?campeonato=${championship}`) }
}

const save = (subjectId: number) => {
  const promise = { leafHash: `hash ${subjectId}` } as SavePromiseView
  keepReceipt(new QueryClient(), { kind: 'pick', subjectId, promise })
}

test('VR4 a device keeps the last 300 promises of each championship', () => {
  const device = openDevice()
  device.visit('copa')
  save(1)
  device.visit('liga')
  for (let subjectId = 1; subjectId <= 301; subjectId++) save(subjectId)
  expect(keptReceipts().map(({ subjectId }) => subjectId)).toEqual(Array.from({ length: 300 }, (_, at) => at + 2))
  expect(keptReceipt({ kind: 'pick', subjectId: 1 })).toBeUndefined()
  device.visit('copa')
  expect(keptReceipts().map(({ subjectId }) => subjectId)).toEqual([1])
})
