import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plotScale, ticksOf } from './line-plot-scale.ts'

test('an axis has a few round ticks inside its range', () => {
  expect(ticksOf(41.3, 58.2)).toEqual([45, 50, 55])
  expect(ticksOf(-4.2, 6.1)).toEqual([-2.5, 0, 2.5, 5])
  fc.assert(
    fc.property(fc.integer({ min: -500, max: 500 }), fc.integer({ min: 1, max: 900 }), (low, span) => {
      const ticks = ticksOf(low, low + span)
      expect(ticks.length).toBeGreaterThan(0)
      expect(ticks.length).toBeLessThan(7)
      for (const tick of ticks) expect(tick >= low && tick <= low + span).toBe(true)
    }),
  )
})

test('every value is inside the frame, higher ones higher', () => {
  const frame = { left: 30, right: 300, top: 10, bottom: 100 }
  const points = [
    { x: 0, y: 50 },
    { x: 10, y: 40 },
    { x: 20, y: 60 },
  ]
  const { xOf, yOf } = plotScale(points, frame)
  expect(points.map(({ x }) => xOf(x))).toEqual([30, 165, 300])
  expect(yOf(60)).toBeLessThan(yOf(50))
  for (const { y } of points) expect(yOf(y) > frame.top && yOf(y) < frame.bottom).toBe(true)
  expect(plotScale([{ x: 5, y: 1 }], frame).xOf(5)).toBe(165)
})
