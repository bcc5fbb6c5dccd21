import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { ProblemDocument } from '#contract/problem.ts'
import { testApp, type TestApp } from './testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const cookie = (value: string) => ({ headers: { cookie: value } })

describe('problems', () => {
  test('are RFC 9457 documents with a request id, in the language of the cookie', async () => {
    const answer = await app.request('/api/nothing', cookie('craque_language=es'))
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
    const problem = (await answer.json()) as ProblemDocument
    expect(problem).toMatchObject({ kind: 'not_found', status: 404, title: 'No encontrado' })
    expect(problem.requestId).toBe(answer.headers.get('x-request-id'))
  })

  test('speak Portuguese when nothing was chosen, whatever the browser prefers', async () => {
    const answer = await app.request('/api/nothing', { headers: { 'accept-language': 'en' } })
    expect(await answer.json()).toMatchObject({ title: 'Não encontrado' })
  })

  test('name the field that does not fit the contract', async () => {
    const answer = await app.request('/api/rankings?scope=galaxy')
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ kind: 'invalid_request', fields: [{ path: 'scope' }] })
  })
})

describe('limits and origins', () => {
  test('a body over the limit is refused', async () => {
    const answer = await app.request('/preferencias', {
      method: 'POST',
      body: 'x'.repeat(70_000),
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '70000' },
    })
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({ kind: 'too_large' })
  })

  test.each([{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://elsewhere.example' }])(
    'another site cannot change anything: %o',
    async (headers) => {
      const answer = await app.request('/preferencias', {
        method: 'POST',
        body: 'language=en',
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      })
      expect(answer.status).toBe(403)
      expect(answer.headers.get('set-cookie')).toBeNull()
    },
  )
})

describe('preferences', () => {
  const choose = (body: string) =>
    app.request('/preferencias', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    })

  test('are stored in a cookie and lead back to the page', async () => {
    const answer = await choose('language=es&back=%2Frankings')
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/rankings')
    expect(answer.headers.get('set-cookie')).toContain('craque_language=es')
  })

  test.each(['//elsewhere.example', 'https://elsewhere.example', '/\\elsewhere.example'])(
    'never lead to another site: %s',
    async (back) => {
      const answer = await choose(`theme=dark&back=${encodeURIComponent(back)}`)
      expect(answer.headers.get('location')).toBe('/')
    },
  )

  test('refuse unknown values', async () => {
    expect((await choose('language=tlh')).status).toBe(400)
    expect((await choose('nothing=1')).status).toBe(400)
  })
})

describe('headers', () => {
  test('have a strict policy with a new nonce each time, and no unsafe script', async () => {
    const [first, second] = await Promise.all([app.request('/api/docs'), app.request('/api/docs')])
    const policy = first.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/script-src 'nonce-[\w-]{20,}' 'strict-dynamic';/)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(policy).not.toBe(second.headers.get('content-security-policy'))
    expect(first.headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(first.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(first.headers.get('permissions-policy')).toContain('camera=()')
    expect(first.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('have HSTS only behind TLS', async () => {
    const behind = await app.request('/healthz', { headers: { 'x-forwarded-proto': 'https' } })
    expect(behind.headers.get('strict-transport-security')).toContain('max-age=')
    expect((await app.request('/healthz')).headers.get('strict-transport-security')).toBeNull()
  })
})

describe('bytes', () => {
  test('are compressed as the visitor accepts, and answered with 304 by version', async () => {
    const get = (headers: Record<string, string>) => app.request('/api/openapi.json', { headers })
    const plain = Buffer.from(await (await get({})).arrayBuffer())
    const brotli = await get({ 'accept-encoding': 'gzip, br' })
    expect(brotli.headers.get('content-encoding')).toBe('br')
    expect(brotliDecompressSync(Buffer.from(await brotli.arrayBuffer())).equals(plain)).toBe(true)
    const gzip = await get({ 'accept-encoding': 'gzip, br;q=0' })
    expect(gzip.headers.get('content-encoding')).toBe('gzip')
    expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).equals(plain)).toBe(true)
  })

  test('of a cached answer have the version as ETag', async () => {
    const first = await app.request('/api/matches/today')
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^".+"$/)
    const again = await app.request('/api/matches/today', { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
    app.versions.onAnnouncement('match:1')
    const changed = await app.request('/api/matches/today', { headers: { 'if-none-match': etag } })
    expect(changed.status).toBe(200)
  })
})

describe('documents for programs', () => {
  test('OpenAPI lists the routes, and a page shows them without any outside host', async () => {
    const document = (await (await app.request('/api/openapi.json')).json()) as { openapi: string; paths: object }
    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.paths)).toContain('/api/matches/today')
    const page = await (await app.request('/api/docs')).text()
    expect(page).toContain('/api/matches/today')
    expect(page).not.toMatch(/(src|href)="https?:/)
  })

  test('are made once for everybody, with an address from their content', async () => {
    const made = vi.spyOn(app.app, 'getOpenAPI31Document')
    for (const path of ['/api/openapi.json', '/api/docs', '/api/openapi.json', '/api/docs']) {
      const etag = (await app.request(path)).headers.get('etag') ?? ''
      const again = await app.request(path, { headers: { 'if-none-match': etag } })
      expect([etag.length > 20, again.status]).toEqual([true, 304])
    }
    expect(made).not.toHaveBeenCalled()
    made.mockRestore()
  })

  test('every problem of every capability is described, and no two have the same kind', async () => {
    const files = import.meta.glob<Record<string, unknown>>('./*/*-problems.ts', { eager: true })
    const declared = Object.entries(files).flatMap(([file, exported]) =>
      Object.entries(exported).flatMap(([name, value]) =>
        name.endsWith('Problems') ? Object.keys(value as object).map((kind) => ({ file, kind })) : [],
      ),
    )
    const page = await (await app.request('/api/docs')).text()
    const described = Array.from(page.matchAll(/<tr id="(\w+)">/g), ([, kind = '']) => kind)
    expect(declared.length).toBeGreaterThan(60)
    expect(declared.map(({ kind }) => kind).sort()).toEqual(described.toSorted())
  })

  test('health, readiness and metrics', async () => {
    expect(await (await app.request('/healthz')).json()).toEqual({ status: 'ok', version: 'test' })
    expect(await (await app.request('/readyz')).json()).toEqual({ status: 'ready' })
    const metrics = (authorization?: string) =>
      app.request('/metrics', authorization ? { headers: { authorization } } : {})
    expect(await (await metrics('Bearer a token for the tests')).text()).toContain(
      'http_request_duration_seconds_bucket',
    )
    for (const wrong of [undefined, 'Bearer', 'Bearer a token for the test', 'Basic a token for the tests'])
      expect((await metrics(wrong)).status).toBe(404)
  })
})

describe('avatars', () => {
  test('are drawn from the seed, and browsers may cache them forever', async () => {
    const answer = await app.request('/avatars/7-42.svg')
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    const svg = await answer.text()
    expect(svg).toContain('<svg')
    expect(await (await app.request('/avatars/7-43.svg')).text()).not.toBe(svg)
    expect(await (await app.request('/avatars/7-42.svg')).text()).toBe(svg)
  })

  test.each(['/avatars/a%2Fb.svg', '/avatars/%3Cscript%3E.svg', `/avatars/${'a'.repeat(65)}.svg`, '/avatars/x.png'])(
    'refuse %s',
    async (address) => {
      expect((await app.request(address)).status).toBe(404)
    },
  )
})
