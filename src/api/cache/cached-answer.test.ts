import type { ChampionshipId } from '#domain/ids.ts'
import { firstChampionship } from '#db/championship/championship.ts'
import { expect, test } from 'vitest'
import { ofFirstChampionship } from '#api/testing/of-first-championship.ts'
import { createRouter } from '#api/http/router.ts'
import { createHotAnswers } from './hot-answers.ts'
import { createCachedAnswers } from './cached-answer.ts'

test('an answer is made once for each key and version, and its version is the ETag', async () => {
  let version = 'a'
  const made: string[] = []
  const square = createCachedAnswers().answer({
    name: 'square',
    version: () => version,
    make: async (_of: ChampionshipId, side: number, unit: 'm' | 'km') => {
      made.push(`${side} ${unit} in ${version}`)
      return { area: side * side }
    },
  })
  const app = createRouter().get('/squares/:side', ofFirstChampionship, (c) =>
    square.send(c, firstChampionship, Number(c.req.param('side')), 'km'),
  )
  const ask = (side: number, headers: Record<string, string> = {}) => app.request(`/squares/${side}`, { headers })

  const first = await ask(3)
  expect([first.status, await first.json(), first.headers.get('etag')]).toEqual([200, { area: 9 }, '"square-1-3-km-a"'])
  await ask(3)
  await ask(4)
  expect((await ask(4, { 'if-none-match': '"square-1-4-km-a"' })).status).toBe(304)
  expect(made).toEqual(['3 km in a', '4 km in a'])

  version = 'b'
  expect((await ask(3, { 'if-none-match': '"square-1-3-km-a"' })).headers.get('etag')).toBe('"square-1-3-km-b"')
  expect(made).toEqual(['3 km in a', '4 km in a', '3 km in b'])
})

test('answers requested in one version are made ahead for the next, and again only if somebody requests them', async () => {
  let version = 'a'
  const made: string[] = []
  const square = createCachedAnswers().answer({
    name: 'square',
    version: () => version,
    make: async (_of: ChampionshipId, side: number) => {
      made.push(`${side} in ${version}`)
      return { area: side * side }
    },
  })
  const app = createRouter().get('/squares/:side', ofFirstChampionship, (c) =>
    square.send(c, firstChampionship, Number(c.req.param('side'))),
  )
  const ask = async (side: number) => (await app.request(`/squares/${side}`)).headers.get('etag')
  const renewed = async (next: string) => {
    version = next
    made.length = 0
    await square.renew((firstChampionship + 1) as ChampionshipId)
    await square.renew(firstChampionship)
    return [...made]
  }
  await ask(3)
  await ask(4)
  expect(await renewed('b')).toEqual(['3 in b', '4 in b'])
  expect(await ask(3)).toBe('"square-1-3-b"')
  expect(made, 'nothing is made twice').toEqual(['3 in b', '4 in b'])
  expect(await renewed('c')).toEqual(['3 in c'])
  expect(await renewed('d')).toEqual([])
})

test('while the database is away, the last answer is sent and not stored', async () => {
  let version = 'a'
  const make = async () => {
    if (version !== 'b') return { version }
    throw Object.assign(new Error('gone'), { code: '57P01' })
  }
  const page = createCachedAnswers().answer({ name: 'page', version: () => version, make })
  const app = createRouter().get('/page', ofFirstChampionship, (c) => page.send(c, firstChampionship))
  const ask = async () => {
    const answer = await app.request('/page')
    return [answer.status, answer.headers.get('cache-control'), answer.headers.get('etag'), await answer.json()]
  }
  await ask()
  version = 'b'
  for (let i = 0; i < 2; i++) expect(await ask()).toEqual([200, 'no-store', null, { version: 'a' }])
  version = 'c'
  expect(await ask()).toEqual([200, 'public, no-cache', '"page-1-c"', { version: 'c' }])
})

test('two answers of the same name are refused, because one would be sent instead of the other', () => {
  const cache = createCachedAnswers()
  const plan = { name: 'market', version: () => '1', make: async () => ({}) }
  cache.answer(plan)
  expect(() => cache.answer(plan)).toThrow('market')
})

test('a hot answer is cached at its address, with the headers it was sent with', async () => {
  const kept: unknown[] = []
  const hot = { ...createHotAnswers(), keep: (...given: unknown[]) => void kept.push(given) }
  const page = createCachedAnswers().answer({ name: 'page', version: () => '1', make: async () => ({ n: 1 }), hot })
  const app = createRouter().get('/page', ofFirstChampionship, (c) => page.send(c, firstChampionship))
  await app.request('/page?size=20', { headers: { 'accept-encoding': 'gzip' } })
  expect(kept).toMatchObject([
    [
      { url: '/page?size=20', encoding: 'gzip' },
      { version: '1', headers: { etag: '"page-1-1-gzip"', 'content-encoding': 'gzip' } },
    ],
  ])
})
