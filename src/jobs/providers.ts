import type { Kysely } from 'kysely'
import { listChampionships } from '#db/championship/championships.ts'
import { championshipOf } from '#db/championship/championship-of.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { Source } from '#domain/championship/championship.ts'
import type { ProviderKind, Providers } from './life-cycle/provider.ts'
import { quietProvider } from './life-cycle/quiet-provider.ts'
import { fileMatches } from './import/provider/file-provider.ts'
import { sampleWorld } from './world/world-provider.ts'

/** Who brings the matches of a championship, by where they come from. */
const PROVIDER_KINDS = {
  sample: sampleWorld,
  file: fileMatches,
  desk: quietProvider,
  feed: quietProvider,
} satisfies Record<Source, ProviderKind>

/** Asked for by each piece of work: a championship that was made a moment ago is served like the others. */
export function createProviders(db: Kysely<Tables>): Providers {
  const all = async () =>
    (await listChampionships(db)).map(({ id, source, archivedAt }) => ({
      provider: PROVIDER_KINDS[source].of(db, id),
      isRunning: archivedAt === null,
    }))
  return {
    chores: Object.values(PROVIDER_KINDS).flatMap(({ chores }) => chores),
    of: async (of) => {
      const championshipId = await championshipOf(db, of)
      return (await all()).find(({ provider }) => provider.championshipId === championshipId)?.provider
    },
    running: async () => (await all()).filter(({ isRunning }) => isRunning).map(({ provider }) => provider),
  }
}
