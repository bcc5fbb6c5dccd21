import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockChampionship } from '#db/round/championship-lock.ts'
import { eventually } from '#db/testing/eventually.ts'
import { setGameTime } from '#db/testing/game-time.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { rngFrom } from '#domain/rng.ts'
import { lockRound } from '#jobs/life-cycle/lock-round.ts'
import { settlePicks } from '#jobs/life-cycle/settle-picks.ts'
import { settleRound } from '#jobs/life-cycle/settle-round.ts'
import { idleProvider } from '#jobs/testing/idle-provider.ts'
import { createSettlementWait } from './settlement-wait.ts'
import { quickStartFeed } from '#api/testing/test-feed.ts'
import { hours, makeRound, MATCHES, playStep, ROUND } from '#api/testing/test-round.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  const { db } = database
  await makeRound(db, { managers: 20, rng: rngFrom('patience') })
  await setGameTime(db, hours(0.1))
  await lockRound(db, ROUND)
})
afterAll(() => database.drop())

async function endMatch(matchId: number) {
  const points = new Map([[matchId * 200, 55]])
  await playStep(database.db, { matchId, seq: 0, points, isOver: true })
}

const minute = 60_000

test('the feed waits for a settlement that is due until somebody begins it, and then for as long as it takes', async () => {
  const { db } = database
  let nowMs = 0
  const isWorthWaiting = createSettlementWait(db, () => nowMs)
  const at = async (ms: number) => {
    nowMs = ms
    return isWorthWaiting(ROUND)
  }
  const [first, last] = MATCHES as [number, number]
  expect(await at(0)).toBe(false)
  await endMatch(first)
  await settlePicks(db, first)
  expect(await at(minute)).toBe(false)
  await endMatch(last)
  expect(await at(2 * minute)).toBe(true)
  expect(await at(2 * minute + 6_000)).toBe(false)
  await db.transaction().execute(async (trx) => {
    await lockChampionship(trx, { roundId: ROUND })
    expect(await at(10 * minute)).toBe(true)
  })
  expect(await at(10 * minute + 1_000), 'the next step may follow').toBe(true)
  expect(await at(10 * minute + 7_000)).toBe(false)
  await db.transaction().execute(async (trx) => {
    await lockChampionship(trx, { roundId: ROUND })
    expect(await at(20 * minute)).toBe(false)
  })
  await settlePicks(db, last)
})

test('the figures of many managers are read once after a round, after its settlement', async () => {
  const { db } = database
  const { feed, published } = quickStartFeed(db)
  const roundShown = async () => (await feed.snapshot()).round?.id
  expect(await roundShown()).toBe(ROUND)
  await feed.idle()
  const version = feed.version()

  feed.onVersion('ranking')
  feed.onVersion('market')
  await feed.idle()
  expect(feed.version()).toBe(version)
  // Clients hear immediately about changes that need not wait.
  expect(published).toEqual([{ event: 'changed', data: { what: 'market' } }])

  published.length = 0
  expect(await settleRound(db, ROUND, idleProvider)).toBe('settled')
  await eventually(() => expect(published).toEqual([{ event: 'changed', data: { what: 'ranking' } }]))
  expect(await roundShown()).toBeUndefined()
  feed.close()
})
