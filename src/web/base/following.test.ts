import { afterEach, expect, test, vi } from 'vitest'
import { QueryClient } from '#web/queries/query-client.ts'
import { afterAsked, cutToFirstParts, followingIn, isCarried, isFirstPart } from './following.ts'

afterEach(() => vi.unstubAllGlobals())

const fromLine = async () => Response.json('of the line')
const read = async (answer: Promise<Response>) => (await answer).json()

test('what the page has asked for is given to who asks first, once', async () => {
  vi.stubGlobal('window', { following: { '/a': Promise.resolve(Response.json('of the page')) } })
  const ask = afterAsked(fromLine)
  expect(await read(ask('/b'))).toBe('of the line')
  expect(await read(ask('/a'))).toBe('of the page')
  expect(await read(ask('/a'))).toBe('of the line')
})

test.each([
  ['refused', async () => new Response('no', { status: 503 })],
  ['without a line', async () => Promise.reject(new TypeError('no line'))],
])('what the page was %s is asked for again', async (_, asked) => {
  vi.stubGlobal('window', { following: { '/a': asked() } })
  expect(await read(afterAsked(fromLine)('/a'))).toBe('of the line')
})

async function known(meta: { follows?: string; firstPart?: (all: number[]) => number[] }) {
  const client = new QueryClient()
  const queryKey = ['market'] as never
  await client.fetchQuery<number[]>({ queryKey, queryFn: async () => [1, 2, 3], meta })
  cutToFirstParts(client)
  const [query] = client.findAll()
  if (!query) throw new Error('nothing is known')
  return {
    shown: query.state.data,
    isPart: isFirstPart(query.state),
    isCarried: isCarried(query),
    following: followingIn(client).map(({ path, isAwaited }) => [path, isAwaited]),
  }
}

test.each([
  [
    'of an address alone',
    { follows: '/a' },
    { shown: [1, 2, 3], isPart: false, isCarried: false, following: [['/a', true]] },
  ],
  [
    'with a first part',
    { follows: '/a', firstPart: (all: number[]) => all.slice(0, 1) },
    { shown: [1], isPart: true, isCarried: true, following: [['/a', false]] },
  ],
  [
    'that is its own first part',
    { follows: '/a', firstPart: (all: number[]) => all },
    { shown: [1, 2, 3], isPart: false, isCarried: true, following: [] },
  ],
  [
    'with a first part and no address',
    { firstPart: (all: number[]) => all.slice(0, 2) },
    { shown: [1, 2], isPart: true, isCarried: true, following: [] },
  ],
])('an answer %s', async (_, meta, expected) => {
  expect(await known(meta)).toEqual(expected)
})
