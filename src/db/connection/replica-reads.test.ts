import type pg from 'pg'
import { beforeEach, expect, test, vi } from 'vitest'
import { silentLog } from './database-log.ts'
import { createReplicaReads, type ReplicaReads } from './replica-reads.ts'
import { rowOf, text } from './row.ts'

/** A server that knows its name; its log positions are plain numbers. */
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

test('an up-to-date replica is read', async () => {
  expect(await whoAnswers()).toBe('replica')
  expect(replica.release).toHaveBeenCalledOnce()
})

test('a replica that is behind, or was made the primary, is not read', async () => {
  primary.server.position = 2
  expect(await whoAnswers()).toBe('primary')
  expect(replica.release).toHaveBeenCalledOnce()
  replica.server.position = 2
  expect(await whoAnswers()).toBe('replica')
  replica.server.isReplica = false
  expect(await whoAnswers()).toBe('primary')
})

test('the required position is read twice a second, and at once after an announcement', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  for (let i = 0; i < 3; i++) await whoAnswers()
  expect(primary.server.asked).toBe(1)
  vi.advanceTimersByTime(501)
  await whoAnswers()
  expect(primary.server.asked).toBe(2)
  primary.server.position = 9
  reads.onAnnouncement()
  expect(await whoAnswers()).toBe('primary')
  vi.useRealTimers()
})

test('a replica that is away is left alone for a second', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  replica.connect.mockRejectedValueOnce(away('ECONNREFUSED'))
  expect([await whoAnswers(), await whoAnswers()]).toEqual(['primary', 'primary'])
  expect(replica.connect).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(1_001)
  expect(await whoAnswers()).toBe('replica')
  vi.useRealTimers()
})

test.each([['57P01'], ['40001'], ['25006']])('a read that fails there with %s goes to the primary', async (code) => {
  replica.server.fails = away(code)
  expect(await whoAnswers()).toBe('primary')
})

test.each([['57014'], ['42703']])('a read that fails with %s would fail anywhere', async (code) => {
  replica.server.fails = away(code)
  await expect(whoAnswers()).rejects.toMatchObject({ code })
})

test('while DATABASE_URL leads to no primary, no replica is read', async () => {
  primary.server.isReplica = true
  expect(await whoAnswers()).toBe('primary')
})

test('without a primary nothing is read, because nobody knows how old a replica is', async () => {
  primary.connect.mockRejectedValue(away('57P03'))
  vi.spyOn(primary.pool, 'query').mockRejectedValue(away('57P03'))
  await expect(whoAnswers()).rejects.toMatchObject({ code: '57P03' })
})
