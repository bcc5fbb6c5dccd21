import { expect, test } from 'vitest'
import { firstProblems, type Problem } from './problem.ts'

const problem = (code: Problem['code'], line: number): Problem => ({ file: 'a.csv', line, code, values: {} })

test('IM9 a list of problems that is cut says how many are left out, also when it is cut again', () => {
  const all = [...[1, 2, 3].map((line) => problem('round_is_over', line)), problem('bad_date', 4)]
  expect(firstProblems(all, 4)).toHaveLength(4)
  const cut = firstProblems(all, 3)
  expect(cut.map(({ code, values }) => [code, values['count']])).toEqual([
    ['bad_date', undefined],
    ['round_is_over', undefined],
    ['round_is_over', undefined],
    ['more_problems', 1],
  ])
  expect(firstProblems(cut, 1).map(({ code, values }) => [code, values['count']])).toEqual([
    ['bad_date', undefined],
    ['more_problems', 3],
  ])
})
