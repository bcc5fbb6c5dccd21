import type { Provider } from '#jobs/life-cycle/provider.ts'
import { firstChampionship } from '#db/championship/championship.ts'

/** Brings nothing and wants nothing: the test itself says what happens. */
export const idleProvider: Provider = {
  championshipId: firstChampionship,
  due: async () => [],
  read: async () => undefined,
  roundSettled: async () => undefined,
  chores: {},
  choresDue: async () => [],
}
