import type { TestProject } from 'vitest/node'
import { startTestServer, type TestServer } from './start-test-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer
  }
}

/** One server for the whole run; `testDatabase()` makes databases in it. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { server, stop } = await startTestServer()
  provide('testServer', server)
  return stop
}
