import type { TestProject } from 'vitest/node'
import { startTestServer, type TestServer } from './start-test-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer
  }
}

/** Each project of a run loads this file again, in the same process. */
const run = process as { craqueTestServer?: ReturnType<typeof startTestServer> }

/** One server for the whole run. `testDatabase()` creates databases in it, and projects may copy each other's. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const isFirst = run.craqueTestServer === undefined
  const { server, stop } = await (run.craqueTestServer ??= startTestServer())
  provide('testServer', server)
  return async () => {
    if (isFirst) await stop()
  }
}
