import type { Kysely } from 'kysely'
import { crowdOf, type CrowdRow } from '#db/pick/pick-crowd.ts'
import type { Tables } from '#db/schema/schema.ts'
import { NewestMap } from '#api/cache/newest-map.ts'

export interface Crowd {
  of(matchIds: readonly number[]): Promise<Map<number, CrowdRow>>
}

const MOST_KEPT = 5_000

/** After kick-off people cannot change their picks, so a process counts each match once while it is cached. */
export function createCrowd(db: Kysely<Tables>): Crowd {
  const known = new NewestMap<number, CrowdRow>(MOST_KEPT)
  return {
    of: async (matchIds) => {
      const unknown = matchIds.filter((id) => !known.has(id))
      const fresh = unknown.length > 0 ? await crowdOf(db, unknown) : []
      const found = new Map(fresh.map((row) => [row.matchId, row]))
      for (const id of matchIds) {
        const row = known.get(id)
        if (row) found.set(id, row)
      }
      for (const row of fresh) known.set(row.matchId, row)
      return found
    },
  }
}
