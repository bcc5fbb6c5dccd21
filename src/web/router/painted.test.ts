import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { painted } from './painted.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function whenDone() {
  const done = vi.fn()
  void painted().then(done)
  return done
}

test('it is painted after the frame that follows, not before', async () => {
  let drawFrame = () => {}
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    drawFrame = draw
  })
  const done = await whenDone()
  await vi.advanceTimersByTimeAsync(50)
  expect(done).not.toHaveBeenCalled()
  drawFrame()
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(0)
  expect(done).toHaveBeenCalledOnce()
})

test('where no frame is drawn nobody waits for long', async () => {
  vi.stubGlobal('requestAnimationFrame', () => {})
  const done = await whenDone()
  await vi.advanceTimersByTimeAsync(100)
  expect(done).toHaveBeenCalledOnce()
})
