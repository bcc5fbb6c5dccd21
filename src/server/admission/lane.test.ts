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

test('only so much work runs at once, and when one ends the next begins', async () => {
  const { made, started, enter, end } = lane()
  for (const name of ['a1', 'b1', 'c1', 'd1']) enter(name)
  expect([started, made.running, made.waiting]).toEqual([['a1', 'b1'], 2, 2])
  await end('a1')
  expect([started, made.running, made.waiting]).toEqual([['a1', 'b1', 'c1'], 2, 1])
})

test('one client may have only so much work in the lane, and may add more when some of it ends', async () => {
  const { enter, refused, end } = lane({ perClient: 3 })
  for (const name of ['a1', 'a2', 'a3', 'a4']) enter(name)
  expect(refused).toEqual(['a4'])
  await end('a1')
  enter('a5')
  expect(refused).toEqual(['a4'])
})

test('waiting work is served in turns by client, however much one of them has', async () => {
  const { enter, started, end } = lane({ atOnce: 1, waiting: 9 })
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']) enter(name)
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']) await end(name)
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})

test('in a full queue the client with the most work loses the last of it to a newcomer, but not to one with as much', () => {
  const { enter, refused, made } = lane({ atOnce: 1 })
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1']) enter(name)
  enter('c1')
  expect(refused).toEqual(['a4'])
  enter('b2')
  expect([refused, made.waiting]).toEqual([['a4', 'b2'], 4])
})

test('a client that left the queue is never served, and its place is free', async () => {
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

test('work that waited too long is refused instead of begun', async () => {
  const { enter, refused, started, end } = lane({ atOnce: 1, patienceMs: -1 })
  enter('a1')
  enter('b1')
  await end('a1')
  expect([started, refused]).toEqual([['a1'], ['b1']])
})

test('of work that blocks the thread, one piece begins per turn of the event loop', async () => {
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
