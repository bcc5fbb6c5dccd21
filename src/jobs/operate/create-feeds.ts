import type { Kysely } from 'kysely'
import { championshipBySlug } from '#db/championship/championships.ts'
import { trustFeed, setFeedPaused, listFeeds, newestNotes, turnOff, turnOn } from '#db/feed/feeds.ts'
import { inJournal } from '#db/operator/operator-journal.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { FeedKind } from '#domain/feed/feed.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { Providers } from '#jobs/life-cycle/provider.ts'
import { queueDueWork } from '#jobs/queue-due-work.ts'
import { isAllowedAddress } from '#jobs/feed/ask/allowed-address.ts'

export type FeedStep = 'off' | 'hold' | 'resume' | 'believe'
export type FeedOutcome = 'changed' | 'unknown_championship' | 'host_not_allowed' | 'no_feed'

const STEPS: Record<FeedStep, (trx: Trx, championshipId: ChampionshipId) => Promise<boolean>> = {
  off: turnOff,
  hold: (trx, id) => setFeedPaused(trx, id, true),
  resume: (trx, id) => setFeedPaused(trx, id, false),
  believe: trustFeed,
}

/**
 * FD1, FD6: what operators do with feeds, on the command line or the screen. The journal has each step on a
 * championship that may have a feed, also if the step is refused.
 */
export function createFeeds(
  db: Kysely<Tables>,
  { providers, hosts }: { providers: Providers; hosts: readonly string[] },
) {
  async function step(
    { slug, name, by }: { slug: string; name: string; by: number | null },
    take: (trx: Trx, id: ChampionshipId) => Promise<FeedOutcome>,
  ): Promise<FeedOutcome> {
    const championship = await championshipBySlug(db, slug)
    // The sample world plays its own matches.
    if (!championship || championship.source === 'sample') return 'unknown_championship'
    const { id: championshipId } = championship
    const note = { managerId: by, action: 'championship', detail: { championshipId, feed: name } } as const
    const outcome = await inJournal(
      db,
      note,
      () => db.transaction().execute((trx) => take(trx, championshipId)),
      (done) => done,
    )
    await queueDueWork(db, providers)
    return outcome
  }

  return {
    hosts,
    list: () => listFeeds(db),
    notes: (page: { before?: number | undefined; limit: number }) => newestNotes(db, page),
    turnOn: ({ slug, kind, address }: { slug: string; kind: FeedKind; address: string }, by: number | null) =>
      step({ slug, name: 'on', by }, async (trx, championshipId) => {
        if (!isAllowedAddress(address, hosts)) return 'host_not_allowed'
        await turnOn(trx, championshipId, { kind, address })
        return 'changed'
      }),
    step: ({ slug, name }: { slug: string; name: FeedStep }, by: number | null) =>
      step({ slug, name, by }, async (trx, championshipId) =>
        (await STEPS[name](trx, championshipId)) ? 'changed' : 'no_feed',
      ),
  }
}
