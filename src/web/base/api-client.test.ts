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
  test('it has the server’s own message and facts', async () => {
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

  test('it is a network problem without a network', async () => {
    const problem = await problemOf(call(() => Promise.reject(new TypeError('fetch failed'))))
    expect(problem).toMatchObject({ kind: 'network', status: 0 })
    expect(problem.cause).toBeInstanceOf(TypeError)
  })

  test('it is unreadable if a proxy answers with a page', async () => {
    const page: FetchApi = async () => new Response('<h1>502</h1>', { status: 502 })
    expect(await problemOf(call(page))).toMatchObject({ kind: 'unreadable', status: 502 })
  })

  test('it is unreadable if a network with a sign-in answers with its page', async () => {
    const page: FetchApi = async () => new Response('<h1>Wi-Fi</h1>')
    expect(await problemOf(call(page))).toMatchObject({ kind: 'unreadable', status: 200 })
  })
})

test('a cancelled call stays a cancellation and shows no problem', async () => {
  const controller = new AbortController()
  controller.abort(new Error('left the page'))
  const fetchApi: FetchApi = async (_path, init) => {
    init?.signal?.throwIfAborted()
    return Response.json({})
  }
  await expect(callApi({ fetchApi, path: '/', signal: controller.signal })).rejects.toThrow('left the page')
})
