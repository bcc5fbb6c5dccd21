import { describe, expect, test } from 'vitest'
import { ApiProblem, callApi, type FetchApi } from './api-client.ts'

const answering =
  (body: unknown, status = 200): FetchApi =>
  async () =>
    Response.json(body, { status })

const call = (fetchApi: FetchApi, more: { body?: unknown; method?: 'POST' } = {}) =>
  callApi({ fetchApi, path: '/api/points', ...more })

async function problemOf(promise: Promise<unknown>): Promise<ApiProblem> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiProblem)) throw new Error(`expected an ApiProblem, got ${String(error)}`)
  return error
}

test('sends a body as JSON', async () => {
  let seen: RequestInit | undefined
  const fetchApi: FetchApi = async (_path, init) => {
    seen = init
    return Response.json({ points: 1 })
  }
  await call(fetchApi, { method: 'POST', body: { name: 'Marta' } })
  expect(seen).toMatchObject({ method: 'POST', body: '{"name":"Marta"}' })
  expect(new Headers(seen?.headers).get('content-type')).toBe('application/json')
})

describe('a failed call throws one kind of error', () => {
  test('with the server’s own words and facts', async () => {
    const document = {
      type: 'about:blank',
      kind: 'over_budget',
      title: 'Acima do orçamento',
      status: 409,
      detail: 'Faltam 35 pontos.',
      requestId: 'abc',
      facts: { by: 35 },
    }
    expect(await problemOf(call(answering(document, 409)))).toMatchObject({
      kind: 'over_budget',
      status: 409,
      message: 'Faltam 35 pontos.',
      requestId: 'abc',
      facts: { by: 35 },
    })
  })

  test('when the network fails', async () => {
    const problem = await problemOf(call(() => Promise.reject(new TypeError('fetch failed'))))
    expect(problem).toMatchObject({ kind: 'network', status: 0 })
    expect(problem.cause).toBeInstanceOf(TypeError)
  })

  test('when a proxy answers with a page instead of a problem', async () => {
    const page: FetchApi = async () => new Response('<h1>502</h1>', { status: 502 })
    expect(await problemOf(call(page))).toMatchObject({ kind: 'unreadable', status: 502 })
  })

  test('when a network that wants a sign-in first answers with its page', async () => {
    const page: FetchApi = async () => new Response('<h1>Wi-Fi</h1>')
    expect(await problemOf(call(page))).toMatchObject({ kind: 'unreadable', status: 200 })
  })
})

test('a cancelled call stays a cancellation, not a problem to show', async () => {
  const controller = new AbortController()
  controller.abort(new Error('left the page'))
  const fetchApi: FetchApi = async (_path, init) => {
    init?.signal?.throwIfAborted()
    return Response.json({})
  }
  await expect(callApi({ fetchApi, path: '/', signal: controller.signal })).rejects.toThrow('left the page')
})
