import type { Kysely } from 'kysely'
import { lineupsInPlay, matchesRunning, roundInPlay, type RoundInPlay } from '#db/live/live.ts'
import { rankingStats, type StatRow } from '#db/ranking/ranking.ts'
import { comparedWith, rankingStatsAt, type ComparedWith } from '#db/ranking/ranking-before.ts'
import { attendanceOf } from '#db/round/attendance.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { StoredScope } from '#domain/ranking/ranking-kinds.ts'
import { createLiveRound } from '#live/live-round.ts'
import { createManagerDirectory } from '#live/manager-directory.ts'
import { roundLineups } from '#live/round-lineups.ts'
import { createRankings, type Rankings } from '#live/rankings.ts'
import type { ManagerStat } from '#live/stat-score.ts'

export interface EarlierRankings extends ComparedWith {
  rankings: Rankings
}

export interface RankingsSnapshot {
  championshipId: ChampionshipId
  rankings: Rankings
  round: RoundInPlay | undefined
  /** Matches of the round being played at this moment: between two match days a round is in play, and nothing is live. */
  running: Set<number>
  /** What changes are told against (RK3): none before a second round was settled. */
  before: EarlierRankings | undefined
  /** By scope and the directory's index: a board of precision says how many picks are still missing (PK4). */
  settledPicks: Record<StoredScope, Int32Array>
}

/** The round in play as pages are told of it. */
export const liveOf = ({ round, running }: RankingsSnapshot) =>
  round ? { id: round.id, number: round.number, isRunning: running.size > 0 } : null

function statOf(row: StatRow): ManagerStat {
  const { managerId, points, wins, settledPicks, rightPicks, streak } = row
  return {
    managerId,
    global: { points, wins, settledPicks, rightPicks, streak },
    mensal: row.inMonth
      ? {
          points: row.monthPoints,
          wins: row.monthWins,
          settledPicks: row.monthSettledPicks,
          rightPicks: row.monthRightPicks,
          streak: row.monthStreak,
        }
      : undefined,
    semanal: row.inWeek
      ? {
          points: row.weekPoints,
          wins: row.weekWins,
          settledPicks: row.weekSettledPicks,
          rightPicks: row.weekRightPicks,
          streak: row.weekStreak,
        }
      : undefined,
  }
}

function directoryOf(rows: readonly StatRow[]) {
  return {
    managers: createManagerDirectory(Int32Array.from(rows, ({ managerId }) => managerId)),
    stats: rows.map(statOf),
  }
}

/** The past does not change: it is read once a round, and again when a month or week begins. */
async function earlierRankings(
  trx: Kysely<Tables>,
  {
    championshipId,
    isInPlay,
    known,
  }: { championshipId: ChampionshipId; isInPlay: boolean; known: EarlierRankings | undefined },
): Promise<EarlierRankings | undefined> {
  const compared = await comparedWith(trx, { championshipId, isInPlay })
  if (!compared) return undefined
  if (known && known.since.getTime() === compared.since.getTime() && known.period === compared.period) return known
  return {
    ...compared,
    rankings: createRankings(directoryOf(await rankingStatsAt(trx, championshipId, compared))),
  }
}

/**
 * Everything at one moment of the database: read apart, a round settled in between would be counted twice, once in
 * the stored points and once as being played.
 */
export async function readRankings(
  db: Kysely<Tables>,
  championshipId: ChampionshipId,
  known?: EarlierRankings,
): Promise<RankingsSnapshot> {
  const { rows, round, running, lineups, players, before } = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const current = await roundInPlay(trx, championshipId)
      return {
        rows: await rankingStats(trx, championshipId),
        round: current,
        running: current ? await matchesRunning(trx, current.id) : [],
        lineups: current ? await lineupsInPlay(trx, current.id) : [],
        players: current ? await attendanceOf(trx, { roundId: current.id }) : [],
        before: await earlierRankings(trx, { championshipId, isInPlay: current !== undefined, known }),
      }
    })
  const { managers, stats } = directoryOf(rows)
  const positions = new Map(players.map(({ playerId, position }) => [playerId, position]))
  const packed = round && roundLineups({ rows: lineups, count: lineups.length, managers, positions })
  const liveRound = round && packed && createLiveRound({ roundId: round.id, lineups: packed, managers })
  // Before there are boards: they are then made of sums, without a move for every owner of every player.
  liveRound?.setPoints(players, [])
  const settledPicks = (scope: StoredScope) => Int32Array.from(stats, (stat) => stat[scope]?.settledPicks ?? 0)
  const rankings = createRankings({ managers, stats, ...(liveRound && { round: liveRound }) })
  return {
    championshipId,
    rankings,
    round,
    running: new Set(running),
    settledPicks: {
      global: settledPicks('global'),
      mensal: settledPicks('mensal'),
      semanal: settledPicks('semanal'),
    },
    before,
  }
}
