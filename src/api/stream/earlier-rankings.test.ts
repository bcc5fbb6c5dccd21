import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstChampionship } from '#db/championship/championship.ts'
import { RANKING_METRICS, STORED_SCOPES } from '#domain/ranking/ranking-kinds.ts'
import { worldDatabase, type WorldDatabase } from '#jobs/testing/world-database.ts'
import { awaitedRankings } from './earlier-rankings.ts'
import { quickStartFeed } from '#api/testing/test-feed.ts'
import { readRankings, type RankingsSnapshot } from './rankings-snapshot.ts'

let database: WorldDatabase
beforeAll(async () => {
  database = await worldDatabase()
})
afterAll(() => database.drop())

const boardsOf = (rankings: RankingsSnapshot['rankings'] | undefined) =>
  STORED_SCOPES.flatMap((scope) =>
    RANKING_METRICS.map((metric) => rankings?.page(scope, metric, { from: 0, count: 9_999 })),
  )

test('RK3 with many managers a start shows all ranks before it knows who rose, and announces when it does', async () => {
  const { db } = database
  const { feed, published } = quickStartFeed(db)
  const whole = await readRankings(db, firstChampionship)
  const [first, version] = [await feed.snapshot(), feed.version()]
  expect(boardsOf(first.rankings)).toEqual(boardsOf(whole.rankings))
  expect([first.before, first.awaited?.roundId]).toEqual([undefined, whole.before?.roundId])
  expect(published).toEqual([])

  await feed.idle()
  const then = await feed.snapshot()
  expect(boardsOf(then.before?.rankings)).toEqual(boardsOf(whole.before?.rankings))
  expect([then.rankings, then.awaited]).toEqual([first.rankings, undefined])
  expect(feed.version()).not.toBe(version)
  expect(published).toEqual([{ event: 'changed', data: { what: 'ranking' } }])
  feed.close()
})

test('RK3 a comparison with another round is not taken for the awaited one', async () => {
  const { db } = database
  const { awaited, round } = await readRankings(db, firstChampionship, { quickStartFrom: 0 })
  const of = { championshipId: firstChampionship, isInPlay: round !== undefined }
  expect(await awaitedRankings(db, { ...of, awaited: awaited! })).toMatchObject(awaited!)
  const other = { ...awaited!, since: new Date(awaited!.since.getTime() - 1) }
  expect(await awaitedRankings(db, { ...of, awaited: other })).toBeUndefined()
  expect(await awaitedRankings(db, { ...of, awaited: { ...awaited!, period: 'another' } })).toBeUndefined()
})

test('with few managers everything is read at once', async () => {
  const { before, awaited } = await readRankings(database.db, firstChampionship, { quickStartFrom: 1_000_000 })
  expect([before === undefined, awaited]).toEqual([false, undefined])
})
