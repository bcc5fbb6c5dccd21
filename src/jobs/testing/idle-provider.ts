import type { Provider } from '#jobs/life-cycle/provider.ts'

/** Brings nothing and wants nothing: the test itself says what happens. */
export const idleProvider: Provider = {
  due: async () => [],
  read: async () => undefined,
  roundSettled: async () => undefined,
  chores: {},
  choresDue: async () => [],
}
