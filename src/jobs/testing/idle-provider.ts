import type { Provider, Providers } from '#jobs/life-cycle/provider.ts'
import { firstChampionship } from '#db/championship/championship.ts'

/** Supplies nothing and needs nothing: the test itself says what happens. */
export const idleProvider: Provider = {
  championshipId: firstChampionship,
  due: async () => [],
  read: async () => undefined,
  roundSettled: async () => undefined,
  chores: {},
  choresDue: async () => [],
}

/** A server with one championship, whose provider the test controls. */
export const onlyProvider = (provider: Provider): Providers => ({
  of: async () => provider,
  running: async () => [provider],
  chores: Object.keys(provider.chores),
})
