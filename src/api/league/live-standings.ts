import type { Kysely } from 'kysely'
import type { DataVersions } from '#db/data-version.ts'
import type { LeagueRow } from '#db/league.ts'
import { membersInPlay } from '#db/league-live.ts'
import type { Tables } from '#db/schema.ts'
import { createLiveLeague, type LiveLeague } from '#live/live-league.ts'
import type { LiveRound } from '#live/live-round.ts'
import type { LiveFeed } from '#api/stream/live-feed.ts'

export interface LiveStandings {
  /** The table of a league that scores with the round being played; nothing before its first points and after it. */
  of(league: LeagueRow): Promise<LiveLeague | undefined>
}

interface Held {
  members: string
  table: Promise<LiveLeague | undefined>
}

const MAX_LEAGUES = 48

export function createLiveStandings({
  db,
  feed,
  versions,
}: {
  db: Kysely<Tables>
  feed: LiveFeed
  versions: DataVersions
}): LiveStandings {
  /** The feed makes a new round whenever stored points changed: tables of the one before must not be used again. */
  let round: LiveRound | undefined
  const held = new Map<number, Held>()

  async function read(leagueId: number, current: LiveRound): Promise<LiveLeague | undefined> {
    const members = await membersInPlay(db, { leagueId, roundId: current.roundId })
    return members.length === 0 ? undefined : createLiveLeague(members, current)
  }

  function tableOf({ id, participants }: LeagueRow, current: LiveRound): Held['table'] {
    // A joining of this process counts before its announcement comes back, the others by the announcement.
    const members = `${versions.get('league')}-${participants}`
    const found = held.get(id)
    const entry = found?.members === members ? found : { members, table: read(id, current) }
    entry.table.catch(() => {
      if (held.get(id) === entry) held.delete(id)
    })
    held.delete(id)
    held.set(id, entry)
    const oldest = held.keys().next()
    if (held.size > MAX_LEAGUES && !oldest.done) held.delete(oldest.value)
    return entry.table
  }

  return {
    of: async (league) => {
      if (league.format !== 'pontos-corridos' || league.endedAt !== null) return undefined
      const current = (await feed.snapshot()).rankings.round
      if (current !== round) {
        held.clear()
        round = current
      }
      return current && current.version() > 0 ? tableOf(league, current) : undefined
    },
  }
}
