import type { Kysely } from 'kysely'
import type { LiveMatch } from '#contract/live.ts'
import { matchesRunning, roundInPlay, type RoundInPlay } from '#db/live/live.ts'
import { rankingStats, type StatsRead } from '#db/ranking/ranking.ts'
import type { ComparedWith } from '#db/ranking/ranking-before.ts'
import { attendanceOf } from '#db/round/attendance.ts'
import { disableTimeouts } from '#db/connection/disable-timeouts.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { STORED_SCOPES, type StoredScope } from '#domain/ranking/ranking-kinds.ts'
import { copyInSteps } from '#live/copy-in-steps.ts'
import { yieldToOthers } from '#live/yield-to-others.ts'
import { createLiveRound } from '#live/live-round.ts'
import type { ManagerDirectory } from '#live/manager-directory.ts'
import { buildRankings, type Rankings } from '#live/rankings.ts'
import type { StoredTallies } from '#live/stat-score.ts'
import { areSame, earlierRankings, type EarlierRankings } from './earlier-rankings.ts'
import { knownLineups, readLineups, type LineupsRead } from './read-lineups.ts'
import { directoryOf } from './stats-directory.ts'

export interface RankingsSnapshot {
  championshipId: ChampionshipId
  rankings: Rankings
  round: RoundInPlay | undefined
  /** Matches of the round being played at this moment: between two match days a round is in play, and nothing is live. */
  running: Set<number>
  /** What changes are told against (RK3): none before a second round was settled. */
  before: EarlierRankings | undefined
  /** Of what is not read yet: until then nobody has risen or fallen. */
  awaited: ComparedWith | undefined
  /** Since when what happened could not be read: the table is older than it should be. Null while it is that of this moment. */
  oldSinceMs: number | null
  /** By scope and the directory's index: a board of precision says how many picks are still missing (PK4). */
  settledPicks: Record<StoredScope, Int32Array>
  /** What the next reading goes on from. */
  read: { stats: StatsRead; lineups: LineupsRead | undefined }
}

/** Connections for reading everybody. The second ones are a pool of their own: readers that each hold a first one would wait for each other. */
export interface BulkReads {
  db: Kysely<Tables>
  second: Kysely<Tables>
}

/** The round in play as pages are told of it. */
export const liveOf = ({ round, running }: RankingsSnapshot) =>
  round ? { id: round.id, number: round.number, isRunning: running.size > 0 } : null

/** True when the match has begun or ended by this news. */
export function noteRunning(running: Set<number>, { matchId, state }: Pick<LiveMatch, 'matchId' | 'state'>): boolean {
  if (state !== 'live') return running.delete(matchId)
  const isNew = !running.has(matchId)
  running.add(matchId)
  return isNew
}

/** With what it awaited, if that is it. */
export const knowing = (snapshot: RankingsSnapshot, before: EarlierRankings): RankingsSnapshot =>
  snapshot.awaited && areSame(snapshot.awaited, before) ? { ...snapshot, before, awaited: undefined } : snapshot

const SCOPE_STEP = 1 << 15

/** Of the period that is current; with stops at which others may be served. */
function* settledPicksIn(tallies: StoredTallies): Generator<void, Record<StoredScope, Int32Array>> {
  const room = () => new Int32Array(tallies.global.settledPicks.length)
  const all = { global: room(), mensal: room(), semanal: room(), temporada: room() }
  for (const scope of STORED_SCOPES) {
    const { isIn, settledPicks } = tallies[scope]
    const picks = all[scope]
    yield* copyInSteps(settledPicks, picks)
    if (!isIn) continue
    for (let from = 0; from < picks.length; from += SCOPE_STEP, yield)
      for (let manager = from, to = Math.min(from + SCOPE_STEP, picks.length); manager < to; manager++)
        if (isIn[manager] !== 1) picks[manager] = 0
  }
  return all
}

async function readRound(
  trx: Kysely<Tables>,
  { id: roundId }: RoundInPlay,
  { managers, known }: { managers: ManagerDirectory; known: RankingsSnapshot['read'] | undefined },
) {
  const players = await attendanceOf(trx, { roundId })
  const positions = new Map(players.map(({ playerId, position }) => [playerId, position]))
  const of = { roundId, managers, positions }
  const lineups =
    (known?.lineups && (await knownLineups(trx, of, { known: known.lineups, since: known.stats.at }))) ??
    (await readLineups(trx, of))
  return { players, lineups, running: await matchesRunning(trx, roundId) }
}

interface Known {
  earlier?: RankingsSnapshot | undefined
  hastyFrom?: number | undefined
  second?: Kysely<Tables>
}

/**
 * Everything at one moment of the database: read apart, a round settled in between would be counted twice, once in
 * the stored points and once as being played. What an earlier reading knows is not read again unless it was written since. Of as
 * many managers as `hastyFrom` it is not said yet who rose.
 */
export async function readRankings(
  db: Kysely<Tables>,
  championshipId: ChampionshipId,
  { earlier, hastyFrom, second = db }: Known = {},
): Promise<RankingsSnapshot> {
  const { stats, managers, tallies, round, inPlay, compared } = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      await disableTimeouts(trx)
      const current = await roundInPlay(trx, championshipId)
      const secondReader = hastyFrom === undefined ? undefined : { db: second, from: hastyFrom }
      const all = await rankingStats(trx, championshipId, { known: earlier?.read.stats, second: secondReader })
      const known = await directoryOf(all.columns)
      return {
        ...known,
        stats: all,
        round: current,
        inPlay: current && (await readRound(trx, current, { managers: known.managers, known: earlier?.read })),
        compared: await earlierRankings(trx, {
          championshipId,
          isInPlay: current !== undefined,
          known: earlier?.before,
          isLater: hastyFrom !== undefined && all.columns.managerIds.length >= hastyFrom,
        }),
      }
    })
  const liveRound = round && inPlay && createLiveRound({ roundId: round.id, lineups: inPlay.lineups.packed, managers })
  // Before there are boards: they are then made of sums, without a move for every owner of every player.
  if (liveRound) await yieldToOthers(liveRound.setPointsInSteps(inPlay?.players ?? [], []))
  const rankings = await yieldToOthers(buildRankings({ managers, tallies, ...(liveRound && { round: liveRound }) }))
  return {
    championshipId,
    rankings,
    round,
    running: new Set(inPlay?.running),
    oldSinceMs: null,
    settledPicks: await yieldToOthers(settledPicksIn(tallies)),
    ...compared,
    read: { stats, lineups: inPlay?.lineups },
  }
}
