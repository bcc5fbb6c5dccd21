import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { cuttableConnection, type CuttableConnection } from '#db/testing/cuttable-connection.ts'
import { emptyTestDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { eventually } from '#db/testing/eventually.ts'
import { silentLog } from './database-log.ts'
import { startListener, type Listener } from './listener.ts'

let database: TestDatabase
let way: CuttableConnection
let listener: Listener
let heard: string[]
let connections: number
let failures: number
beforeAll(async () => {
  database = await emptyTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  way = await cuttableConnection(database.connection)
  ;[heard, connections, failures] = [[], 0, 0]
  listener = await startListener({
    target: way.connection,
    channels: { news: (payload) => void heard.push(payload) },
    onConnected: async () => {
      connections++
      if (failures-- > 0) throw new Error('the state could not be read')
    },
    log: silentLog,
    beat: { everyMs: 20, patienceMs: 200 },
  })
})
afterEach(async () => {
  await listener.close()
  await way.close()
})

const announce = (payload: string) => database.pool.query(`select pg_notify('news', $1)`, [payload])
const isHeard = (payload: string) => eventually(() => expect(heard).toContain(payload))

test('it receives again after the database was away, and is told to catch up', async () => {
  way.cut()
  await announce('while it was away')
  way.mend()
  await eventually(() => expect(connections).toBe(2))
  await announce('after it')
  await isHeard('after it')
  expect(heard).toEqual(['after it'])
})

test('it receives everything once, also if the state could not be read at first', async () => {
  failures = 2
  way.cut()
  way.mend()
  await eventually(() => expect(connections).toBe(4))
  await announce('first')
  await announce('last')
  await isHeard('last')
  expect(heard).toEqual(['first', 'last'])
})

test('a connection that stays silent is closed', async () => {
  way.hush()
  await eventually(() => expect(connections).toBe(2))
  await announce('heard')
  await isHeard('heard')
})
