import { expect, test } from 'vitest'
import { createGate } from './gate.ts'

test('callers wait while a gate is closed, and no others do', async () => {
  const gate = createGate()
  expect(gate.passed()).toBeUndefined()
  gate.close()
  const order: string[] = []
  const waiting = gate.passed()?.then(() => order.push('passed'))
  // Closing a closed gate changes nothing.
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
