import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { QueryClient } from './query-client.ts'
import type { QueryOptions } from './query.ts'
import { isOnline } from './surroundings.ts'
import { Watch } from './watch.ts'

const queryKey = ['market', 'clock'] as const

/** Questions that wait for the test to answer them. */
function questions() {
  const asked: { answer: (text: string) => void; fail: (error: Error) => void; signal: AbortSignal }[] = []
  const queryFn: QueryOptions<string>['queryFn'] = ({ signal }) =>
    new Promise<string>((answer, fail) => {
      asked.push({ answer, fail, signal })
    })
  return { asked, queryFn }
}

function watching(client: QueryClient, options: QueryOptions<string>) {
  const watch = new Watch(client, client.withDefaults(options))
  const onChange = vi.fn()
  return { watch, onChange, stop: watch.subscribe(onChange), facts: () => watch.facts(watch.options) }
}

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

test('who asks for the same at the same time waits for one answer', async () => {
  const client = new QueryClient({ staleTime: 30_000 })
  const { asked, queryFn } = questions()
  const both = Promise.all([client.fetchQuery({ queryKey, queryFn }), client.fetchQuery({ queryKey, queryFn })])
  asked[0]?.answer('one')
  expect(await both).toEqual(['one', 'one'])
  expect(asked).toHaveLength(1)
})

test('what is new enough is not asked for again, what is old or doubted is', async () => {
  const client = new QueryClient({ staleTime: 30_000 })
  const queryFn = vi.fn(async () => 'known')
  await client.fetchQuery({ queryKey, queryFn })
  await client.fetchQuery({ queryKey, queryFn })
  expect(queryFn).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(30_000)
  await client.fetchQuery({ queryKey, queryFn })
  expect(queryFn).toHaveBeenCalledTimes(2)
  await client.invalidateQueries({ queryKey: ['market'] })
  expect(queryFn, 'nobody shows it').toHaveBeenCalledTimes(2)
  await client.fetchQuery({ queryKey, queryFn })
  expect(queryFn).toHaveBeenCalledTimes(3)
})

test('a passing failure is asked again later and later, another one is told at once', async () => {
  const client = new QueryClient({ retry: (failures, error) => failures < 2 && error.message === 'passing' })
  const queryFn = vi.fn(async () => {
    throw new Error('passing')
  })
  const failed = client.fetchQuery({ queryKey, queryFn }).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(999)
  expect(queryFn).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(queryFn).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await failed).toEqual(new Error('passing'))
  expect(queryFn).toHaveBeenCalledTimes(3)
  expect(client.getQueryState(queryKey)).toMatchObject({ status: 'error', fetchStatus: 'idle', data: undefined })

  const lasting = vi.fn(() => Promise.reject(new Error('lasting')))
  await client.prefetchQuery({ queryKey: ['squads'], queryFn: lasting })
  expect(lasting).toHaveBeenCalledOnce()
})

test('what is shown is asked for once it is doubted, and an older answer does not come over the new one', async () => {
  const client = new QueryClient({ staleTime: 30_000 })
  const { asked, queryFn } = questions()
  const { facts, stop } = watching(client, { queryKey, queryFn })
  expect(facts()).toMatchObject({ isPending: true, isFetching: true, data: undefined })
  asked[0]?.answer('first')
  await vi.advanceTimersByTimeAsync(0)
  expect(facts()).toMatchObject({ data: 'first', isFetching: false })
  void client.invalidateQueries({ queryKey })
  const again = client.invalidateQueries({ queryKey })
  expect(asked).toHaveLength(3)
  expect(asked[1]?.signal.aborted).toBe(true)
  asked[1]?.answer('too late')
  asked[2]?.answer('second')
  await again
  expect(facts()).toMatchObject({ data: 'second', error: null })
  stop()
})

test('that there is nothing is an answer, too', async () => {
  const client = new QueryClient()
  const options = client.withDefaults({ queryKey, queryFn: async () => null, keepsPrevious: true })
  await client.fetchQuery(options)
  expect(new Watch(client, options).facts(options)).toMatchObject({ data: null, isPending: false })
})

test('a failure leaves what is known, and the next answer takes it away', async () => {
  const client = new QueryClient({ staleTime: 30_000 })
  const { asked, queryFn } = questions()
  client.setQueryData<string>(queryKey, 'known')
  const { facts, stop } = watching(client, { queryKey, queryFn })
  expect(asked, 'it is new').toHaveLength(0)
  void client.invalidateQueries()
  asked[0]?.fail(new Error('no'))
  await vi.advanceTimersByTimeAsync(0)
  expect(facts()).toMatchObject({ data: 'known', isError: true, error: new Error('no') })
  void client.invalidateQueries()
  asked[1]?.answer('new')
  await vi.advanceTimersByTimeAsync(0)
  expect(facts()).toMatchObject({ data: 'new', isError: false, error: null })
  stop()
})

test('a part is told only of what it has looked at, and what did not change stays the same object', async () => {
  const client = new QueryClient()
  const answers = [
    { list: [{ id: 1 }], at: 1 },
    { list: [{ id: 1 }], at: 2 },
    { at: 2, list: [{ id: 1 }] },
  ]
  const options = { queryKey, queryFn: async () => answers.shift(), staleTime: Infinity }
  const watch = new Watch(client, options)
  const stop = watch.subscribe(() => undefined)
  const drawn = watch.facts(options)
  expect(watch.result(options, drawn).data).toBeUndefined()
  watch.follow(options, drawn)
  const versions = [watch.version()]
  await vi.advanceTimersByTimeAsync(0)
  versions.push(watch.version())
  const first = client.getQueryData(queryKey) as { list: object[] }
  await client.invalidateQueries()
  versions.push(watch.version())
  const second = client.getQueryData(queryKey) as { list: object[] }
  await client.invalidateQueries()
  versions.push(watch.version())
  expect(second).not.toBe(first)
  expect(second.list).toBe(first.list)
  expect(client.getQueryData(queryKey)).toBe(second)
  expect(new Set(versions).size, 'asking alone is nothing to it').toBe(3)
  expect(versions.at(-1)).toBe(versions.at(-2))
  stop()
})

test('without anybody who shows it the question is taken back, and what was known stays', async () => {
  const client = new QueryClient()
  const { asked, queryFn } = questions()
  client.setQueryData<string>(queryKey, 'known', { updatedAt: 1 })
  const { stop } = watching(client, { queryKey, queryFn })
  expect(client.getQueryState(queryKey)?.fetchStatus).toBe('fetching')
  client.setQueryData<string>(queryKey, 'written meanwhile')
  stop()
  expect(asked[0]?.signal.aborted).toBe(true)
  expect(client.getQueryState(queryKey)).toMatchObject({ data: 'written meanwhile', fetchStatus: 'idle' })
})

test('another key shows the answer of the one before until its own comes', async () => {
  const client = new QueryClient({ staleTime: 30_000 })
  const { asked, queryFn } = questions()
  const page = (number: number) =>
    client.withDefaults({ queryKey: ['picks', 'history', number] as const, queryFn, keepsPrevious: true })
  const watch = new Watch(client, page(1))
  const stop = watch.subscribe(() => watch.version())
  asked[0]?.answer('page 1')
  await vi.advanceTimersByTimeAsync(0)
  const drawn = watch.facts(page(2))
  expect(drawn).toMatchObject({ data: 'page 1', isPending: false, isFetching: true })
  watch.follow(page(2), drawn)
  expect(asked).toHaveLength(2)
  asked[1]?.answer('page 2')
  await vi.advanceTimersByTimeAsync(0)
  expect(watch.facts(page(2))).toMatchObject({ data: 'page 2', isFetching: false })
  expect(watch.facts({ ...page(3), keepsPrevious: false })).toMatchObject({ data: undefined, isPending: true })
  stop()
})

test('it is asked by itself as often as the most eager wants, and not while it is switched off', async () => {
  const client = new QueryClient({ staleTime: Infinity })
  const queryFn = vi.fn(async () => 'again')
  client.setQueryData<string>(queryKey, 'known')
  const slow = watching(client, { queryKey, queryFn, refetchInterval: 60_000 })
  const quick = watching(client, { queryKey, queryFn, refetchInterval: ({ state }) => (state.data ? 10_000 : false) })
  const off = watching(client, { queryKey, queryFn, refetchInterval: 1_000, enabled: false })
  await vi.advanceTimersByTimeAsync(25_000)
  expect(queryFn).toHaveBeenCalledTimes(2)
  quick.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(queryFn).toHaveBeenCalledTimes(3)
  slow.stop()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(queryFn).toHaveBeenCalledTimes(3)
  off.stop()
})

test('without a line it waits, and goes on with it; who is asked to wait for it does not', async () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  const client = new QueryClient({ staleTime: 30_000 })
  const queryFn = vi.fn(async () => 'there')
  const leave = client.stayCurrent()
  page.dispatchEvent(new Event('offline'))
  expect(isOnline()).toBe(false)
  const { facts, stop } = watching(client, { queryKey, queryFn })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(queryFn).not.toHaveBeenCalled()
  expect(facts()).toMatchObject({ isPending: true, isFetching: false })
  await client.invalidateQueries()
  const brave = vi.fn(async () => 'asked all the same')
  await client.fetchQuery({ queryKey: ['squads'], queryFn: brave, networkMode: 'always' })
  page.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(facts()).toMatchObject({ data: 'there', isFetching: false })
  expect(queryFn).toHaveBeenCalledOnce()
  stop()
  leave()
})

test('who looks again sees what is new, except what says that it need not be', async () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  const client = new QueryClient({ staleTime: 30_000 })
  const queryFn = vi.fn(async () => 'new')
  const quiet = vi.fn(async () => 'new')
  const leave = client.stayCurrent()
  client.setQueryData<string>(queryKey, 'old')
  client.setQueryData<string>(['viewer'], 'nobody')
  const parts = [
    watching(client, { queryKey, queryFn }),
    watching(client, {
      queryKey: ['viewer'],
      queryFn: quiet,
      refetchOnWindowFocus: ({ state }) => state.data !== 'nobody',
    }),
  ]
  page.dispatchEvent(new Event('visibilitychange'))
  expect(queryFn, 'it is new').not.toHaveBeenCalled()
  vi.advanceTimersByTime(30_000)
  page.dispatchEvent(new Event('visibilitychange'))
  expect(queryFn).toHaveBeenCalledOnce()
  expect(quiet).not.toHaveBeenCalled()
  for (const { stop } of parts) stop()
  leave()
})

test('after a reset nothing of before is left, and what is shown is asked for anew', async () => {
  const client = new QueryClient({ staleTime: 30_000 })
  const { asked, queryFn } = questions()
  client.setQueryData<string>(queryKey, 'of somebody else')
  client.setQueryData<string>(['squads'], 'of somebody else, too')
  const { facts, stop } = watching(client, { queryKey, queryFn })
  const done = client.resetQueries()
  expect(facts()).toMatchObject({ data: undefined, isPending: true })
  expect(client.getQueryData(['squads'])).toBeUndefined()
  asked[0]?.answer('mine')
  await done
  expect(facts().data).toBe('mine')
  stop()
})

test('what nobody has shown for five minutes is forgotten', async () => {
  vi.stubEnv('SSR', false)
  vi.stubGlobal('document', { visibilityState: 'visible' })
  const client = new QueryClient({ staleTime: 30_000 })
  client.setQueryData<string>(queryKey, 'known')
  const { stop } = watching(client, { queryKey, queryFn: async () => 'new' })
  await vi.advanceTimersByTimeAsync(600_000)
  expect(client.getQueryData(queryKey)).toBe('known')
  stop()
  await vi.advanceTimersByTimeAsync(299_999)
  expect(client.findAll({ type: 'inactive' })).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(client.findAll()).toHaveLength(0)
})

test('a key is found by what it begins with, whatever the order of its fields', () => {
  const client = new QueryClient()
  client.setQueryData(['leagues', 'page', 7, { page: 1, code: 'x' }], 'seven')
  client.setQueryData(['leagues', 'page', 8, {}], 'eight')
  expect(client.getQueryData(['leagues', 'page', 7, { code: 'x', page: 1 }])).toBe('seven')
  expect(client.findAll({ queryKey: ['leagues', 'page'] })).toHaveLength(2)
  expect(client.findAll({ queryKey: ['leagues', 'page', 7] })).toHaveLength(1)
  expect(client.findAll({ queryKey: ['leagues', 'page', 7, { page: 1 }] })).toHaveLength(1)
  expect(client.findAll({ queryKey: ['leagues', 'page', 7, { page: 1 }], exact: true })).toHaveLength(0)
})
