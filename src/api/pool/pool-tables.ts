import type { Kysely } from 'kysely'
import type { DataVersions } from '#db/championship/data-version.ts'
import type { LeagueRow } from '#db/league/league.ts'
import { liveMatchesOf, liveTable, type LiveRow } from '#db/pool/pool-live.ts'
import { wholeTable } from '#db/pool/pool-table.ts'
import type { Tables } from '#db/schema/schema.ts'
import { createCachedWork } from '#api/cache/cached-work.ts'

export interface PoolTable {
  rows: readonly LiveRow[]
  /** The table includes running matches with their present score. */
  isProvisional: boolean
}

export interface PoolTables {
  /**
   * The whole table. Undefined for a league of another format, and for a small bolão while no match runs: then the page
   * of the table is read from the database.
   */
  of(league: LeagueRow): Promise<PoolTable | undefined>
}

const MOST_POOLS = 48
const MANY_PEOPLE = 1000

/**
 * Each table is made once for everybody, and again after a change of a running score, of stored points or of members.
 */
export function createPoolTables({ db, versions }: { db: Kysely<Tables>; versions: DataVersions }): PoolTables {
  const kept = createCachedWork<number, LiveRow[]>(MOST_POOLS)
  return {
    of: async (league) => {
      const { id, format, endedAt, participants } = league
      if (format !== 'bolao') return undefined
      const matches = endedAt === null ? await liveMatchesOf(db, id) : []
      const isProvisional = matches.length > 0
      if (!isProvisional && participants < MANY_PEOPLE) return undefined
      const scores = matches
        .map(
          (match) =>
            `${match.id}:${match.home}-${match.away}${match.full ? `/${match.full.home}-${match.full.away}` : ''}`,
        )
        .join(' ')
      const counted = versions.get(league.championshipId, 'league')
      const rows = await kept.get(id, `${scores} ${counted} ${participants}`, () =>
        isProvisional ? liveTable(db, id, matches) : wholeTable(db, id),
      )
      return { rows, isProvisional }
    },
  }
}
