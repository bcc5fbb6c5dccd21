import type { FeedKind, FeedProblem } from '#domain/feed/feed.ts'
import type { Pace } from '#domain/feed/polling.ts'
import type { Progress } from '#domain/feed/progress.ts'
import type { Result } from '#domain/result.ts'
import type { Ask } from '#jobs/feed/ask/fetch-document.ts'
import type { Statement } from '#jobs/import/said/statement.ts'

/** The content of a source at one moment. */
export interface Snapshot {
  statement: Statement
  /** The progress of the source's own calendar; it only moves forward. Empty for a source without one. */
  stage: Progress
}

export interface Requested {
  address: string
  /** The present moment on the clock of the championship. */
  nowMs: number
  /** For football-data.org; undefined if none is configured. */
  token: string | undefined
}

/** A source of matches as the poller uses it. */
export interface Adapter {
  pace: Pace
  /** Undefined: the source has nothing to say at the moment (maintenance); that is no failure. */
  read: (ask: Ask, asked: Requested) => Promise<Result<Snapshot | undefined, FeedProblem>>
}

export type Adapters = Readonly<Record<FeedKind, Adapter>>
