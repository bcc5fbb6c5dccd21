import type { Kysely } from 'kysely'
import * as z from 'zod'
import { notifiedAmong } from '#db/notice/notice-list.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { StreamHub } from './stream-hub.ts'

const newsSchema = z.object({ first: z.int(), last: z.int() })

interface NoticeFeedInput {
  db: Kysely<Tables>
  hub: Pick<StreamHub, 'tell' | 'managers'>
  log: { warn(facts: object, message: string): void }
}

/** Tells open pages of who was told something that there is something; what it is they ask for. */
export function createNoticeFeed({ db, hub, log }: NoticeFeedInput) {
  return {
    /** An announcement as the database gives it. */
    heard: async (payload: string) => {
      const present = [...hub.managers()]
      if (present.length === 0) return
      try {
        const told = await notifiedAmong(db, present, newsSchema.parse(JSON.parse(payload)))
        for (const managerId of told) hub.tell(managerId, { event: 'notice', data: { isNew: true } })
      } catch (error) {
        // The count is asked for anew with the next page, too.
        log.warn({ err: error }, 'notices could not be told to open pages')
      }
    },
  }
}
