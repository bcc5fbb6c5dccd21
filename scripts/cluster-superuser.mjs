import pg from 'pg'
import { ports, secrets } from './cluster-places.mjs'

export async function asSuperuser(port, work) {
  const connectionString = `postgresql://postgres:${secrets.superuser}@127.0.0.1:${port}/craque`
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Switches to the next segment and skips the rest of 16 MB of write-ahead log, so that replicas need room for a new
 * one. Does nothing without a primary.
 */
export const nextSegment = () =>
  asSuperuser(ports.primary, (client) => client.query('select pg_switch_wal()')).catch(() => undefined)
