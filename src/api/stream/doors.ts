import type { Kysely } from 'kysely'
import { insidersAmong } from '#db/championship/directory.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { StreamHub } from './stream-hub.ts'

interface DoorsInput {
  db: Kysely<Tables>
  hub: Pick<StreamHub, 'channel' | 'followed'>
  log: { warn(facts: object, message: string): void }
}

/** CP4: when a championship turns private, or somebody is removed from it, the open pages of people who may not see it end. */
export function createDoors({ db, hub, log }: DoorsInput) {
  async function lookAgain() {
    for (const championshipId of hub.followed()) {
      const channel = hub.channel(championshipId)
      const insiders = await insidersAmong(db, championshipId, [...channel.managers()])
      if (insiders) channel.keepOnly((managerId) => managerId !== undefined && insiders.has(managerId))
    }
  }
  return {
    heard: async () => {
      try {
        await lookAgain()
      } catch (error) {
        // It is asked again as soon as the server hears from the database; streams end by themselves within minutes.
        log.warn({ err: error }, 'open pages could not be asked who may stay')
      }
    },
  }
}
