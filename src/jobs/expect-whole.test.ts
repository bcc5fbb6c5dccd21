import { afterAll, beforeAll, expect, test } from 'vitest'
import { silentLog } from '#db/connection/database-log.ts'
import { setGameTime } from '#db/testing/game-time.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import type { Due } from './life-cycle/match-source.ts'
import { idleProvider, onlyProvider } from './testing/idle-provider.ts'
import { startWorker } from './worker.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await setGameTime(database.db, new Date('2026-05-20T12:00:00Z'))
})
afterAll(() => database.drop())

test.each<[what: string, why: Due['why'], times: number]>([
  ['a match that is played may be the last of its round', 'poll', 1],
  ['one that is to begin is not', 'kick_off', 0],
])('who takes steps of everybody is told when one is near: %s', async (_, why, times) => {
  const { db, pool } = database
  let told = 0
  const due: Due[] = [{ matchId: 7, why, atMs: Date.parse('2026-05-20T12:50:00Z') }]
  const providers = onlyProvider({ ...idleProvider, due: async () => due })
  const worker = await startWorker({
    db,
    pool,
    log: silentLog,
    providers,
    expectWhole: (step) => (told += step === 'settle_round' ? 1 : 0),
  })
  await worker.stop()
  expect(told).toBe(times)
})
