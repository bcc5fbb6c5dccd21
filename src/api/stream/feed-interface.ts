import type { EventRange } from '#db/live/live.ts'
import type { DataSet } from '#domain/data-set.ts'
import type { StoredScope } from '#domain/ranking/ranking-kinds.ts'
import type { RankingsSnapshot } from './rankings-snapshot.ts'

/** The live feed of one championship: takes announcements and answers requests. */
export interface LiveFeed {
  /**
   * The rankings as this process knows them. Waits for the first reading, and until the boards of the scope have moved.
   * A table that could not be read again is marked as old. If nothing was ever read, it throws a problem that says when
   * to retry.
   */
  snapshot(scope?: StoredScope): Promise<RankingsSnapshot>
  /** Changes with everything that can change an answer made from the snapshot. Two processes never share a version. */
  version: () => string
  /** Takes the announcement that a match of the championship has new events. */
  onMatchEvents(news: EventRange): void
  onVersion(name: DataSet): void
  /** Must be called after each new connection to the database, because announcements may have been lost. */
  reconnected(): void
  /** Resolves when everything announced so far is applied, except work that is put off. */
  idle(): Promise<void>
  close(): void
}
