import type pg from 'pg'
import { beforeEach, expect, test, vi } from 'vitest'
import { silentLog } from './database-log.ts'
import { createReplicaReads, type ReplicaReads } from './replica-reads.ts'
import { rowOf, text } from './row.ts'

/** A server that says who it is; positions are plain numbers here. */
function createServer(name: string) {
  const server = { name, position: 1, isReplica: name === 'replica', asked: 0, fails: undefined as Error | undefined }
  const answer = (text: string, values: unknown[] = []) => {
    if (text.includes('pg_current_wal_lsn')) {
      server.asked++
      return [{ lsn: server.isReplica ? null : String(server.position) }]
    }
    if (text.includes('replay_lsn')) return [{ fresh: server.isReplica && server.position >= Number(values[0]) }]
    if (server.fails) throw server.fails
    return [{ from: server.name }]
  }
  const query = vi.fn(async (asked: string | { text: string; values: unknown[] }, values?: unknown[]) => ({
    rows: typeof asked === 'string' ? answer(asked, values) : answer(asked.text, asked.values),
    command: 'SELECT',
  }))
  const release = vi.fn()
  const connect = vi.fn(async () => ({ query, release }))
  return { server, pool: { query, connect, end: async () => undefined } as unknown as pg.Pool, connect, release }
}

let primary: ReturnType<typeof createServer>
let replica: ReturnType<typeof createServer>
let reads: ReplicaReads
beforeEach(() => {
  ;[primary, replica] = [createServer('primary'), createServer('replica')]
  reads = createReplicaReads({ primary: primary.pool, replica: replica.pool }, silentLog)
})

const whoAnswers = async () => (await rowOf({ from: text }).sql`select`.execute(reads.db)).rows[0]?.from
const away = (code: string) => Object.assign(new Error('gone'), { code })

test('a replica that has all that the primary had is read', async () => {
  expect(await whoAnswers()).toBe('replica')
  expect(replica.release).toHaveBeenCalledOnce()
})

test('one that is behind is not, and neither is one that was made the primary', async () => {
  primary.server.position = 2
  expect(await whoAnswers()).toBe('primary')
  expect(replica.release).toHaveBeenCalledOnce()
  replica.server.position = 2
  expect(await whoAnswers()).toBe('replica')
  replica.server.isReplica = false
  expect(await whoAnswers()).toBe('primary')
})

test('how far it must be is asked twice a second, and at once after an announcement', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  for (let i = 0; i < 3; i++) await whoAnswers()
  expect(primary.server.asked).toBe(1)
  vi.advanceTimersByTime(501)
  await whoAnswers()
  expect(primary.server.asked).toBe(2)
  primary.server.position = 9
  reads.heard()
  expect(await whoAnswers()).toBe('primary')
  vi.useRealTimers()
})

test('one that is away is left alone for a second', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  replica.connect.mockRejectedValueOnce(away('ECONNREFUSED'))
  expect([await whoAnswers(), await whoAnswers()]).toEqual(['primary', 'primary'])
  expect(replica.connect).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(1_001)
  expect(await whoAnswers()).toBe('replica')
  vi.useRealTimers()
})

test.each([['57P01'], ['40001'], ['25006']])('what fails there with %s is asked of the primary', async (code) => {
  replica.server.fails = away(code)
  expect(await whoAnswers()).toBe('primary')
})

test.each([['57014'], ['42703']])('what fails with %s would fail anywhere', async (code) => {
  replica.server.fails = away(code)
  await expect(whoAnswers()).rejects.toMatchObject({ code })
})

test('while DATABASE_URL leads to none that could be written, no replica is read', async () => {
  primary.server.isReplica = true
  expect(await whoAnswers()).toBe('primary')
})

test('without a primary nothing is read: how old a replica is nobody knows', async () => {
  primary.connect.mockRejectedValue(away('57P03'))
  vi.spyOn(primary.pool, 'query').mockRejectedValue(away('57P03'))
  await expect(whoAnswers()).rejects.toMatchObject({ code: '57P03' })
})
