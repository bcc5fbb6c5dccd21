import type { Kysely } from 'kysely'
import { firstChampionship } from '#db/championship/championship.ts'
import type { Tables } from '#db/schema/schema.ts'
import { createLiveFeed } from '#api/stream/live-feed.ts'

/** A feed that treats any number of managers as many, with no page open, and what it publishes. */
export function quickStartFeed(db: Kysely<Tables>) {
  const published: unknown[] = []
  const feed = createLiveFeed({
    db,
    championshipId: firstChampionship,
    channel: {
      open: () => {
        throw new Error('nobody opens a page of this feed')
      },
      publish: (event) => published.push(event),
      delivered: async () => undefined,
      tell: () => undefined,
      managers: () => [],
      isOpenFor: () => false,
    },
    log: { warn: () => undefined },
    quickStartFrom: 0,
  })
  return { feed, published }
}
