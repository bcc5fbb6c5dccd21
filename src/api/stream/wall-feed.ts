import type { Kysely } from 'kysely'
import * as z from 'zod'
import { wallListeners } from '#db/wall/wall-access.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { StreamHub } from './stream-hub.ts'

const newsSchema = z.object({ championshipId: z.int(), kind: z.enum(['league', 'match']), id: z.int() })
type News = z.infer<typeof newsSchema>

/** A page that gets the message fetches the wall. So with many open pages, messages are sent less often. */
const pauseMs = (openPages: number) => 100 + openPages * 2

interface WallFeedInput {
  db: Kysely<Tables>
  hub: Pick<StreamHub, 'channel' | 'size'>
  log: { warn(facts: object, message: string): void }
}

/**
 * Tells open pages which wall has something new, but never what. For a private league it tells only the owner and
 * members.
 */
export function createWallFeed({ db, hub, log }: WallFeedInput) {
  const waiting = new Map<string, NodeJS.Timeout>()

  async function tell({ championshipId, kind, id }: News) {
    const channel = hub.channel(championshipId as ChampionshipId)
    const event = { event: 'wall' as const, data: { kind, id } }
    const hearers = kind === 'league' ? await wallListeners(db, id, [...channel.managers()]) : undefined
    if (hearers === undefined) channel.publish(event)
    else channel.tell(new Map(hearers.map((managerId) => [managerId, event])))
  }

  return {
    /** Takes an announcement as the database sends it. */
    onAnnouncement: (payload: string) => {
      if (waiting.has(payload)) return
      const later = async () => {
        waiting.delete(payload)
        try {
          await tell(newsSchema.parse(JSON.parse(payload)))
        } catch (error) {
          // A person with the wall open sees it with the next message, or when they return to the page.
          log.warn({ err: error }, 'news of a wall could not be sent to open pages')
        }
      }
      waiting.set(payload, setTimeout(() => void later(), pauseMs(hub.size())).unref())
    },
    close: () => {
      for (const timer of waiting.values()) clearTimeout(timer)
    },
  }
}
