import type { PoolClient } from 'pg'
import { testApp } from '#api/testing/test-app.ts'
import { connect } from '#db/connection/connect.ts'
import type { Connection } from '#db/embedded/owner-lock.ts'
import { testDatabase } from '#db/testing/test-database.ts'

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

/** Two processes of one game, and a third that may die. */
export async function startProcesses() {
  const database = await testDatabase()
  const { connection } = database
  const mortal = mortalConnection(connection)
  const first = await testApp({ limits, database })
  const second = await appOn(connect({ connection }), connection)
  const victim = await appOn(mortal.connected, connection)
  return {
    db: database.db,
    first,
    second,
    victim,
    dieBefore: mortal.dieBefore,
    revive: mortal.revive,
    close: async () => {
      await victim.close()
      await second.close()
      await first.close()
    },
  }
}

export type Processes = Awaited<ReturnType<typeof startProcesses>>
