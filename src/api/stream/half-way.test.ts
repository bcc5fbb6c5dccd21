import { afterAll, beforeAll, expect, test } from 'vitest'
import { setGameTime } from '#db/testing/game-time.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { rngFrom } from '#domain/rng.ts'
import { lockRound } from '#jobs/life-cycle/lock-round.ts'
import { quickStartFeed } from '#api/testing/test-feed.ts'
import { hours, makeRound, playStep, ROUND } from '#api/testing/test-round.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await makeRound(database.db, { managers: 20, rng: rngFrom('half-way') })
  await setGameTime(database.db, hours(0.1))
  expect(await lockRound(database.db, ROUND)).toBe('locked')
})
afterAll(() => database.drop())

/** Work that waits until the test lets it go on. */
function hold() {
  let go = () => {}
  const held = new Promise<void>((resolve) => (go = resolve))
  return { held, go: () => go() }
}

const TURNS = 20
/** Whether the promise resolves within a few turns of the event loop. */
async function isAnswered(question: Promise<unknown>): Promise<boolean> {
  let answered = false
  void question.then(() => (answered = true))
  for (let turn = 0; turn < TURNS; turn++) await new Promise(setImmediate)
  return answered
}

test('RK1 requests for ranks wait while ranks are half moved, not while the feed finds out who moves', async () => {
  const { feed } = quickStartFeed(database.db)
  const { rankings } = await feed.snapshot()
  await feed.idle()
  const [setPoints, moveOthers] = [
    rankings.setPointsInBatches.bind(rankings),
    rankings.moveOthersInBatches.bind(rankings),
  ]
  const [lookedUp, moved, others] = [hold(), hold(), hold()]
  const seen = { look: hold(), move: hold(), others: hold() }
  rankings.setPointsInBatches = async (news, onMove) => {
    seen.look.go()
    await lookedUp.held
    onMove?.()
    seen.move.go()
    await moved.held
    return setPoints(news)
  }
  rankings.moveOthersInBatches = async () => {
    seen.others.go()
    await others.held
    await moveOthers()
  }
  await playStep(database.db, { matchId: 1, seq: 0, points: new Map([[101, 50]]) })
  feed.onMatchEvents({ matchId: 1, fromSeq: 0, toSeq: 0 })
  const asked = async () => [await isAnswered(feed.snapshot()), await isAnswered(feed.snapshot('mensal'))]

  await seen.look.held
  expect(await asked(), 'while it is looked up').toEqual([true, true])
  lookedUp.go()
  await seen.move.held
  const whoWaits = feed.snapshot('mensal')
  expect(await asked(), 'while all move').toEqual([false, false])
  moved.go()
  await seen.others.held
  expect(await asked(), 'while the month moves').toEqual([true, false])
  others.go()
  await whoWaits
  expect(await asked(), 'afterwards').toEqual([true, true])
  feed.close()
})

test('RK1 ranks that could not be moved keep nobody waiting', async () => {
  const { feed } = quickStartFeed(database.db)
  const { rankings } = await feed.snapshot()
  await feed.idle()
  rankings.setPointsInBatches = async (_, onMove) => {
    onMove?.()
    throw new Error('not now')
  }
  await playStep(database.db, { matchId: 1, seq: 1, points: new Map([[101, 90]]) })
  feed.onMatchEvents({ matchId: 1, fromSeq: 1, toSeq: 1 })
  await feed.idle()
  await Promise.all([feed.snapshot(), feed.snapshot('mensal')])
  feed.close()
})
