import type { Kysely } from 'kysely'
import * as z from 'zod'
import { parseVersionName, versionChannel, type DataVersions } from '#db/championship/data-version.ts'
import { liveChannel } from '#db/match/play-match.ts'
import { noticeChannel } from '#db/notice/create-notices.ts'
import { tokenChannel } from '#db/token/token.ts'
import { wallChannel } from '#db/wall/wall-news.ts'
import type { Tables } from '#db/schema/schema.ts'
import { isOfTheServer } from '#domain/data-set.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { createHotAnswers, type HotAnswers } from '#api/cache/hot-answers.ts'
import type { LiveFeed } from './feed-interface.ts'
import { createLiveFeed } from './live-feed.ts'
import { createNoticeFeed } from './notice-feed.ts'
import type { BulkReads } from './rankings-snapshot.ts'
import { createStreamHub, type StreamHub } from './stream-hub.ts'
import type { StreamLimits } from './stream-channel.ts'
import { createDoors } from './doors.ts'
import { createWallFeed } from './wall-feed.ts'

export interface Live {
  hub: StreamHub
  /** The live feed of a championship, which starts with the first call for it. */
  feedOf(championshipId: ChampionshipId): LiveFeed
  /** Answers that many pages request at the same moment. The server looks here before it calls the app. */
  hot: HotAnswers
  /** Calls the listener when a championship's table has changed, before clients hear about it. */
  onMoved(listener: (championshipId: ChampionshipId) => void): void
  /** Handlers of the announcements from the database, for `startListener`. */
  channels: Record<
    typeof versionChannel | typeof liveChannel | typeof wallChannel | typeof noticeChannel | typeof tokenChannel,
    (payload: string) => void
  >
  connected: () => Promise<void>
  close: () => Promise<void>
}

interface LiveInput {
  db: Kysely<Tables>
  /** Other connections to the same database, for reads that may be slow. */
  bulk?: BulkReads
  versions: DataVersions
  log: Parameters<typeof createLiveFeed>[0]['log']
  limits?: Partial<StreamLimits>
  /** Whether people reach us by TLS. Answers that bypass the app need to know. */
  isSecure?: boolean
}

const newsSchema = z.object({
  championshipId: z.int(),
  matchId: z.int(),
  fromSeq: z.int(),
  toSeq: z.int(),
})

function newsOf(payload: string) {
  try {
    const { championshipId, ...range } = newsSchema.parse(JSON.parse(payload))
    return { championshipId: championshipId as ChampionshipId, range }
  } catch {
    return undefined
  }
}

/** Everything live in one process: the announcements that it receives, the feeds, and the open streams. */
export function createLive({
  db,
  bulk = { db, second: db },
  versions,
  log,
  limits,
  isSecure = false,
}: LiveInput): Live {
  const hub = createStreamHub(limits)
  const walls = createWallFeed({ db, hub, log })
  const notices = createNoticeFeed({ db, hub, log })
  const doors = createDoors({ db, hub, log })
  const feeds = new Map<ChampionshipId, LiveFeed>()
  const listeners: ((championshipId: ChampionshipId) => void)[] = []

  function feedOf(championshipId: ChampionshipId): LiveFeed {
    const known = feeds.get(championshipId)
    if (known) return known
    const onMoved = () => {
      for (const listener of listeners) listener(championshipId)
    }
    const feed = createLiveFeed({ db, bulk, championshipId, channel: hub.channel(championshipId), log, onMoved })
    feeds.set(championshipId, feed)
    return feed
  }

  function readAnew() {
    for (const feed of feeds.values()) feed.reconnected()
  }

  return {
    hub,
    feedOf,
    hot: createHotAnswers(isSecure),
    onMoved: (listener) => void listeners.push(listener),
    channels: {
      [liveChannel]: (payload) => {
        const news = newsOf(payload)
        if (news) feeds.get(news.championshipId)?.onMatchEvents(news.range)
        // An unreadable announcement may concern any match.
        else readAnew()
      },
      [versionChannel]: (name) => {
        const heard = parseVersionName(name)
        if (!heard) return
        versions.onAnnouncement(name)
        const { set, championshipId } = heard
        if (set === 'championship') void doors.onAnnouncement()
        for (const [id, feed] of feeds) if (isOfTheServer(set) || id === championshipId) feed.onVersion(set)
      },
      [wallChannel]: walls.onAnnouncement,
      [noticeChannel]: (payload) => void notices.onAnnouncement(payload),
      [tokenChannel]: (id) => hub.endToken(Number(id)),
    },
    connected: async () => {
      await versions.reload()
      readAnew()
      void doors.onAnnouncement()
    },
    close: async () => {
      for (const feed of feeds.values()) feed.close()
      walls.close()
      hub.close()
    },
  }
}
