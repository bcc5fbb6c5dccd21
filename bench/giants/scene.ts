import type { BenchDatabase } from '#bench/world/bench-database.ts'
import type { RoundPlan } from '#jobs/testing/play-round.ts'
import type { ServerProcess } from '#test/e2e/server-process.ts'

export interface Scene {
  database: BenchDatabase
  server: ServerProcess
  round: RoundPlan
  /** Of those who look, by turns. */
  cookies: readonly string[]
}

export const portOf = (server: ServerProcess): number => Number(new URL(server.url).port)

export const table = '/api/rankings?scope=global&metric=pontos'
export const own = '/api/rankings/own?scope=global&metric=pontos'
/** What somebody looks at who has a squad, as often as it stands here. */
export const everyday = [table, '/api/market/clock', own, table, '/api/market/clock', '/healthz', table, '/']
