import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addressOf } from './newer-node.mjs'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const server = () => ({ stdout: new PassThrough(), stderr: new PassThrough() })

test('a server that ends before it is ready leaves no timer, which would keep the gate waiting', async () => {
  expect(await addressOf(server(), Promise.resolve(1))).toBeUndefined()
  expect(vi.getTimerCount()).toBe(0)
})

test('the address of a ready server is read, also in two pieces', async () => {
  const child = server()
  const address = addressOf(child, new Promise(() => {}))
  child.stdout.write('Craque is rea')
  child.stdout.write('dy: http://127.0.0.1:3000 \n')
  expect(await address).toBe('http://127.0.0.1:3000')
  expect(vi.getTimerCount()).toBe(0)
})
