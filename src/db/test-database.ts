import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'
import { inject } from 'vitest'
import { connect, type Connected } from './connect.ts'
import type { Connection } from './embedded/owner-lock.ts'
import { migrate } from './migrate.ts'
import { readMigrations } from './migration-files.ts'

export type TestDatabase = Connected & { connection: Connection; drop: () => Promise<void> }

const templateLockKey = 7_246_033

async function fillTemplate(connection: Connection): Promise<void> {
  const { pool, close } = connect({ connection, poolSize: 1 })
  try {
    await migrate(pool)
  } finally {
    await close()
  }
}

/** Named after what the migrations say, so a changed one (vitest watches) makes a new template. */
async function ensureTemplate(client: pg.PoolClient, server: Connection): Promise<string> {
  const checksums = (await readMigrations()).map(({ version, checksum }) => `${version} ${checksum}`)
  const hash = createHash('sha256').update(checksums.join('\n')).digest('hex').slice(0, 16)
  const template = `template_${hash}`
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template])
  if (rowCount === 1) return template
  const draft = `draft_${hash}`
  await client.query(`drop database if exists ${draft}`)
  await client.query(`create database ${draft}`)
  await fillTemplate({ ...server, database: draft })
  await client.query(`alter database ${draft} rename to ${template}`)
  return template
}

async function withServer<T>(server: Connection, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const { pool, close } = connect({ connection: { ...server, database: 'postgres' }, poolSize: 1 })
  const client = await pool.connect()
  try {
    return await work(client)
  } finally {
    client.release()
    await close()
  }
}

async function createClone(server: Connection, name: string): Promise<void> {
  await withServer(server, async (client) => {
    await client.query('select pg_advisory_lock($1)', [templateLockKey])
    const template = await ensureTemplate(client, server)
    await client.query(`create database ${name} template ${template}`)
  })
}

/** A fresh, migrated database of its own: one per test file, `drop()` in afterAll. */
export async function testDatabase(): Promise<TestDatabase> {
  const server = inject('testServer')
  const name = `test_${randomBytes(6).toString('hex')}`
  await createClone(server, name)
  const connection = { ...server, database: name }
  const connected = connect({ connection, applicationName: name })
  const drop = async () => {
    await connected.close()
    await withServer(server, (client) => client.query(`drop database if exists ${name} with (force)`))
  }
  return { ...connected, connection, drop }
}
