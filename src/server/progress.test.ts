import { expect, test } from 'vitest'
import { drawBar, showProgress } from './progress.ts'

const half = { title: 'Sample world', step: 'lineup', share: 0.5 }

test.each([
  [80, '  Sample world ██████████████░░░░░░░░░░░░░░  50%  lineup'],
  [50, '  Sample world ██████████████░░░░░░░░░░░░░░  50%'],
  [40, '  Sample world ██████████░░░░░░░░░  50%'],
  [20, '  Sample world   50'],
  [10, '  Sample'],
])('a bar fits a terminal of %i columns', (columns, line) => {
  expect(drawBar(half, columns)).toBe(line)
})

test.each([
  [0, 0, '   0%'],
  [0.999, 28, '  99%'],
  [1, 28, ' 100%'],
])('%d of the whole is done', (share, filled, percent) => {
  const line = drawBar({ ...half, step: '', share }, 80)
  expect(line.split('█').length - 1).toBe(filled)
  expect(line.trimEnd().endsWith(percent)).toBe(true)
})

function written(isTTY: boolean) {
  let text = ''
  const write = (part: string | Uint8Array) => {
    text += String(part)
    return true
  }
  const show = showProgress('Sample world', { isTTY, columns: 80, write })
  for (let done = 0; done <= 40; done++) show(`table ${done}`, done / 40)
  return text
}

test('a terminal shows one line that is overwritten until the end', () => {
  const text = written(true)
  expect(text.split('\n')).toHaveLength(2)
  expect(text.split('\r')).toHaveLength(42)
  expect(text.endsWith('100%  table 40\u001B[K\n')).toBe(true)
})

test('an output that is no terminal gets five lines', () => {
  expect(written(false).trimEnd().split('\n')).toEqual(
    ['  0%', ' 25%', ' 50%', ' 75%', '100%'].map((percent) => `  Sample world ${percent}`),
  )
})
