import type { Kysely } from 'kysely'
import { insidersAmong } from '#db/championship/directory.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { StreamHub } from './stream-hub.ts'

interface DoorsInput {
  db: Kysely<Tables>
  hub: Pick<StreamHub, 'channel' | 'followed'>
  log: { warn(facts: object, message: string): void }
}

/** CP4: when a championship turns private or removes somebody, ends the streams of people who may no longer see it. */
export function createDoors({ db, hub, log }: DoorsInput) {
  async function lookAgain() {
    for (const championshipId of hub.followed()) {
      const channel = hub.channel(championshipId)
      const insiders = await insidersAmong(db, championshipId, [...channel.managers()])
      if (insiders) channel.keepOnly((managerId) => managerId !== undefined && insiders.has(managerId))
    }
  }
  return {
    onAnnouncement: async () => {
      try {
        await lookAgain()
      } catch (error) {
        // The check runs again with the next announcement, and streams end by themselves within minutes.
        log.warn({ err: error }, 'access of open pages could not be checked')
      }
    },
  }
}
