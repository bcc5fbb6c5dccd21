import type { TestProject } from 'vitest/node'
import { startTestServer, type TestServer } from '#db/testing/start-test-server.ts'
import { startServer } from './server-process.ts'
import { emptyDatabase, startWorldServer, worldTemplate } from './world-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where tests that need a world of their own get a copy of it. */
    worlds: TestServer
    /** Address of the server that the browser tests share: the small sample world. */
    craqueUrl: string
  }
}

/** The world as the built server makes it in an empty database. */
async function buildTemplate(worlds: TestServer): Promise<void> {
  const builder = await startServer({ env: { DATABASE_URL: await emptyDatabase(worlds, worldTemplate) } })
  await builder.stop()
}

export async function setup(project: TestProject) {
  const { server: worlds, stop } = await startTestServer()
  await buildTemplate(worlds)
  // Each visit comes from an address of its own, as people do; the limits by address stay as they are.
  const shared = await startWorldServer(worlds, { CRAQUE_TRUST_PROXY: '1' })
  project.provide('worlds', worlds)
  project.provide('craqueUrl', shared.url)
  return async () => {
    await shared.stop()
    await stop()
  }
}
