import type { Kysely } from 'kysely'
import type { DataVersions } from '#db/connection/data-version.ts'
import type { LeagueRow } from '#db/league/league.ts'
import { membersInPlay } from '#db/league/league-live.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { Tables } from '#db/schema/schema.ts'
import { gently } from '#live/gently.ts'
import { createLiveLeague, fieldedOf, lineupsOf, type LiveLeague } from '#live/live-league.ts'
import type { LiveRound } from '#live/live-round.ts'
import { createKeptWork } from '#api/kept/kept-work.ts'
import type { Live } from '#api/stream/live.ts'

export interface LiveTables {
  roundId: number
  roundNumber: number
  /** With all that was settled before. A knockout has none: its places are won in ties. */
  total: LiveLeague | undefined
  /** What the round alone gives so far. */
  round: LiveLeague
  /** Null for a squad without a lineup. */
  tenthsOf(squad: { squadId: number; managerId: number }): number | null
}

type TablePart = 'total' | 'round'

export interface LiveStandings {
  /** Tables of a league that scores with the round being played; nothing before its first points and after it. Ready is what will be asked for. */
  of(league: LeagueRow, asked?: readonly TablePart[]): Promise<LiveTables | undefined>
}

const MAX_LEAGUES = 48

export function createLiveStandings({
  db,
  live,
  versions,
}: {
  db: Kysely<Tables>
  live: Pick<Live, 'feedOf'>
  versions: DataVersions
}): LiveStandings {
  /** The feed makes a new round whenever stored points changed: tables of the one before must not be used again. */
  const rounds = new Map<ChampionshipId, LiveRound | undefined>()
  const held = createKeptWork<number, LiveTables | undefined>(MAX_LEAGUES)

  async function read({ id, format, participants }: LeagueRow, current: LiveRound, roundNumber: number) {
    const { roundId } = current
    const members = await membersInPlay(db, { leagueId: id, roundId, participants })
    if (members.squadIds.length === 0) return undefined
    const lineups = await gently(lineupsOf(members, current))
    const tenthsOf: LiveTables['tenthsOf'] = (squad) => {
      const lineup = current.lineupOf(squad)
      return lineup < 0 ? null : current.lineupTenths(lineup)
    }
    const fielded = await gently(fieldedOf(members, lineups))
    return {
      roundId,
      roundNumber,
      total: format === 'pontos-corridos' ? createLiveLeague(members, { round: current, lineups }) : undefined,
      round: createLiveLeague(fielded.members, { round: current, lineups: fielded.lineups }),
      tenthsOf,
    }
  }

  /** What the first who asks after an event would have everybody wait for. */
  async function workIn(tables: LiveTables, asked: readonly TablePart[]): Promise<boolean> {
    for (const which of asked) if ((await tables[which]?.workGently()) === false) return false
    return true
  }

  function tablesOf(league: LeagueRow, current: LiveRound, roundNumber: number) {
    // A joining of this process counts before its announcement comes back, the others by the announcement.
    const members = `${versions.get(league.championshipId, 'league')}-${league.participants}`
    return held.get(league.id, members, () => read(league, current, roundNumber))
  }

  return {
    of: async (league, asked = ['total', 'round']) => {
      if (league.endedAt !== null) return undefined
      const { championshipId } = league
      for (;;) {
        const { rankings, round: inPlay } = await live.feedOf(championshipId).snapshot()
        const current = rankings.round
        if (current !== rounds.get(championshipId)) {
          held.clear()
          rounds.set(championshipId, current)
        }
        if (!current || !inPlay || current.version() === 0) return undefined
        const tables = await tablesOf(league, current, inPlay.number)
        // Or it has moved on meanwhile.
        if (!tables || (await workIn(tables, asked))) return tables
      }
    },
  }
}
