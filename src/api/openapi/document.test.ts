import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { resolveParts } from '#api/testing/resolve-parts.ts'
import { oldAddresses } from '#api/http/old-addresses.ts'
import type { ApiDocument, Schema } from './docs-page.ts'
import { problems } from '#api/problems.ts'
import { kindsByRoute } from './kinds-by-route.ts'
import { actions, answeringDeletions, isSuccess } from '#api/testing/write-answers.ts'
import { schemaChecks } from '#api/testing/schema-checks.ts'
import { countryCodes, englishWords, portugueseValues } from '#api/testing/value-words.ts'

let app: TestApp
let sent: ApiDocument
let document: ApiDocument
beforeAll(async () => {
  app = await testApp()
  sent = (await (await app.request('/api/openapi.json')).json()) as ApiDocument
  document = resolveParts(sent)
})
afterAll(() => app.close())

const operations = () =>
  Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )

/** A type and all types that it refers to. */
function withReferences(schema: Schema | undefined): Schema[] {
  const found = new Set<Schema>()
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null || found.has(part)) return
    found.add(part)
    const { $ref } = part as Schema
    if ($ref) visit(document.components?.schemas?.[$ref.split('/').at(-1) ?? ''])
    for (const inner of Object.values(part)) visit(inner)
  }
  visit(schema)
  return [...found]
}

/** Every text that a field may be one of. */
function textsIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  const { enum: among = [], const: only, ...others } = part as Schema & { const?: unknown }
  const texts = [...among, only].filter((value) => typeof value === 'string')
  return [...texts, ...Object.entries(others).flatMap(([name, inner]) => (name === 'example' ? [] : textsIn(inner)))]
}

/** Routes that make something which is read at an address that does not begin with theirs. */
const alsoMake = ['POST /api/squads/{id}/copies', 'POST /api/pools/{id}/again']

/** Portuguese words are allowed only as names of things, such as files that people fill in and see on their disk. */
const PORTUGUESE =
  /bolao|campeonato|convidado|forca|classificacao|artilharia|previsoes|temporada|partida|rodada|liga|palpite|equipe|jogador/i

describe('the document of the API', () => {
  test('equals the file in the repository: a change to the contract is a change to that file (-u writes it)', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
    const text = JSON.stringify({ ...sent, info: { ...sent.info, version } }, null, 1)
    await expect(`${text}\n`).toMatchFileSnapshot('../../../openapi.json')
  })

  test('every operation has its name, subject, callers, an example and its problems', () => {
    expect(operations().length).toBeGreaterThan(150)
    const ids = operations().map(({ operation }) => operation.operationId)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    const described = new Set(document.tags?.filter(({ description }) => description !== '').map(({ name }) => name))
    for (const { path, method, operation } of operations()) {
      const name = `${method} ${path}`
      expect(operation.operationId, name).toMatch(/^(?:get|post|put|patch|delete)[A-Z][A-Za-z0-9]+$/)
      expect(
        operation.tags?.filter((tag) => described.has(tag)),
        name,
      ).toHaveLength(1)
      expect(operation.summary, name).toMatch(/^[A-Z].{8,}[^.]$/)
      expect(operation.description, name).toMatch(/may call it/)
      expect(operation.security, name).toBeDefined()
      const contents = [operation.requestBody, ...Object.values(operation.responses ?? {})].flatMap((one) =>
        Object.entries(one?.content ?? {}),
      )
      for (const [type, content] of contents)
        if (type === 'application/json') expect(content, `${name} has no example`).toHaveProperty('example')
      if (method !== 'get')
        expect(
          Object.keys(operation.responses ?? {}).some((status) => status.startsWith('4')),
          name,
        ).toBe(true)
    }
  })

  test('names in paths and queries follow one pattern and are English', () => {
    for (const { path, operation } of operations()) {
      for (const part of path.split('/').slice(2))
        expect(part, path).toMatch(/^(?:[a-z]+(?:-[a-z]+)*(?:\.(?:csv|xlsx))?|\{[a-z]+(?:[A-Z][a-z]+)*\})$/)
      expect(path).not.toMatch(PORTUGUESE)
      for (const { name, in: place } of operation.parameters ?? [])
        if (place === 'query')
          expect([name, PORTUGUESE.test(name)], path).toEqual([expect.stringMatching(/^[a-z]+$/), false])
    }
    for (const { old } of oldAddresses) expect(document.paths, old).not.toHaveProperty([old])
  })

  test('values are English, except those that are listed with the reason why they stay', () => {
    const values = new Set(textsIn(sent))
    const listed = Object.values(portugueseValues).flat()
    const wordsOf = (value: string) => value.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').match(/\p{L}{2,}/gu) ?? []
    const isEnglish = (value: string) => wordsOf(value).every((word) => englishWords.has(word.toLowerCase()))
    expect([...values].filter((value) => ![...listed, ...countryCodes].includes(value) && !isEnglish(value))).toEqual(
      [],
    )
    expect(listed.filter((value) => !values.has(value))).toEqual([])
    const used = new Set([...values].flatMap(wordsOf).map((word) => word.toLowerCase()))
    expect([...englishWords].filter((word) => !used.has(word))).toEqual([])
  })

  test('types and their fields follow one pattern', () => {
    for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
      expect(name).toMatch(/^[A-Z][A-Za-z0-9]+$/)
      const fields = withReferences(schema).flatMap(({ properties }) => Object.keys(properties ?? {}))
      expect(
        fields.filter((field) => !/^[a-z][A-Za-z0-9]*$/.test(field)),
        name,
      ).toEqual([])
    }
  })

  test('the usual address leads to the document, which names its server and each way to say who I am', async () => {
    const moved = await app.request('/openapi.json')
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/api/openapi.json'])
    expect(await (await app.request('/api/docs')).text()).toContain('>/api/openapi.json<')
    expect(sent).toHaveProperty('servers', [{ url: '/' }])
    const ways = new Set(operations().flatMap(({ operation }) => (operation.security ?? []).flatMap(Object.keys)))
    expect(ways).toEqual(new Set(Object.keys(sent.components?.securitySchemes ?? {})))
    expect(document.paths?.['/api/account']?.['get']?.security).toEqual([{ session: [] }])
    expect(document.paths?.['/api/squads/checks']?.['post']?.security).toContainEqual({ guest: [] })
  })

  test('TN2 TN5 each operation for tokens says how it refuses them, and which headers tell of too many', () => {
    expect(sent.components?.headers).toMatchObject({ 'RateLimit-Policy': { example: '"token";q=300;w=60' } })
    for (const { path, method, operation } of operations()) {
      const isForTokens = operation.security?.some((way) => 'token' in way)
      const tooMany = operation.responses?.['429']
      const listed = (status: string, kind: string) =>
        operation.responses?.[status]?.description?.replace('Kinds: ', '').split(', ').includes(kind) ?? false
      if (isForTokens)
        expect([listed('401', 'token_invalid'), listed('403', 'token_scope')], `${method} ${path}`).toEqual([
          true,
          true,
        ])
      if (isForTokens && path !== '/api/stream')
        expect(tooMany, `${method} ${path}`).toMatchObject({
          description: expect.stringContaining('too_many_requests'),
          headers: { 'Retry-After': {}, RateLimit: {}, 'RateLimit-Policy': {} },
        })
    }
  })

  test('the list of further problems names only routes and kinds that exist', () => {
    const routes = operations().map(({ path, method }) => `${method.toUpperCase()} ${path}`)
    for (const [route, kinds] of Object.entries(kindsByRoute))
      expect([routes.includes(route), kinds.filter((kind) => !(kind in problems))], route).toEqual([true, []])
  })

  test('the page for people names every operation and every old address', async () => {
    const page = await (await app.request('/api/docs')).text()
    for (const { operation } of operations()) expect(page).toContain(`>${operation.operationId}<`)
    for (const { old } of oldAddresses) expect(page).toContain(old)
  })

  test('every list that can grow uses one kind of cursor', () => {
    for (const { path, method, operation } of operations()) {
      const names = (operation.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name)
      expect(names, path).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(?:page|size|before|offset)$/)]))
      if (method !== 'get') continue
      const schema = operation.responses?.['200']?.content?.['application/json']?.schema
      const shown = withReferences(schema)
      const isPaged = shown.some((one) => one.properties?.['items'] && one.properties['next'])
      expect([names.includes('cursor'), names.includes('limit')], path).toEqual([isPaged, isPaged])
    }
  })

  test('creations answer 201 with Location, deletions 204 without a body, but for a few with a reason', () => {
    const answers = (method: string) =>
      operations()
        .filter((one) => one.method === method)
        .map(({ path, operation: { responses = {} } }) => {
          const statuses = Object.keys(responses).filter(isSuccess)
          return { path, name: `${method.toUpperCase()} ${path}`, responses, statuses }
        })
    for (const { name, responses, statuses } of answers('delete')) {
      expect(statuses, name).toEqual([name in answeringDeletions ? '200' : '204'])
      if (statuses[0] === '204') expect(responses['204'], name).not.toHaveProperty('content')
    }
    const paths = Object.keys(document.paths ?? {})
    const holdsThings = (path: string) =>
      document.paths?.[path]?.['get'] !== undefined ||
      paths.some((one) => one.startsWith(`${path}/{`) && !one.slice(path.length + 1).includes('/'))
    for (const { path, name, responses, statuses } of answers('post')) {
      expect(statuses.includes('201'), name).toBe((holdsThings(path) && !(name in actions)) || alsoMake.includes(name))
      for (const status of statuses)
        expect(Object.keys(responses[status]?.headers ?? {}), name).toEqual(status === '201' ? ['Location'] : [])
    }
    const names = operations().map(({ path, method }) => `${method.toUpperCase()} ${path}`)
    expect(names).toEqual(expect.arrayContaining([...Object.keys(answeringDeletions), ...Object.keys(actions)]))
  })

  test('no two types have the same shape under different names', () => {
    const names = new Map<string, string[]>()
    for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
      const shape = JSON.stringify({ ...schema, description: undefined })
      names.set(shape, [...(names.get(shape) ?? []), name])
    }
    expect([...names.values()].filter((same) => same.length > 1)).toEqual([])
  })

  test('every example fits its type', () => {
    const check = schemaChecks(document)
    for (const { path, method, operation } of operations())
      for (const one of [operation.requestBody, ...Object.values(operation.responses ?? {})]) {
        const content = one?.content?.['application/json']
        if (!content?.schema) continue
        const { error } = check(content.schema).safeParse(content.example)
        expect(error && z.prettifyError(error), `${method} ${path}`).toBeUndefined()
      }
  })

  test('parameters and problems that repeat are written once, and every reference leads to one', () => {
    const { parameters = {}, responses = {} } = (sent.components ?? {}) as Record<string, Record<string, object>>
    expect(Object.keys(parameters)).toEqual(
      expect.arrayContaining(['IdInPath', 'ChampionshipInQuery', 'IdempotencyKeyInHeader']),
    )
    expect(responses).toHaveProperty(['sign_in_needed', 'description'], 'Kinds: sign_in_needed')
    const text = JSON.stringify(sent.paths)
    const used = new Set(
      [...text.matchAll(/#\/components\/(?:parameters|responses)\/([^"]+)/g)].map(([, name]) => name),
    )
    expect(used).toEqual(new Set([...Object.keys(parameters), ...Object.keys(responses)]))
    expect(text.length).toBeLessThan(0.75 * JSON.stringify(document.paths).length)
  })
})
