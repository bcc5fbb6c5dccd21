import type { TestProject } from 'vitest/node'
import { startServer } from './server-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server that the browser tests share: the small sample world. */
    craqueUrl: string
  }
}

export async function setup(project: TestProject) {
  const server = await startServer()
  project.provide('craqueUrl', server.url)
  return async () => {
    await server.stop()
  }
}
