import type { TestProject } from 'vitest/node'
import { startTestServer, type TestServer } from '#db/testing/start-test-server.ts'
import { startServer } from './server-process.ts'
import { emptyDatabase, startWorldServer, worldTemplate } from './world-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server from which tests copy worlds of their own. */
    worlds: TestServer
    /** The address of the server that the browser tests share, with the small sample world. */
    craqueUrl: string
  }
}

/** The world that the built server creates in an empty database. */
async function buildTemplate(worlds: TestServer): Promise<void> {
  const builder = await startServer({ env: { DATABASE_URL: await emptyDatabase(worlds, worldTemplate) } })
  await builder.stop()
}

export async function setup(project: TestProject) {
  const { server: worlds, stop } = await startTestServer()
  await buildTemplate(worlds)
  // Each visit has an address of its own, as in reality, so the limits per address stay in force.
  const shared = await startWorldServer(worlds, { CRAQUE_TRUST_PROXY: '1' })
  project.provide('worlds', worlds)
  project.provide('craqueUrl', shared.url)
  return async () => {
    await shared.stop()
    await stop()
  }
}
