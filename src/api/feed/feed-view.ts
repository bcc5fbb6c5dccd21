import type { FeedNotes, OperatorFeeds } from '#contract/feed.ts'
import type { Feed, FeedNote } from '#db/feed/feeds.ts'
import type { FeedProblem } from '#domain/feed/feed.ts'

const msOf = (at: Date | null) => at?.getTime() ?? null

function problemView(problem: FeedProblem | null | undefined): OperatorFeeds['feeds'][number]['problem'] {
  if (!problem) return null
  const { kind, ...rest } = problem
  const [value = ''] = Object.values(rest)
  return { kind, value: String(value) }
}

const feedView = (feed: Feed): OperatorFeeds['feeds'][number] => ({
  slug: feed.slug,
  name: feed.name,
  kind: feed.kind,
  address: feed.address,
  isHeld: feed.heldAt !== null,
  askedAtMs: msOf(feed.askedAt),
  succeededAtMs: msOf(feed.succeededAt),
  changedAtMs: msOf(feed.changedAt),
  nextAtMs: feed.nextAt.getTime(),
  failures: feed.failures,
  problem: problemView(feed.problem),
})

interface Told {
  counts?: Record<string, { made: number; changed: number }>
  failures?: number
  problem?: FeedProblem
}

export function noteView({ id, at, kind, championship, detail }: FeedNote): FeedNotes['items'][number] {
  const { counts = {}, failures = 0, problem } = detail as Told
  const other = (name: string) => (counts[name]?.made ?? 0) + (counts[name]?.changed ?? 0)
  return {
    id,
    atMs: at.getTime(),
    championship,
    kind,
    results: other('results'),
    fixtures: other('matches'),
    failures,
    problem: problemView(problem),
  }
}

export const feedsView = (feeds: readonly Feed[], hosts: readonly string[]): OperatorFeeds => ({
  hosts: [...hosts],
  feeds: feeds.map(feedView),
})
