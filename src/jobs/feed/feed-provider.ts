import { nextPollAt, POLL_FEED } from '#db/feed/feed-polls.ts'
import { fileMatches } from '#jobs/import/provider/file-provider.ts'
import type { ProviderKind } from '#jobs/life-cycle/provider.ts'
import { pollFeed, type Poller } from './poll-feed.ts'

/** Matches that somebody else tells of: what he says lies in the database like what a file says, and he is asked for more. */
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
