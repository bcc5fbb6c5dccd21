import type { Kysely } from 'kysely'
import { versionChannel, type DataVersions } from '#db/connection/data-version.ts'
import { liveChannel } from '#db/match/play-match.ts'
import type { Tables } from '#db/schema/schema.ts'
import { isDataSet } from '#domain/data-set.ts'
import { createHotAnswers, type HotAnswers } from '#api/kept/hot-answers.ts'
import { createLiveFeed, type LiveFeed } from './live-feed.ts'
import { createStreamHub, type StreamHub } from './stream-hub.ts'
import type { StreamLimits } from './stream-limits.ts'

export interface Live {
  hub: StreamHub
  feed: LiveFeed
  /** Asked before the app: the answers everybody wants at the same moment. */
  hot: HotAnswers
  /** What the process hears from the database, for `startListener`. */
  channels: Record<typeof versionChannel | typeof liveChannel, (payload: string) => void>
  connected: () => Promise<void>
  close: () => Promise<void>
}

interface LiveInput {
  db: Kysely<Tables>
  versions: DataVersions
  log: Parameters<typeof createLiveFeed>[0]['log']
  limits?: Partial<StreamLimits>
}

/** The live side of one process: what it hears, what it knows, and whom it tells. */
export function createLive({ db, versions, log, limits }: LiveInput): Live {
  const hub = createStreamHub(limits)
  const feed = createLiveFeed({ db, hub, log })
  return {
    hub,
    feed,
    hot: createHotAnswers(feed.version),
    channels: {
      [liveChannel]: (payload) => feed.heardMatch(payload),
      [versionChannel]: (name) => {
        // A server of another version may name what this one does not know.
        if (!isDataSet(name)) return
        versions.heard(name)
        feed.heardVersion(name)
      },
    },
    connected: async () => {
      await versions.reload()
      feed.reconnected()
    },
    close: async () => {
      feed.close()
      hub.close()
    },
  }
}
