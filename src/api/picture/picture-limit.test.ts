import { expect, test } from 'vitest'
import { createPictureLimit } from './picture-limit.ts'

test('a client over the limit waits until the window ends, others do not', () => {
  let now = 1_000
  const limit = createPictureLimit({ most: 2, windowMs: 60_000, nowMs: () => now })
  expect([limit.take('a'), limit.take('a')]).toEqual([undefined, undefined])
  now += 20_000
  expect([limit.take('a'), limit.take('b')]).toEqual([{ retryAfterSeconds: 40 }, undefined])
  now += 40_000
  expect(limit.take('a')).toBeUndefined()
})
