import { expect, test, vi } from 'vitest'
import { createCachedWork } from './cached-work.ts'

test('work runs once per version, also for callers who come meanwhile', async () => {
  const work = createCachedWork<string, number>(2)
  const make = vi.fn(async () => 7)
  expect(await Promise.all([work.get('a', '1', make), work.get('a', '1', make)])).toEqual([7, 7])
  await work.get('a', '1', make)
  expect(make).toHaveBeenCalledTimes(1)
  await work.get('a', '2', make)
  expect(make).toHaveBeenCalledTimes(2)
})

test('every caller who waited gets a failure, and it is not cached', async () => {
  const work = createCachedWork<string, number>(2)
  const failing = async () => Promise.reject(new Error('no database'))
  const told = await Promise.allSettled([work.get('a', '1', failing), work.get('a', '1', failing)])
  expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await work.get('a', '1', async () => 7)).toBe(7)
})

test('a late failure leaves the newer version in place', async () => {
  const work = createCachedWork<string, number>(2)
  let fail = (_error: Error) => {}
  const waiting = work.get('a', '1', () => new Promise((_resolve, reject) => (fail = reject)))
  await work.get('a', '2', async () => 8)
  fail(new Error('too late'))
  await expect(waiting).rejects.toThrow('too late')
  const again = vi.fn(async () => 9)
  expect(await work.get('a', '2', again)).toBe(8)
  expect(again).not.toHaveBeenCalled()
})

test('the key that was requested longest ago makes room', async () => {
  const work = createCachedWork<string, string>(2)
  const made: string[] = []
  const ask = (key: string) =>
    work.get(key, '1', async () => {
      made.push(key)
      return key
    })
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key)
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})

test('after clear() everything is made again', async () => {
  const work = createCachedWork<string, number>(2)
  const make = vi.fn(async () => 7)
  await work.get('a', '1', make)
  work.clear()
  await work.get('a', '1', make)
  expect(make).toHaveBeenCalledTimes(2)
})
