import type { FeedRequest, FeedStep } from '#contract/feed.ts'
import type { Feed, FeedNote } from '#db/feed/feeds.ts'

export type FeedOutcome = 'changed' | 'unknown_championship' | 'host_not_allowed' | 'no_feed'

/** Jobs turn feeds on and off; the server passes this in. `by` is the manager id of the operator. */
export interface Feeds {
  hosts: readonly string[]
  list: () => Promise<Feed[]>
  /** What happened to feeds, newest first. */
  notes: (page: { before?: number | undefined; limit: number }) => Promise<FeedNote[]>
  turnOn: (feed: { slug: string } & FeedRequest, by: number) => Promise<FeedOutcome>
  step: (step: { slug: string; name: FeedStep }, by: number) => Promise<FeedOutcome>
}
