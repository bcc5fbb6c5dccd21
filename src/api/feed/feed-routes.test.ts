import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { signInAs, type SignedIn } from '#api/testing/test-people.ts'
import type { FeedAge, FeedNotes, OperatorFeeds } from '#contract/feed.ts'
import { createChampionship } from '#db/championship/championships.ts'
import { claimFeed, noteFailure, noteSuccess } from '#db/feed/feed-polls.ts'
import { testDatabase } from '#db/testing/test-database.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { createFeeds } from '#jobs/operate/create-feeds.ts'
import { createProviders } from '#jobs/providers.ts'

let app: TestApp
let operator: SignedIn
let account: SignedIn
let liga: ChampionshipId
beforeAll(async () => {
  const database = await testDatabase()
  const { db } = database
  const feeds = createFeeds(db, { providers: createProviders(db), hosts: ['dados.example'] })
  app = await testApp({ database, feeds })
  operator = await signInAs(app.session, { operator: true })
  account = await signInAs(app.session)
  liga = (await db
    .transaction()
    .execute((trx) => createChampionship(trx, { slug: 'liga', name: 'Liga', source: 'file' }))) as ChampionshipId
})
afterAll(() => app.close())

const send = (who: SignedIn, path: string, method: string, body?: object) =>
  app.request(`/api/operator/feeds${path}`, {
    method,
    headers: { cookie: who.cookie, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
const kindOf = async (response: Response | Promise<Response>) =>
  ((await (await response).json()) as { kind: string }).kind
const list = async () => (await (await send(operator, '', 'GET')).json()) as OperatorFeeds
const notesOf = async (query = '') => (await (await send(operator, `/notes${query}`, 'GET')).json()) as FeedNotes
const feed = { kind: 'openfootball', address: 'https://dados.example/liga.json' }
const step = (name: string) => send(operator, '/liga/steps', 'POST', { step: name })
const age = async () => (await (await app.request('/api/feed?championship=liga')).json()) as FeedAge

async function claimed() {
  const claim = await claimFeed(app.db, liga)
  if (!claim) throw new Error('it is not due')
  return claim
}

describe('feeds that an operator controls', () => {
  test('FD1 are off by default; an operator turns one on, only from an allowed host', async () => {
    expect(await list()).toEqual({ hosts: ['dados.example'], feeds: [] })
    expect(await age()).toEqual({ heardAtMs: null, isLate: false })
    expect(await kindOf(send(account, '/liga', 'PUT', feed))).toBe('operator_needed')
    for (const address of ['https://outra.example/liga.json', 'http://dados.example/liga.json', 'file:///etc/passwd'])
      expect(await kindOf(send(operator, '/liga', 'PUT', { ...feed, address }))).toBe('host_not_allowed')
    for (const slug of ['nenhuma', 'craque'])
      expect(await kindOf(send(operator, `/${slug}`, 'PUT', feed))).toBe('championship_unknown')
    expect((await send(operator, '/liga', 'PUT', feed)).status).toBe(200)
    const { feeds } = await list()
    expect(feeds).toMatchObject([
      { slug: 'liga', name: 'Liga', ...feed, isHeld: false, succeededAtMs: null, problem: null },
    ])
    expect(await notesOf()).toMatchObject({ items: [{ kind: 'on', championship: 'Liga' }], next: null })
  })

  test('FD6 show their health: what failed, what came, and how old it is', async () => {
    const problem = { kind: 'bad_status', status: 503 } as const
    await noteFailure(app.db, { feed: await claimed(), problem, doubted: null, nextInMs: 0, everyMs: 60_000 })
    expect((await list()).feeds).toMatchObject([{ failures: 1, problem: { kind: 'bad_status', value: '503' } }])
    await noteSuccess(app.db, { feed: await claimed(), isChanged: true, nextInMs: 60_000, everyMs: 60_000 })
    expect((await list()).feeds).toMatchObject([{ failures: 0, problem: null }])
    expect(await age()).toMatchObject({ isLate: false })
    await app.db
      .updateTable('feed')
      .set({ succeeded_at: new Date(Date.now() - 121_000) })
      .execute()
    expect(await age()).toMatchObject({ isLate: true })
  })

  test('FD6 can be paused, continued, trusted and turned off; each step once', async () => {
    expect((await step('hold')).status).toBe(200)
    expect((await list()).feeds).toMatchObject([{ isHeld: true }])
    expect(await kindOf(step('hold'))).toBe('feed_unchanged')
    for (const name of ['resume', 'believe', 'off']) expect((await step(name)).status).toBe(200)
    expect(await kindOf(step('off'))).toBe('feed_unchanged')
    expect((await list()).feeds).toEqual([])
    const first = await notesOf('?limit=3')
    const second = await notesOf(`?limit=3&cursor=${first.next}`)
    expect([first, second].map(({ items }) => items.map(({ kind }) => kind))).toEqual([
      ['off', 'believed', 'resumed'],
      ['held', 'on'],
    ])
    expect(second.next).toBeNull()
    const journal = await app.db.selectFrom('operator_action').select('outcome').orderBy('id').execute()
    expect(journal.map(({ outcome }) => outcome).slice(-2)).toEqual(['changed', 'no_feed'])
  })
})
