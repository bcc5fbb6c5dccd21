import type { Kysely } from 'kysely'
import { matchesRunning, roundInPlay, type RoundInPlay } from '#db/live/live.ts'
import { rankingStats, type StatColumns, type StatsRead } from '#db/ranking/ranking.ts'
import { comparedWith, rankingStatsAt, type ComparedWith } from '#db/ranking/ranking-before.ts'
import { attendanceOf } from '#db/round/attendance.ts'
import { takeYourTime } from '#db/round/round.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { STORED_SCOPES, type StoredScope } from '#domain/ranking/ranking-kinds.ts'
import { gently } from '#live/gently.ts'
import { createLiveRound } from '#live/live-round.ts'
import { createManagerDirectory, type ManagerDirectory } from '#live/manager-directory.ts'
import { buildRankings, type Rankings } from '#live/rankings.ts'
import type { StoredTallies } from '#live/stat-score.ts'
import { knownLineups, readLineups, type LineupsRead } from './read-lineups.ts'

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
  /** What the next reading goes on from. */
  read: { stats: StatsRead; lineups: LineupsRead | undefined }
}

/** The round in play as pages are told of it. */
export const liveOf = ({ round, running }: RankingsSnapshot) =>
  round ? { id: round.id, number: round.number, isRunning: running.size > 0 } : null

function talliesOf(columns: StatColumns): StoredTallies {
  const { points, wins, settledPicks, rightPicks, streak } = columns
  return {
    global: { points, wins, settledPicks, rightPicks, streak },
    mensal: {
      isIn: columns.inMonth,
      points: columns.monthPoints,
      wins: columns.monthWins,
      settledPicks: columns.monthSettledPicks,
      rightPicks: columns.monthRightPicks,
      streak: columns.monthStreak,
    },
    semanal: {
      isIn: columns.inWeek,
      points: columns.weekPoints,
      wins: columns.weekWins,
      settledPicks: columns.weekSettledPicks,
      rightPicks: columns.weekRightPicks,
      streak: columns.weekStreak,
    },
  }
}

const directoryOf = (columns: StatColumns) => ({
  managers: createManagerDirectory(columns.managerIds),
  tallies: talliesOf(columns),
})

const SCOPE_STEP = 1 << 15

/** Of the period that is current; with stops at which others may be served. */
function* settledPicksIn(tallies: StoredTallies): Generator<void, Record<StoredScope, Int32Array>> {
  const of = (scope: StoredScope) => tallies[scope].settledPicks.slice()
  const all = { global: of('global'), mensal: of('mensal'), semanal: of('semanal') }
  for (const scope of STORED_SCOPES) {
    const { isIn } = tallies[scope]
    if (!isIn) continue
    const picks = all[scope]
    for (let from = 0; from < picks.length; from += SCOPE_STEP, yield)
      for (let manager = from, to = Math.min(from + SCOPE_STEP, picks.length); manager < to; manager++)
        if (isIn[manager] !== 1) picks[manager] = 0
  }
  return all
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
    rankings: await gently(buildRankings(directoryOf(await rankingStatsAt(trx, championshipId, compared)))),
  }
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

/**
 * Everything at one moment of the database: read apart, a round settled in between would be counted twice, once in
 * the stored points and once as being played. What an earlier reading knows is not read again unless it was written since.
 */
export async function readRankings(
  db: Kysely<Tables>,
  championshipId: ChampionshipId,
  earlier?: RankingsSnapshot,
): Promise<RankingsSnapshot> {
  const { stats, managers, tallies, round, inPlay, before } = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      await takeYourTime(trx)
      const current = await roundInPlay(trx, championshipId)
      const all = await rankingStats(trx, championshipId, earlier?.read.stats)
      const known = directoryOf(all.columns)
      return {
        ...known,
        stats: all,
        round: current,
        inPlay: current && (await readRound(trx, current, { managers: known.managers, known: earlier?.read })),
        before: await earlierRankings(trx, { championshipId, isInPlay: current !== undefined, known: earlier?.before }),
      }
    })
  const liveRound = round && inPlay && createLiveRound({ roundId: round.id, lineups: inPlay.lineups.packed, managers })
  // Before there are boards: they are then made of sums, without a move for every owner of every player.
  if (liveRound) await gently(liveRound.setPointsInSteps(inPlay?.players ?? [], []))
  const rankings = await gently(buildRankings({ managers, tallies, ...(liveRound && { round: liveRound }) }))
  return {
    championshipId,
    rankings,
    round,
    running: new Set(inPlay?.running),
    settledPicks: await gently(settledPicksIn(tallies)),
    before,
    read: { stats, lineups: inPlay?.lineups },
  }
}
