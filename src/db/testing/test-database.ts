import { createHash, randomBytes } from 'node:crypto'
import type { PoolClient } from 'pg'
import { inject } from 'vitest'
import { connect, type Connected } from '#db/connection/connect.ts'
import type { Connection } from '#db/embedded/owner-lock.ts'
import { migrate } from '#db/migrate/migrate.ts'
import { readFunctions, readMigrations } from '#db/migrate/schema-files.ts'
import { compareRows } from './compare-rows.ts'

compareRows()

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

/** Named after the content of the files, so a changed file (vitest watches) makes a new template. */
async function ensureTemplate(client: PoolClient, game: Connection): Promise<string> {
  const checksums = [...(await readMigrations()), ...(await readFunctions())].map(({ checksum }) => checksum)
  const hash = createHash('sha256').update(checksums.join('\n')).digest('hex').slice(0, 16)
  const template = `template_${hash}`
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template])
  if (rowCount === 1) return template
  const draft = `draft_${hash}`
  await client.query(`drop database if exists ${draft} with (force)`)
  await client.query(`create database ${draft} owner ${game.user}`)
  await fillTemplate({ ...game, database: draft })
  await client.query(`alter database ${draft} rename to ${template}`)
  return template
}

async function asAdmin<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
  const { pool, close } = connect({ connection: inject('testServer').admin, poolSize: 1, statementTimeoutMs: 0 })
  const client = await pool.connect()
  try {
    return await work(client)
  } finally {
    client.release()
    await close()
  }
}

async function open(create: (client: PoolClient, name: string) => Promise<unknown>): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdmin((client) => create(client, name))
  const connection = { ...inject('testServer').connection, database: name }
  const connected = connect({ connection, applicationName: name })
  const drop = async () => {
    await connected.close()
    await asAdmin((client) => client.query(`drop database if exists ${name} with (force)`))
  }
  return { ...connected, connection, drop }
}

/** A fresh, migrated database: one per test file, `drop()` in afterAll. */
export const testDatabase = (): Promise<TestDatabase> =>
  open(async (client, name) => {
    const game = inject('testServer').connection
    await client.query('select pg_advisory_lock($1)', [templateLockKey])
    const template = await ensureTemplate(client, game)
    await client.query(`create database ${name} template ${template} strategy file_copy owner ${game.user}`)
  })

interface Original {
  /** The name of the original database. It must be unique. */
  name: string
  make: () => Promise<TestDatabase>
}

/** A copy of a database that is made once per run: the first test file makes it, the others wait and copy. */
export const copiedDatabase = (original: Original): Promise<TestDatabase> =>
  open(async (client, name) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [original.name])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [original.name])
    if (!rowCount) {
      const made = await original.make()
      await made.close()
      await client.query(`alter database ${made.connection.database} rename to ${original.name}`)
    }
    const { user } = inject('testServer').connection
    await client.query(`create database ${name} template ${original.name} strategy file_copy owner ${user}`)
  })

/** An empty database, for tests of the migrations themselves. */
export const emptyTestDatabase = (): Promise<TestDatabase> =>
  open((client, name) => client.query(`create database ${name} owner ${inject('testServer').connection.user}`))
