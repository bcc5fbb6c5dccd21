import type { Kysely } from 'kysely'
import type { DataVersions } from '#db/championship/data-version.ts'
import type { LeagueRow } from '#db/league/league.ts'
import { MANY_MEMBERS, membersInPlay } from '#db/league/league-live.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { Tables } from '#db/schema/schema.ts'
import { yieldToOthers } from '#live/yield-to-others.ts'
import { createLiveLeague, fieldedOf, lineupsOf, type LeagueTable, type LiveLeague } from '#live/live-league.ts'
import type { LiveRound } from '#live/live-round.ts'
import { createCachedWork } from '#api/cache/cached-work.ts'
import { NewestMap } from '#api/cache/newest-map.ts'
import { createStaleWhileRevalidate } from '#api/cache/stale-while-revalidate.ts'
import type { Live } from '#api/stream/live.ts'

interface RoundOfLeague {
  roundId: number
  roundNumber: number
  /** Null for a squad without a lineup, and for every squad of a league with many members. */
  tenthsOf: (squad: { squadId: number; managerId: number }) => number | null
}

type TablePart = 'total' | 'round'

/**
 * `total` adds the running round to everything settled before. Only leagues of the format `pontos-corridos` have it:
 * ties decide the places of a knockout. `round` has only the points of the running round.
 */
export type LiveTables = RoundOfLeague & {
  /** True if the tables are a moment old. A reader who needs newer ones requests them again. */
  isBehind: boolean
} & { readonly [part in TablePart]?: LeagueTable }
type LiveLeagues = RoundOfLeague & { readonly [part in TablePart]?: LiveLeague }

export interface LiveStandings {
  /**
   * The requested tables of a league during the running round. Undefined before the round's first points, after its
   * end, and for a league that has ended or has no members.
   */
  of(league: LeagueRow, asked?: readonly TablePart[]): Promise<LiveTables | undefined>
  /** Since when these tables are old; null if they are current. */
  oldSinceMs(championshipId: ChampionshipId): Promise<number | null>
}

interface InPlay {
  current: LiveRound
  number: number
  /** Changes with the points and with the members of leagues. */
  version: string
  hasPoints: boolean
}

const MAX_LEAGUES = 48
/** The tables of leagues with many members are large, so few are cached. Each entry has one or both tables. */
const MAX_OF_MANY = 12
/** The members of a league with many members are read at most once in this time. */
const READ_AGAIN_MS = 10_000

async function workedIn(leagues: LiveLeagues, asked: readonly TablePart[]): Promise<LiveTables | undefined> {
  const { roundId, roundNumber, tenthsOf } = leagues
  const tables: { [part in TablePart]?: LeagueTable } = {}
  for (const part of asked) {
    const league = leagues[part]
    if (!league) continue
    const table = await league.nowGently()
    if (!table) return undefined
    tables[part] = table
  }
  return { roundId, roundNumber, tenthsOf, isBehind: false, ...tables }
}

export function createLiveStandings({
  db,
  live,
  versions,
  many = MANY_MEMBERS,
  readAgainMs = READ_AGAIN_MS,
}: {
  db: Kysely<Tables>
  live: Pick<Live, 'feedOf'>
  versions: DataVersions
  many?: number
  readAgainMs?: number | undefined
}): LiveStandings {
  /**
   * The feed makes a new `LiveRound` each time it reads the rankings again. Leagues of the old one must not be used
   * again.
   */
  const rounds = new Map<ChampionshipId, LiveRound | undefined>()
  const held = createCachedWork<number, LiveLeagues | undefined>(MAX_LEAGUES)
  const ofMany = createStaleWhileRevalidate<LiveTables | undefined>({ most: MAX_OF_MANY })
  const readAt = new NewestMap<number, { members: string; atMs: number }>(MAX_LEAGUES)
  const isOfMany = ({ format, participants }: LeagueRow) => format === 'pontos-corridos' && participants >= many

  async function inPlay(league: LeagueRow): Promise<InPlay | undefined> {
    const { championshipId } = league
    const feed = live.feedOf(championshipId)
    const { rankings, round } = await feed.snapshot()
    const current = rankings.round
    const before = rounds.get(championshipId)
    if (current !== before) {
      held.clear()
      rounds.set(championshipId, current)
    }
    if (current?.roundId !== before?.roundId) ofMany.forget(`${championshipId} `)
    if (!current || !round) return undefined
    // A request that waited for the ranks to move resumes before the feed has its next version, so the round's version
    // counts too.
    const version = `${feed.version()} ${current.version()} ${membersOf(league)}`
    return { current, number: round.number, version, hasPoints: current.version() > 0 }
  }

  async function read({ id, format, participants }: LeagueRow, { current, number }: InPlay) {
    const { roundId } = current
    const members = await membersInPlay(db, { leagueId: id, roundId, participants })
    if (members.squadIds.length === 0) return undefined
    const lineups = await yieldToOthers(lineupsOf(members, current))
    const tenthsOf: LiveLeagues['tenthsOf'] = (squad) => {
      const lineup = current.lineupOf(squad)
      return lineup < 0 ? null : current.lineupTenths(lineup)
    }
    const fielded = await yieldToOthers(fieldedOf(members, lineups))
    const round = createLiveLeague(fielded.members, { round: current, lineups: fielded.lineups })
    const leagues = { roundId, roundNumber: number, tenthsOf, round }
    return format === 'pontos-corridos'
      ? { ...leagues, total: createLiveLeague(members, { round: current, lineups }) }
      : leagues
  }

  /**
   * Changes with the number of members, and when a change of the championship's leagues is announced. In a league of
   * many members it changes only after a while.
   */
  function membersOf(league: LeagueRow): string {
    const last = readAt.get(league.id)
    if (last && isOfMany(league) && performance.now() - last.atMs < readAgainMs) return last.members
    const members = `${versions.get(league.championshipId, 'league')}-${league.participants}`
    if (members !== last?.members) readAt.set(league.id, { members, atMs: performance.now() })
    return members
  }

  function leaguesOf(league: LeagueRow, playing: InPlay) {
    const members = membersOf(league)
    return held.get(league.id, members, async () => {
      // A read in progress must not start a second one, however long it takes.
      readAt.set(league.id, { members, atMs: Infinity })
      try {
        return await read(league, playing)
      } finally {
        readAt.set(league.id, { members, atMs: performance.now() })
      }
    })
  }

  async function tablesNow(league: LeagueRow, asked: readonly TablePart[]): Promise<LiveTables | undefined> {
    for (;;) {
      const playing = await inPlay(league)
      if (!playing?.hasPoints) return undefined
      // Another request may have seen the next round a moment ago.
      if (rounds.get(league.championshipId) !== playing.current) continue
      const leagues = await leaguesOf(league, playing)
      const tables = leagues && (await workedIn(leagues, asked))
      // Otherwise the round has moved on meanwhile, so try again.
      if (tables || !leagues) return tables
    }
  }

  /**
   * Requests seldom wait until a million members are read or ranked again: for some seconds they get the previous
   * tables. At the round's first points there are no previous tables, so the answer has none.
   */
  async function tablesOfMany(league: LeagueRow, asked: readonly TablePart[]): Promise<LiveTables | undefined> {
    const playing = await inPlay(league)
    if (!playing) return undefined
    const key = `${league.championshipId} ${league.id} ${asked.join()}`
    // These leagues have no ties. A cached table must not keep all lineups of a round in memory.
    const round = { roundId: playing.current.roundId, roundNumber: playing.number, tenthsOf: () => null }
    const { value, isBehind } = await ofMany.get(key, playing.version, async () => {
      const tables = await tablesNow(league, asked)
      return tables && { ...tables, ...round }
    })
    return value || isBehind ? { ...round, ...value, isBehind } : undefined
  }

  return {
    oldSinceMs: async (championshipId) => (await live.feedOf(championshipId).snapshot()).oldSinceMs,
    of: async (league, asked = ['total', 'round']) => {
      if (league.endedAt !== null) return undefined
      return isOfMany(league) ? tablesOfMany(league, asked) : tablesNow(league, asked)
    },
  }
}
