import { firstChampionship } from '#db/championship/championship.ts'
import { copiedDatabase, testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { buildWorld } from '#jobs/world/build/build-world.ts'
import type { Provider } from '#jobs/life-cycle/provider.ts'
import type { WorldOrigin } from '#jobs/world/sample/sample-world.ts'
import { sampleWorldProvider } from '#jobs/world/world-provider.ts'
import { setGameTime } from '#db/testing/game-time.ts'

/** A Wednesday in the middle of a month, so that day, week and month of the rankings all differ. */
export const origin: WorldOrigin = { seed: 7, date: '2026-05-20', size: 'small' }
/** Nine in the morning in Brazil, before the first match of the day. */
export const morning = new Date('2026-05-20T12:00:00Z')

async function makeWorld(): Promise<TestDatabase> {
  const world = await testDatabase()
  await buildWorld(world.pool, origin, { championshipId: firstChampionship, onProgress: () => undefined })
  return world
}

export interface WorldDatabase extends TestDatabase {
  provider: Provider
}

/** The small world of `origin` at nine in the morning: built once for each test run, copied for each caller. */
export async function worldDatabase(): Promise<WorldDatabase> {
  const copy = await copiedDatabase({ name: 'template_small_world', make: makeWorld })
  await setGameTime(copy.db, morning)
  return { ...copy, provider: sampleWorldProvider(copy.db, firstChampionship) }
}
