import type { ProviderKind } from './provider.ts'

/** Nothing comes by itself: people bring the matches. */
export const quietProvider: ProviderKind = {
  of: (_db, championshipId) => ({
    championshipId,
    due: async () => [],
    read: async () => undefined,
    roundSettled: async () => undefined,
    chores: {},
    choresDue: async () => [],
  }),
  chores: [],
}
