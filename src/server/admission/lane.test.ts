import { expect, test } from 'vitest'
import { createLane, type LaneLimits } from './lane.ts'

const limits: LaneLimits = { atOnce: 2, waiting: 4, perClient: 4, patienceMs: 60_000 }

/** A lane whose work ends when the test says so. */
function lane(given: Partial<LaneLimits> = {}) {
  const made = createLane({ ...limits, ...given })
  const started: string[] = []
  const refused: string[] = []
  const ends = new Map<string, () => void>()
  const enter = (name: string) =>
    made.enter({
      client: name.slice(0, 1),
      work: () => {
        started.push(name)
        return new Promise((resolve) => ends.set(name, resolve))
      },
      refuse: () => refused.push(name),
    })
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise(setImmediate)
  }
  return { made, started, refused, enter, end }
}

test('never more runs at once than may, and one that ends lets the next begin', async () => {
  const { made, started, enter, end } = lane()
  for (const name of ['a1', 'b1', 'c1', 'd1']) enter(name)
  expect([started, made.running, made.waiting]).toEqual([['a1', 'b1'], 2, 2])
  await end('a1')
  expect([started, made.running, made.waiting]).toEqual([['a1', 'b1', 'c1'], 2, 1])
})

test('one client has no more in the lane than he may, and may again when something of his is over', async () => {
  const { enter, refused, end } = lane({ perClient: 3 })
  for (const name of ['a1', 'a2', 'a3', 'a4']) enter(name)
  expect(refused).toEqual(['a4'])
  await end('a1')
  enter('a5')
  expect(refused).toEqual(['a4'])
})

test('those who wait are served by turns of their clients, however many one of them asked for', async () => {
  const { enter, started, end } = lane({ atOnce: 1, waiting: 9 })
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']) enter(name)
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']) await end(name)
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})

test('in a full queue the one with most in it makes room for a newcomer, and nobody for one who has as much', () => {
  const { enter, refused, made } = lane({ atOnce: 1 })
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1']) enter(name)
  enter('c1')
  expect(refused).toEqual(['a4'])
  enter('b2')
  expect([refused, made.waiting]).toEqual([['a4', 'b2'], 4])
})

test('one who left the queue is never served, and his place is free', async () => {
  const { enter, started, refused, end, made } = lane({ atOnce: 1, waiting: 1 })
  enter('a1')
  const leave = enter('b1')
  leave?.()
  leave?.()
  expect(made.waiting).toBe(0)
  enter('c1')
  await end('a1')
  expect([started, refused]).toEqual([['a1', 'c1'], []])
})

test('who waited too long is refused instead of served', async () => {
  const { enter, refused, started, end } = lane({ atOnce: 1, patienceMs: -1 })
  enter('a1')
  enter('b1')
  await end('a1')
  expect([started, refused]).toEqual([['a1'], ['b1']])
})

test('of work that keeps the thread busy one piece begins between two looks at everybody else', async () => {
  const order: string[] = []
  const made = createLane({ ...limits, atOnce: 9, waiting: 9, perClient: 9, perTurn: 1 })
  const work = (name: string) => async () => void order.push(name)
  for (const name of ['one', 'two', 'three']) made.enter({ client: 'a', work: work(name), refuse: () => undefined })
  expect(order).toEqual([])
  for (let turn = 1; turn <= 3; turn++) {
    await new Promise(setImmediate)
    order.push('others')
  }
  expect(order).toEqual(['one', 'others', 'two', 'others', 'three', 'others'])
})
