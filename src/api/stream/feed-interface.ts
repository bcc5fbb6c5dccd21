import type { EventRange } from '#db/live/live.ts'
import type { DataSet } from '#domain/data-set.ts'
import type { StoredScope } from '#domain/ranking/ranking-kinds.ts'
import type { RankingsSnapshot } from './rankings-snapshot.ts'

/** The live side of one championship, for those who ask and for what is heard. */
export interface LiveFeed {
  /**
   * The rankings as this process knows them; waits for the first reading, and until a board of the scope has moved. What could not be read anew is
   * marked as old; where nothing was read yet, it throws a problem that says when to ask again.
   */
  snapshot(scope?: StoredScope): Promise<RankingsSnapshot>
  /** Another one after everything that can change an answer made from the snapshot; never that of another process. */
  version: () => string
  /** Which events a match of the championship announced. */
  heardMatch(news: EventRange): void
  heardVersion(name: DataSet): void
  /** After each new connection to the database: announcements may have been missed. */
  reconnected(): void
  /** Resolves when all that was heard so far is worked in, but for what is put off. */
  idle(): Promise<void>
  close(): void
}
