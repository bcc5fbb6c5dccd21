import type { Kysely } from 'kysely'
import { listChampionships } from '#db/championship/championships.ts'
import { championshipOf } from '#db/championship/championship-of.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { Source } from '#domain/championship/championship.ts'
import type { ProviderKind, Providers } from './life-cycle/provider.ts'
import { feedMatches } from './feed/feed-provider.ts'
import type { Poller } from './feed/poll-feed.ts'
import { fileMatches } from './import/provider/file-provider.ts'
import { sampleWorld } from './world/world-provider.ts'

/** The provider of a championship's matches, by their source. */
const providerKinds = (poller: Poller | undefined) =>
  ({
    sample: sampleWorld,
    file: fileMatches,
    // The desk stores its reports like those of a file.
    desk: fileMatches,
    feed: feedMatches(poller),
  }) satisfies Record<Source, ProviderKind>

/**
 * Reads the championships again for each piece of work: one that was created a moment ago is served like the others.
 * Without a poller no feed is polled: only the main thread of the server has one.
 */
export function createProviders(db: Kysely<Tables>, poller?: Poller): Providers {
  const kinds = providerKinds(poller)
  const all = async () =>
    (await listChampionships(db)).map(({ id, source, archivedAt }) => ({
      provider: kinds[source].of(db, id),
      isRunning: archivedAt === null,
    }))
  return {
    chores: Object.values(kinds).flatMap(({ chores }) => chores),
    of: async (of) => {
      const championshipId = await championshipOf(db, of)
      return (await all()).find(({ provider }) => provider.championshipId === championshipId)?.provider
    },
    running: async () => (await all()).filter(({ isRunning }) => isRunning).map(({ provider }) => provider),
  }
}
