import { nextPollAt, POLL_FEED } from '#db/feed/feed-polls.ts'
import { fileMatches } from '#jobs/import/provider/file-provider.ts'
import type { ProviderKind } from '#jobs/life-cycle/provider.ts'
import { pollFeed, type Poller } from './poll-feed.ts'

/** Matches from a feed: its reports are stored like those of a file, and it is polled for more. */
export const feedMatches = (poller: Poller | undefined): ProviderKind => ({
  of: (db, championshipId) => {
    const file = fileMatches.of(db, championshipId)
    return {
      ...file,
      chores: { ...file.chores, [POLL_FEED]: async () => (poller ? pollFeed(db, championshipId, poller) : 'early') },
      choresDue: async () => {
        const at = await nextPollAt(db, championshipId)
        return [...(await file.choresDue()), ...(at ? [{ chore: POLL_FEED, atMs: at.getTime() }] : [])]
      },
    }
  },
  chores: [...fileMatches.chores, POLL_FEED],
})
