import type { FeedKind, FeedProblem } from '#domain/feed/feed.ts'
import type { Pace } from '#domain/feed/polling.ts'
import type { Progress } from '#domain/feed/progress.ts'
import type { Result } from '#domain/result.ts'
import type { Ask } from '#jobs/feed/ask/fetch-document.ts'
import type { Statement } from '#jobs/import/said/statement.ts'

/** All that a source says at one moment. */
export interface Snapshot {
  statement: Statement
  /** Where the source's own calendar stands; it only goes on. Empty for one that has none. */
  stage: Progress
}

export interface Asked {
  address: string
  /** On the clock of the championship. */
  nowMs: number
  /** Of football-data.org; undefined where none is configured. */
  token: string | undefined
}

/** A source of matches as the poller sees it. */
export interface Adapter {
  pace: Pace
  /** Undefined: it says nothing just now (maintenance), and that is no failure. */
  read: (ask: Ask, asked: Asked) => Promise<Result<Snapshot | undefined, FeedProblem>>
}

export type Adapters = Readonly<Record<FeedKind, Adapter>>
