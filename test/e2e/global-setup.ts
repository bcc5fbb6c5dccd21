import type { TestProject } from 'vitest/node'
import { startServer } from './server-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server that the browser tests share: the small sample world. */
    craqueUrl: string
  }
}

export async function setup(project: TestProject) {
  // Each visit comes from an address of its own, as people do; the limits by address stay as they are.
  const server = await startServer({ env: { CRAQUE_TRUST_PROXY: '1' } })
  project.provide('craqueUrl', server.url)
  return async () => {
    await server.stop()
  }
}
