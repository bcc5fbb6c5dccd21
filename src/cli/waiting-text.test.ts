import { expect, test } from 'vitest'
import { withoutFileText } from './waiting-text.ts'

test('IM14 rounds without their own file are named in ranges', () => {
  const lines = withoutFileText([2, 4, 5, 6])
  expect(lines.map((line) => line.split(' wait')[0])).toEqual(['round 2', 'rounds 4 to 6'])
})
