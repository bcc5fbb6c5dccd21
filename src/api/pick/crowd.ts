import type { Kysely } from 'kysely'
import { crowdOf, kickOffsOf, type CrowdRow } from '#db/pick/pick-crowd.ts'
import type { Tables } from '#db/schema/schema.ts'
import { NewestMap } from '#api/cache/newest-map.ts'

export interface Crowd {
  of(matchIds: readonly number[]): Promise<Map<number, CrowdRow>>
}

const MOST_KEPT = 5_000

/**
 * After kick-off people cannot change their picks, so a process counts the picks of each kick-off once while the result
 * is cached. A match that is moved (MT1) kicks off again later, and people may change their picks until then.
 */
export function createCrowd(db: Kysely<Tables>): Crowd {
  const known = new NewestMap<number, { kickOffMs: number | undefined; row: CrowdRow }>(MOST_KEPT)
  return {
    of: async (matchIds) => {
      // Read before the picks: if the match is moved in between, its next kick-off is another one.
      const kickOffs = await kickOffsOf(db, matchIds)
      const found = new Map<number, CrowdRow>()
      for (const [id, kickOffMs] of kickOffs) {
        const kept = known.get(id)
        if (kept?.kickOffMs === kickOffMs) found.set(id, kept.row)
      }
      const unknown = [...kickOffs.keys()].filter((id) => !found.has(id))
      for (const row of unknown.length > 0 ? await crowdOf(db, unknown) : []) {
        found.set(row.matchId, row)
        known.set(row.matchId, { kickOffMs: kickOffs.get(row.matchId), row })
      }
      return found
    },
  }
}
