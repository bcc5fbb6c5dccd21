import type { PoolClient } from 'pg'
import { expect } from 'vitest'
import { testApp } from '#api/testing/test-app.ts'
import { connect } from '#db/connection/connect.ts'
import type { Connection } from '#db/embedded/owner-lock.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'

const often = { tries: 100_000, windowSeconds: 60 }
const limits = { account: often, address: often, newPeople: often, creations: often }

const appOn = (connected: ReturnType<typeof connect>, connection: Connection) =>
  testApp({ limits, database: { ...connected, connection, drop: connected.close } })

export type Process = Awaited<ReturnType<typeof appOn>>

/**
 * A connection that dies before one of its statements: PostgreSQL rolls back what was not committed, and nobody gets an
 * answer.
 */
function mortalConnection(connection: Connection) {
  const connected = connect({ connection })
  const { pool } = connected
  const clients = new Set<PoolClient>()
  let left = Infinity
  let isDead = false
  const die = () => {
    isDead = true
    for (const client of clients)
      (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()
  }
  pool.on('connect', (client: PoolClient) => {
    clients.add(client)
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((...args: unknown[]) => {
      if (--left === 0) die()
      return query(...args)
    }) as typeof client.query
  })
  pool.on('remove', (client: PoolClient) => clients.delete(client))
  const open = pool.connect.bind(pool) as () => Promise<PoolClient>
  pool.connect = (() => (isDead ? Promise.reject(new Error('this process is dead')) : open())) as typeof pool.connect
  return {
    connected,
    dieBefore: (statement: number) => {
      left = statement
    },
    /** Returns whether it had died. */
    revive: () => {
      const was = isDead
      isDead = false
      left = Infinity
      return was
    },
  }
}

/** Connections of processes that run the game. */
async function countConnections({ pool }: TestDatabase): Promise<number> {
  const { rowCount } = await pool.query(
    `select from pg_stat_activity where datname = current_database() and application_name = 'craque'`,
  )
  return rowCount ?? 0
}

/** Two processes of one game, and a third that may die. */
export async function startProcesses() {
  const database = await testDatabase()
  const { connection, db, pool } = database
  const open = async () => {
    const mortal = mortalConnection(connection)
    const first = await appOn(connect({ connection }), connection)
    const second = await appOn(connect({ connection }), connection)
    const victim = await appOn(mortal.connected, connection)
    return { mortal, first, second, victim }
  }
  let running = await open()
  async function stop(): Promise<void> {
    const { first, second, victim } = running
    for (const process of [victim, second, first]) await process.close()
  }
  return {
    db,
    pool,
    get first() {
      return running.first
    },
    get second() {
      return running.second
    },
    get victim() {
      return running.victim
    },
    dieBefore: (statement: number) => running.mortal.dieBefore(statement),
    revive: () => running.mortal.revive(),
    /** The work has the database for itself. */
    restartAfter: async (work: (database: TestDatabase) => Promise<void>) => {
      await stop()
      // PostgreSQL may not have noticed yet that a connection is gone.
      await expect.poll(() => countConnections(database)).toBe(0)
      await work(database)
      running = await open()
    },
    close: async () => {
      await stop()
      await database.drop()
    },
  }
}

export type Processes = Awaited<ReturnType<typeof startProcesses>>
