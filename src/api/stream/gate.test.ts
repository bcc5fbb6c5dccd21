import { expect, test } from 'vitest'
import { createGate } from './gate.ts'

test('who comes while a gate is closed waits until it is opened, all others do not', async () => {
  const gate = createGate()
  expect(gate.passed()).toBeUndefined()
  gate.close()
  const order: string[] = []
  const waiting = gate.passed()?.then(() => order.push('passed'))
  // Closed twice is closed.
  gate.close()
  const second = gate.passed()?.then(() => order.push('passed, too'))
  await Promise.resolve()
  order.push('opened')
  gate.open()
  expect(gate.passed()).toBeUndefined()
  await Promise.all([waiting, second])
  expect(order).toEqual(['opened', 'passed', 'passed, too'])
  gate.open()
  gate.close()
  expect(gate.passed()).toBeInstanceOf(Promise)
})
