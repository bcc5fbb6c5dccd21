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
  /** Matches that are running at this moment. Between two match days a round is live without any. */
  running: Set<number>
  /**
   * The earlier rankings with which ranks are compared (RK3). Undefined if no earlier round was settled, and while
   * `awaited` is set.
   */
  before: EarlierRankings | undefined
  /** The comparison whose rankings are not read yet. Until they are, pages show no change of rank. */
  awaited: ComparedWith | undefined
  /** Since when news could not be read, so the table is older than it should be. Null while it is current. */
  oldSinceMs: number | null
  /** Settled picks by scope and directory index. With them the board of precision says how many are missing (PK4). */
  settledPicks: Record<StoredScope, Int32Array>
  /** The next reading continues from here. */
  read: { stats: StatsRead; lineups: LineupsRead | undefined }
}

/**
 * Connections for reading everybody. The second ones need their own pool: readers that each hold a first connection
 * would wait for each other.
 */
export interface BulkReads {
  db: Kysely<Tables>
  second: Kysely<Tables>
}

/** The running round as pages show it. */
export const liveOf = ({ round, running }: RankingsSnapshot) =>
  round ? { id: round.id, number: round.number, isRunning: running.size > 0 } : null

/** Returns true if the match begins or ends with this news. */
export function noteRunning(running: Set<number>, { matchId, state }: Pick<LiveMatch, 'matchId' | 'state'>): boolean {
  if (state !== 'live') return running.delete(matchId)
  const isNew = !running.has(matchId)
  running.add(matchId)
  return isNew
}

/** Adds the comparison that the snapshot awaited, if it is still the right one. */
export const knowing = (snapshot: RankingsSnapshot, before: EarlierRankings): RankingsSnapshot =>
  snapshot.awaited && areSame(snapshot.awaited, before) ? { ...snapshot, before, awaited: undefined } : snapshot

const SCOPE_STEP = 1 << 15

/** The settled picks of each manager in the current period of each scope. Yields, so that other work can run. */
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
  quickStartFrom?: number | undefined
  second?: Kysely<Tables>
}

/**
 * Reads everything at one moment of the database. In separate reads, a round settled in between would count twice: in
 * the stored points and as running. It does not repeat what an earlier reading knows, unless somebody has written it
 * since. From `quickStartFrom` managers on, it leaves for later who rose.
 */
export async function readRankings(
  db: Kysely<Tables>,
  championshipId: ChampionshipId,
  { earlier, quickStartFrom, second = db }: Known = {},
): Promise<RankingsSnapshot> {
  const { stats, managers, tallies, round, inPlay, compared } = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      await disableTimeouts(trx)
      const current = await roundInPlay(trx, championshipId)
      const secondReader = quickStartFrom === undefined ? undefined : { db: second, from: quickStartFrom }
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
          isLater: quickStartFrom !== undefined && all.columns.managerIds.length >= quickStartFrom,
        }),
      }
    })
  const liveRound = round && inPlay && createLiveRound({ roundId: round.id, lineups: inPlay.lineups.packed, managers })
  // Points are set before the boards exist. So boards are made from sums, without a move for every owner of every
  // player.
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
