import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { createGaps } from './cluster-gaps.mjs'
import { databaseUrl } from './cluster-places.mjs'

const WRITERS = 4
const everyMs = 20

const connection = () =>
  new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 2_000, keepAlive: true })

/** Runs one statement on a connection of its own. */
export async function query(text, values) {
  const client = connection()
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(text, values)).rows
  } finally {
    await client.end()
  }
}

/**
 * Inserts many small rows a second through HAProxy, to compare the rows that PostgreSQL acknowledged with those that
 * it kept.
 */
export async function startRows() {
  await query('create table if not exists cluster_row (id bigint primary key)')
  const acknowledged = []
  const gaps = createGaps()
  let next = 1
  const over = new AbortController()

  async function write() {
    while (!over.signal.aborted) {
      const client = connection()
      client.on('error', () => undefined)
      try {
        await client.connect()
        while (!over.signal.aborted) {
          const id = next++
          await client.query('insert into cluster_row values ($1)', [id])
          acknowledged.push(id)
          gaps.note()
          await pause(everyMs)
        }
      } catch {
        await pause(50)
      }
      client.end().catch(() => undefined)
    }
  }
  const writing = Promise.all(Array.from({ length: WRITERS }, write))
  return {
    gaps,
    acknowledged: () => acknowledged.length,
    lost: async () => {
      const known = [...acknowledged]
      const kept = new Set((await query('select id from cluster_row')).map(({ id }) => Number(id)))
      return known.filter((id) => !kept.has(id)).length
    },
    stop: async () => {
      over.abort()
      await writing
    },
  }
}
