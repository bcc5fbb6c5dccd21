import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { painted } from './painted.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function watched() {
  let isSeen = false
  void (async () => {
    await painted()
    isSeen = true
  })()
  return () => isSeen
}

test('it is painted after the next frame, not before', async () => {
  let drawFrame = () => {}
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    drawFrame = draw
  })
  const isSeen = watched()
  await vi.advanceTimersByTimeAsync(50)
  expect(isSeen()).toBe(false)
  drawFrame()
  expect(isSeen()).toBe(false)
  await vi.advanceTimersByTimeAsync(0)
  expect(isSeen()).toBe(true)
})

test('without frames nobody waits for long', async () => {
  vi.stubGlobal('requestAnimationFrame', () => {})
  const isSeen = watched()
  await vi.advanceTimersByTimeAsync(100)
  expect(isSeen()).toBe(true)
})
