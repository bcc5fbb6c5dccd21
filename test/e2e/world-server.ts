import { randomBytes } from 'node:crypto'
import { connect } from '#db/connection/connect.ts'
import type { Connection } from '#db/embedded/owner-lock.ts'
import type { TestServer } from '#db/testing/start-test-server.ts'
import { startServer, type ServerProcess } from './server-process.ts'

export const worldTemplate = 'template_world'

export function urlOf({ user, password, host, port, database }: Connection): string {
  const secret = password ? `:${encodeURIComponent(password)}` : ''
  return `postgresql://${user}${secret}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}

async function asAdmin({ admin }: TestServer, statement: string): Promise<void> {
  const { pool, close } = connect({ connection: admin, poolSize: 1, statementTimeoutMs: 0 })
  try {
    await pool.query(statement)
  } finally {
    await close()
  }
}

export async function emptyDatabase(worlds: TestServer, name: string): Promise<string> {
  await asAdmin(worlds, `create database ${name} owner ${worlds.connection.user}`)
  return urlOf({ ...worlds.connection, database: name })
}

export interface WorldServer extends ServerProcess {
  connection: Connection
  databaseUrl: string
}

export async function copyWorld(worlds: TestServer): Promise<Connection> {
  const name = `world_${randomBytes(6).toString('hex')}`
  await asAdmin(
    worlds,
    `create database ${name} template ${worldTemplate} strategy file_copy owner ${worlds.connection.user}`,
  )
  return { ...worlds.connection, database: name }
}

/** A server on a copy of the sample world, which is faster than creating one. */
export async function startWorldServer(worlds: TestServer, env: Record<string, string> = {}): Promise<WorldServer> {
  const connection = await copyWorld(worlds)
  const databaseUrl = urlOf(connection)
  const server = await startServer({ env: { DATABASE_URL: databaseUrl, ...env } })
  return {
    ...server,
    connection,
    databaseUrl,
    stop: async () => {
      const code = await server.stop()
      await asAdmin(worlds, `drop database ${connection.database} with (force)`)
      return code
    },
  }
}
