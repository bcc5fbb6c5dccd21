import { describe, expect, test } from 'vitest'
import { ApiProblem, apiPath, apiRequest, sendRequest, type FetchApi } from './api-client.ts'

const answering =
  (body: unknown, status = 200): FetchApi =>
  async () =>
    Response.json(body, { status })

const call = (fetchApi: FetchApi, more: { body?: unknown; method?: 'POST' } = {}) =>
  sendRequest(fetchApi, { method: 'GET', path: '/api/points', ...more })

async function problemOf(promise: Promise<unknown>): Promise<ApiProblem> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiProblem)) throw new Error(`expected an ApiProblem, got ${String(error)}`)
  return error
}

describe('a route by its name becomes a request', () => {
  test('what its path names is put into it as text, and the rest is its query', () => {
    expect(apiPath('GET /api/championships/{slug}/round', { slug: 'a/b?c', number: 3 })).toBe(
      '/api/championships/a%2Fb%3Fc/round?number=3',
    )
  })

  test('what is not given is not in the address', () => {
    expect(apiPath('GET /api/championships/{slug}/round', { slug: 'copa', number: undefined })).toBe(
      '/api/championships/copa/round',
    )
    expect(apiPath('GET /api/seasons')).toBe('/api/seasons')
  })

  test('body and headers stay apart from the address, and the championship is a part of it', () => {
    const body = { name: 'Marta' }
    expect(apiRequest('PUT /api/profile/name', { body, championship: 'copa', headers: { a: 'b' } })).toEqual({
      method: 'PUT',
      path: '/api/profile/name?championship=copa',
      body,
      headers: { a: 'b' },
    })
  })
})

test('an answer without content is undefined', async () => {
  const fetchApi: FetchApi = async () => new Response(null, { status: 204 })
  expect(await sendRequest(fetchApi, apiRequest('DELETE /api/squads/{id}', { id: 1 }))).toBeUndefined()
})

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
  await expect(sendRequest(fetchApi, { method: 'GET', path: '/', signal: controller.signal })).rejects.toThrow(
    'left the page',
  )
})
