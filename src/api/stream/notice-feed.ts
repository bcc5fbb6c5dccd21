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

/** Tells a person's open pages that a new notice exists. The pages fetch it themselves. */
export function createNoticeFeed({ db, hub, log }: NoticeFeedInput) {
  return {
    /** Takes an announcement as the database sends it. */
    onAnnouncement: async (payload: string) => {
      const present = [...hub.managers()]
      if (present.length === 0) return
      try {
        const told = await notifiedAmong(db, present, newsSchema.parse(JSON.parse(payload)))
        for (const managerId of told) hub.tell(managerId, { event: 'notice', data: { isNew: true } })
      } catch (error) {
        // The count is read again with the next page load, and when a person returns to the tab.
        log.warn({ err: error }, 'news of notices could not be sent to open pages')
      }
    },
  }
}
