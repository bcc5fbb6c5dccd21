import { expect, test, vi } from 'vitest'
import { createClientOf } from './create-client.ts'
import { CraqueProblem } from './craque-problem.ts'

const operations = {
  getMatch: 'GET /api/matches/{id}',
  getRankings: 'GET /api/rankings',
  postAccountSignIn: 'POST /api/account/sign-in',
  putPicks: 'PUT! /api/picks',
}
type Reply = Response | Error
const problem = (status: number, kind: string, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ kind, status, title: kind, detail: '' }), {
    status,
    headers: { 'content-type': 'application/problem+json', ...headers },
  })
const json = (value: unknown, headers: Record<string, string> = {}) => Response.json(value, { headers })

/** A server that answers each request with the next of its replies. */
function serverOf(...replies: Reply[]) {
  const asked: { url: string; headers: Headers; method: string | undefined }[] = []
  const fetch = vi.fn((url: string, init: RequestInit) => {
    asked.push({ url, headers: new Headers(init.headers), method: init.method })
    const reply = replies.shift() ?? json({})
    return reply instanceof Error ? Promise.reject(reply) : Promise.resolve(reply)
  })
  const options = { url: 'http://server', fetch: fetch as unknown as typeof globalThis.fetch }
  return { asked, options, client: createClientOf(operations, options) }
}

test('a call fills its path, puts other parameters into the query, and returns a problem as a value', async () => {
  const { asked, client } = serverOf(json({ id: 7 }), problem(404, 'not_found'))
  expect(await client.call('getMatch', { id: 7, championship: 'a b' })).toEqual({
    ok: true,
    status: 200,
    value: { id: 7 },
  })
  expect(asked[0]?.url).toBe('http://server/api/matches/7?championship=a+b')
  expect(await client.call('getMatch', { id: 0 })).toMatchObject({
    ok: false,
    status: 404,
    problem: { kind: 'not_found' },
  })
  await expect(client.call('getNothing')).rejects.toThrow('getNothing')
})

test('a call waits as long as the server says, and is repeated only if the server applies it once', async () => {
  vi.useFakeTimers()
  try {
    const { asked, client } = serverOf(
      json({}, { 'set-cookie': 'craque.session_token=abc; Path=/; HttpOnly' }),
      new Error('gone'),
      problem(503, 'unavailable', { 'retry-after': '2' }),
      json({ results: [] }),
      new Error('gone'),
    )
    await client.call('postAccountSignIn', { body: {} })
    const saved = client.call('putPicks', { body: { picks: [] } })
    await vi.advanceTimersByTimeAsync(2_400)
    expect(asked).toHaveLength(3)
    await vi.advanceTimersByTimeAsync(200)
    expect(await saved).toMatchObject({ ok: true })
    const keys = asked.slice(1).map(({ headers }) => headers.get('idempotency-key'))
    expect(new Set(keys).size).toBe(1)
    expect(asked.slice(1).map(({ headers }) => headers.get('cookie'))).toEqual(
      keys.map(() => 'craque.session_token=abc'),
    )
    expect(await client.call('postAccountSignIn', { body: {} })).toMatchObject({ problem: { kind: 'network' } })
  } finally {
    vi.useRealTimers()
  }
})

test('a list is read page by page, and its problem is thrown', async () => {
  const { asked, client } = serverOf(
    json({ items: [1, 2], next: 'at-2' }),
    json({ items: [3], next: null }),
    problem(400, 'invalid_request'),
  )
  const items: unknown[] = []
  for await (const item of client.pages('getRankings', { limit: 2 })) items.push(item)
  expect(items).toEqual([1, 2, 3])
  expect(asked.map(({ url }) => url.split('?')[1])).toEqual(['limit=2', 'limit=2&cursor=at-2'])
  await expect(client.pages('getRankings').next()).rejects.toThrow(CraqueProblem)
})

test('the stream reconnects from its last event, after the pause that the server names', async () => {
  const sse = (text: string) => new Response(text, { headers: { 'content-type': 'text/event-stream' } })
  const { asked, client } = serverOf(
    sse('retry: 1\n\nid: 41\nevent: match\ndata: {"id":1}\n\n:\n\nid: 42\nevent: match\ndata: {"id":2}\n\n'),
    new Error('gone'),
    sse('event: changed\ndata: {"what":"ranking"}\n\n'),
  )
  vi.useFakeTimers()
  try {
    const heard: unknown[] = []
    const stop = new AbortController()
    const listening = (async () => {
      for await (const event of client.stream({ signal: stop.signal })) {
        heard.push(event)
        if (heard.length === 3) stop.abort()
      }
    })()
    await vi.advanceTimersByTimeAsync(5_000)
    await listening
    expect(heard).toEqual([
      { event: 'match', data: { id: 1 }, id: '41' },
      { event: 'match', data: { id: 2 }, id: '42' },
      { event: 'changed', data: { what: 'ranking' } },
    ])
    expect(asked.map(({ url }) => new URL(url).searchParams.get('lastEventId'))).toEqual([null, '42', '42'])
    // Browsers send a page of another origin to the server only without headers that need permission.
    expect([...new Set(asked.flatMap(({ headers }) => [...headers.keys()]))]).toEqual(['accept'])
  } finally {
    vi.useRealTimers()
  }
})

test('a stream that the server refuses throws its problem', async () => {
  const refused = { kind: 'not_found', status: 404, title: 'Bola fora', detail: 'No such championship' }
  const { client } = serverOf(Response.json(refused, { status: 404 }))
  const first = client.stream({ championship: 'nowhere' }).next()
  await expect(first).rejects.toMatchObject({ name: 'CraqueProblem', problem: refused })
})
