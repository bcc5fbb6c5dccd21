import type { Kysely } from 'kysely'
import { gradePick, PICK_POINTS } from '#domain/pick/pick-points.ts'
import { pickOf } from '#domain/pick/stored-pick.ts'
import type { DataVersions } from '#db/connection/data-version.ts'
import type { LeagueRow } from '#db/league/league.ts'
import { distinctPicksOf, liveMatchesOf, liveTable, type LiveMatch, type LiveRow } from '#db/pool/pool-live.ts'
import type { Tables } from '#db/schema/schema.ts'
import { createKeptWork } from '#api/kept/kept-work.ts'

export interface LivePools {
  /** The whole table with the matches being played as they stand; nothing while none is. */
  of(league: LeagueRow): Promise<readonly LiveRow[] | undefined>
}

const MOST_POOLS = 48

/** Made once for each score that its matches come to, whoever asks. */
export function createLivePools({ db, versions }: { db: Kysely<Tables>; versions: DataVersions }): LivePools {
  const kept = createKeptWork<number, LiveRow[]>(MOST_POOLS)

  async function read(leagueId: number, matches: readonly LiveMatch[]): Promise<LiveRow[]> {
    const results = new Map(matches.map((match) => [match.id, match]))
    const picks = await distinctPicksOf(db, [...results.keys()])
    const grades = picks.flatMap((pick) => {
      const result = results.get(pick.matchId)
      return result ? [{ ...pick, points: PICK_POINTS[gradePick(pickOf(pick), result)] }] : []
    })
    return liveTable(db, leagueId, grades)
  }

  return {
    of: async (league) => {
      if (league.format !== 'bolao' || league.endedAt !== null) return undefined
      const matches = await liveMatchesOf(db, league.id)
      if (matches.length === 0) return undefined
      const scores = matches.map(({ id, home, away }) => `${id}:${home}-${away}`).join(' ')
      const settled = versions.get(league.championshipId, 'league')
      return kept.get(league.id, `${scores} ${settled} ${league.participants}`, () => read(league.id, matches))
    },
  }
}
