import type { BenchDatabase } from '#bench/world/bench-database.ts'
import type { RoundPlan } from '#jobs/testing/play-round.ts'
import type { ServerProcess } from '#test/e2e/server-process.ts'

export interface Scene {
  database: BenchDatabase
  server: ServerProcess
  round: RoundPlan
  /** Cookies of the visitors, used in turns. */
  cookies: readonly string[]
}

export const portOf = (server: ServerProcess): number => Number(new URL(server.url).port)

export const table = '/api/rankings?scope=global&metric=pontos'
export const own = '/api/rankings/own?scope=global&metric=pontos'
/** What a person with a squad requests. Frequent paths are repeated. */
export const everyday = [table, '/api/market/clock', own, table, '/api/market/clock', '/healthz', table, '/']
