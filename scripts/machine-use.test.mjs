import { expect, test } from 'vitest'
import { processOf, workOfOthers } from './machine-use.mjs'

const line = (pid, ppid, { name = 'node', ticks = [0, 0, 0, 0], startedAt = 5 } = {}) =>
  `${pid} (${name}) S ${ppid} 1 1 0 -1 0 0 0 0 0 ${ticks.join(' ')} 20 0 1 0 ${startedAt} 0 0`

test('a process is read whatever its name contains', () => {
  const found = processOf(line(12, 3, { name: 'a) R 9 (b', ticks: [1, 2, 30, 40], startedAt: 77 }))
  expect(found).toEqual({ pid: 12, ppid: 3, startedAt: 77, ticks: 73 })
})

test('the work of others excludes our own processes, our ancestors, our leftovers and the kernel', () => {
  const at = (pid, ppid, ticks, startedAt) => processOf(line(pid, ppid, { ticks: [ticks, 0, 0, 0], startedAt }))
  const before = [at(1, 0, 5, 1), at(2, 0, 0, 1), at(30, 2, 9, 1), at(40, 1, 10, 2), at(50, 1, 10, 2), at(51, 50, 3, 3)]
  const after = [
    // An ancestor, which reaps what we leave behind.
    at(1, 0, 500, 1),
    at(2, 0, 0, 1),
    at(30, 2, 900, 1),
    at(40, 1, 25, 2),
    at(50, 1, 100, 2),
    at(51, 50, 300, 3),
    // A process that we left behind, and another one that reuses an id.
    at(60, 1, 1_000, 9),
    at(70, 1, 1_000, 9),
  ]
  expect(workOfOthers(before, after, 51)).toBe(15)
  expect(workOfOthers([...before, at(70, 1, 2, 4)], after, 51)).toBe(15)
})
