import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect, type Connected } from '#db/connection/connect.ts'
import { cuttableConnection, type CuttableConnection } from '#db/testing/cuttable-connection.ts'
import { eventually } from '#db/testing/eventually.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { claimKey, releaseKey, type Claim } from './idempotency.ts'

let database: TestDatabase
let way: CuttableConnection
let connected: Connected
beforeAll(async () => {
  database = await testDatabase()
  way = await cuttableConnection(database.connection)
  connected = connect({ connection: way.connection })
})
afterAll(async () => {
  await connected.close()
  await way.close()
  await database.drop()
})

test('a key that was held when the database went away is free as soon as it is back', async () => {
  const asked = { who: 'guest x', key: 'k'.repeat(20), deadAfterSeconds: 30, request: 'r' }
  const { claim } = (await claimKey(connected.db, asked)) as { claim: Claim }
  way.cut()
  await releaseKey(connected.db, claim)
  expect(await claimKey(database.db, asked)).toBe('in_progress')
  way.mend()
  await eventually(async () => expect(await claimKey(database.db, asked)).toMatchObject({ claim: { attempt: 2 } }))
})
