import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { trustFeed, setFeedPaused } from '#db/feed/feeds.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { importChampionship } from '#jobs/import/import-championship.ts'
import { readFiles } from '#jobs/import/read/read-files.ts'
import { feedChampionship } from '#jobs/testing/feed-championship.ts'
import { startFeedServer, type FeedServer } from '#jobs/testing/feed-server.ts'
import { pollFeed } from './poll-feed.ts'

let database: TestDatabase
let source: FeedServer
beforeAll(async () => {
  ;[database, source] = await Promise.all([testDatabase(), startFeedServer()])
})
afterAll(async () => {
  await Promise.all([database.drop(), source.close()])
})

const BEFORE = '2030-05-04T12:00:00Z'
const AFTER = '2030-05-04T22:00:00Z'
const LATER = '2030-05-12T22:00:00Z'

const match = (round: number, date: string, teams: [string, string], score?: [number, number]) => ({
  round: `Matchday ${round}`,
  date,
  time: '16:00 UTC-3',
  team1: teams[0],
  team2: teams[1],
  ...(score && { score: { ft: score } }),
})
const file = (first?: [number, number], second?: [number, number], later?: [number, number]) => [
  match(1, '2030-05-04', ['Vila', 'União'], first),
  match(1, '2030-05-04', ['Porto', 'Serra'], second),
  match(2, '2030-05-11', ['União', 'Porto'], later),
  match(2, '2030-05-11', ['Serra', 'Vila'], later),
]
const json = (matches: object[]) => ({ '/liga.json': { body: JSON.stringify({ name: 'Liga', matches }) } })

let made = 0
async function liga() {
  source.serve(json(file()))
  const address = `${source.base}/liga.json`
  const feed = await feedChampionship(database, {
    slug: `liga-${++made}`,
    kind: 'openfootball',
    address,
    hosts: [source.host],
  })
  expect(await feed.poll(BEFORE)).toBe('changed')
  return feed
}
const roundsOf = async (feed: Awaited<ReturnType<typeof liga>>) =>
  (await feed.state()).rounds.map((round) => (round as { state: string }).state)
const scoresOf = async (feed: Awaited<ReturnType<typeof liga>>) =>
  (await feed.state()).matches.map((one) => {
    const { home, home_score, away_score } = one as {
      home: string
      home_score: number | null
      away_score: number | null
    }
    return `${home} ${home_score ?? '-'}:${away_score ?? '-'}`
  })

describe('a file at an address', () => {
  test('FD2 FD3 results arrive by polls, the round is settled, and an unchanged document is not sent again', async () => {
    const feed = await liga()
    expect(await roundsOf(feed)).toEqual(['open', 'open'])
    source.serve(json(file([2, 1], [0, 0])))
    expect(await feed.poll(AFTER)).toBe('changed')
    expect(await roundsOf(feed)).toEqual(['settled', 'open'])
    expect(await scoresOf(feed)).toEqual(['Porto 0:0', 'Serra -:-', 'União -:-', 'Vila 2:1'])
    expect(await feed.poll(AFTER)).toBe('nothing_new')
    expect(source.requests.slice(-2)).toEqual(['/liga.json 200', '/liga.json 304'])
    expect(await feed.health()).toMatchObject({ failures: 0, problem: null, everySeconds: 3_600 })
    expect((await feed.notes()).map(({ kind }) => kind)).toEqual(['on', 'changed', 'changed'])
  })

  test('FD4 the order of the file means nothing, and an older copy of it changes nothing', async () => {
    const feed = await liga()
    source.serve(json(file([2, 1], [0, 0])))
    await feed.poll(AFTER)
    const before = await feed.state()
    source.serve(json(file([2, 1], [0, 0]).reverse()))
    expect(await feed.poll(AFTER)).toBe('nothing_new')
    source.serve(json(file([2, 1])))
    expect(await feed.poll(AFTER)).toBe('overtaken')
    expect(await feed.state()).toEqual(before)
    expect(await feed.health()).toMatchObject({ failures: 1, problem: { kind: 'overtaken' } })
  })

  test('FD5 a score that goes down is doubted, and believed as a correction when the source repeats it', async () => {
    const feed = await liga()
    source.serve(json(file([2, 1], [0, 0])))
    await feed.poll(AFTER)
    source.serve(json(file([1, 1], [0, 0])))
    expect(await feed.poll(AFTER)).toBe('doubted')
    expect(await scoresOf(feed)).toContain('Vila 2:1')
    expect(await feed.poll(AFTER)).toBe('changed')
    expect(await scoresOf(feed)).toContain('Vila 1:1')
    expect(await feed.corrections()).toEqual([
      { old: { score: { home: 2, away: 1 } }, new: { score: { home: 1, away: 1 } } },
    ])
    expect((await feed.notes()).map(({ kind }) => kind)).toEqual([
      'on',
      'changed',
      'changed',
      'failed',
      'back',
      'changed',
    ])
  })

  test('FD4 FD6 an operator can accept a document that goes back', async () => {
    const feed = await liga()
    source.serve(json(file([2, 1], [0, 0])))
    await feed.poll(AFTER)
    source.serve(json(file([1, 0])))
    expect(await feed.poll(AFTER)).toBe('overtaken')
    await database.db.transaction().execute((trx) => trustFeed(trx, feed.championshipId))
    expect(await feed.poll(AFTER)).toBe('changed')
    expect(await scoresOf(feed)).toContain('Vila 1:0')
  })

  test.each([
    ['JSON that was cut off', { '/liga.json': { body: '{"name":"Liga","matches":[{"round":"Matc' } }, 'not_json'],
    ['a page instead of JSON', { '/liga.json': { body: '<!doctype html><h1>Olá</h1>' } }, 'unreadable'],
    ['something else', { '/liga.json': { body: '{"name":"Liga"}' } }, 'unreadable'],
    ['a broken connection', { '/liga.json': { body: JSON.stringify(file([9, 9])), isCutOff: true } }, 'unreachable'],
    ['an error', { '/liga.json': { status: 500 } }, 'bad_status'],
    ['another address', { '/liga.json': { status: 302, headers: { location: '/outra.json' } } }, 'redirected'],
    ['a flood', { '/liga.json': { body: Buffer.alloc(9 * 1024 * 1024, 32) } }, 'too_large'],
  ] as const)(
    'FD3 %s changes nothing, is noted once, and the round continues when the source is back',
    async (_what, answer, problem) => {
      const feed = await liga()
      const before = await feed.state()
      source.serve(answer)
      for (let tries = 1; tries <= 3; tries++) {
        expect(await feed.poll(BEFORE)).toBe(problem)
        expect(await feed.health()).toMatchObject({ failures: tries, problem: { kind: problem } })
      }
      expect(await feed.state()).toEqual(before)
      source.serve(json(file([2, 1], [0, 0])))
      expect(await feed.poll(AFTER)).toBe('changed')
      expect(await roundsOf(feed)).toEqual(['settled', 'open'])
      expect((await feed.notes()).map(({ kind }) => kind)).toEqual(['on', 'changed', 'failed', 'back', 'changed'])
    },
  )

  test('FD2 FD6 a paused feed is not polled while results come by file; once resumed, its differences are corrections', async () => {
    const feed = await liga()
    await database.db.transaction().execute((trx) => setFeedPaused(trx, feed.championshipId, true))
    source.serve(json(file([2, 1], [0, 0], [3, 3])))
    const asked = source.requests.length
    const byHand = { name: 'liga.json', bytes: Buffer.from(json(file([2, 0], [0, 0]))['/liga.json'].body) }
    const into = {
      model: await readFiles([byHand]),
      to: { into: `liga-${made}` },
      files: ['liga.json'],
      managerId: null,
    }
    expect((await importChampionship(database.db, into)).ok).toBe(true)
    expect(await feed.poll(AFTER)).toBe('early')
    expect(await roundsOf(feed)).toEqual(['settled', 'open'])
    expect(await scoresOf(feed)).toContain('Vila 2:0')
    expect(source.requests.length).toBe(asked)
    await database.db.transaction().execute((trx) => setFeedPaused(trx, feed.championshipId, false))
    expect(await feed.poll(LATER)).toBe('changed')
    expect(await roundsOf(feed)).toEqual(['settled', 'settled'])
    expect(await feed.corrections()).toEqual([
      { old: { score: { home: 2, away: 0 } }, new: { score: { home: 2, away: 1 } } },
    ])
    expect((await feed.notes()).map(({ kind }) => kind)).toEqual(['on', 'changed', 'held', 'resumed', 'changed'])
  })

  test('FD2 three polls at the same moment make one request', async () => {
    const feed = await liga()
    source.serve(json(file([2, 1])))
    await sql`update feed set next_at = clock_timestamp() where championship_id = ${feed.championshipId}`.execute(
      database.db,
    )
    const asked = source.requests.length
    const outcomes = await Promise.all([1, 2, 3].map(() => pollFeed(database.db, feed.championshipId, feed.poller)))
    expect(outcomes.filter((outcome) => outcome !== 'early')).toHaveLength(1)
    expect(source.requests.length).toBe(asked + 1)
  })
})
