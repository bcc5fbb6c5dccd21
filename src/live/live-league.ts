import type { ManagerId, SquadId } from '#domain/ids.ts'
import { atOnce, yieldToOthers } from './yield-to-others.ts'
import type { LiveRound } from './live-round.ts'
import { createRankBoard, type RankBoard } from './rank-board.ts'

/** One entry for each squad, by squad id, which also orders equals. */
export interface LeagueMembers {
  squadIds: Int32Array
  managerIds: Int32Array
  /** The sum of the squad's lineups in the settled rounds of the league. */
  pointTenths: Int32Array
  /** 1 if the squad joined after the deadline: its points of this round do not count here. */
  isLate: Int32Array
}

export interface LeagueStanding {
  squadId: SquadId
  managerId: ManagerId
  pointTenths: number
  rank: number
  roundTenths: number
}

/** The league at one moment, whatever moves afterwards. */
export interface LeagueTable {
  page(range: { from: number; count: number }): LeagueStanding[]
  /** A manager may have entered several squads. */
  squadsOf(managerId: ManagerId): LeagueStanding[]
}

export interface LiveLeague {
  /** The work to do after the round has moved on. */
  workInSteps(): Generator<void, void>
  /** The current table, computed without yielding if necessary. */
  now(): LeagueTable
  /**
   * The current table, computed with yields if necessary; concurrent callers share one computation. Undefined if the
   * round moved on meanwhile.
   */
  nowGently(): Promise<LeagueTable | undefined>
}

/** How many members are handled between two yields. */
const STEP = 1 << 12

/**
 * The index of each squad's lineup in the round; -1 if the squad joined late or has no lineup. Yields between batches,
 * because a league can have a million members.
 */
export function* lineupsOf(
  { squadIds, managerIds, isLate }: LeagueMembers,
  round: LiveRound,
): Generator<void, Int32Array> {
  const lineups = new Int32Array(squadIds.length).fill(-1)
  for (let from = 0; from < lineups.length; from += STEP, yield)
    for (let i = from, to = Math.min(from + STEP, lineups.length); i < to; i++)
      if (isLate[i] !== 1)
        lineups[i] = round.lineupOf({ squadId: squadIds[i] as number, managerId: managerIds[i] as number })
  return lineups
}

/**
 * The members with a lineup, all without earlier points: their league is a table of the round alone. Yields as well.
 */
export function* fieldedOf(
  { squadIds, managerIds }: LeagueMembers,
  lineups: Int32Array,
): Generator<void, { members: LeagueMembers; lineups: Int32Array }> {
  const found = { squadIds: new Int32Array(lineups.length), managerIds: new Int32Array(lineups.length) }
  const kept = new Int32Array(lineups.length)
  let count = 0
  for (let from = 0; from < lineups.length; from += STEP, yield)
    for (let i = from, to = Math.min(from + STEP, lineups.length); i < to; i++) {
      const lineup = lineups[i] as number
      if (lineup < 0) continue
      found.squadIds[count] = squadIds[i] as number
      found.managerIds[count] = managerIds[i] as number
      kept[count++] = lineup
    }
  const nothing = new Int32Array(count)
  const members = {
    squadIds: found.squadIds.subarray(0, count),
    managerIds: found.managerIds.subarray(0, count),
    pointTenths: nothing,
    isLate: nothing,
  }
  return { members, lineups: kept.subarray(0, count) }
}

function tableOf({ squadIds, managerIds, pointTenths }: LeagueMembers, board: RankBoard): LeagueTable {
  const standing = (index: number): LeagueStanding => ({
    squadId: squadIds[index] as number,
    managerId: managerIds[index] as number,
    pointTenths: board.scores[index] as number,
    rank: board.rankOf(index) as number,
    roundTenths: (board.scores[index] as number) - (pointTenths[index] as number),
  })
  return {
    page: ({ from, count }) => Array.from(board.entrants(from, count), standing),
    squadsOf: (managerId) => {
      const squads: LeagueStanding[] = []
      for (let at = managerIds.indexOf(managerId); at >= 0; at = managerIds.indexOf(managerId, at + 1))
        squads.push(standing(at))
      return squads
    },
  }
}

/** Scores are computed again only after the round moved on. */
export function createLiveLeague(
  members: LeagueMembers,
  { round, lineups }: { round: LiveRound; lineups: Int32Array },
): LiveLeague {
  let known: { version: number; table: LeagueTable } | undefined
  let working: Promise<void> | undefined
  const fresh = () => (known?.version === round.version() ? known.table : undefined)

  function* workInSteps(): Generator<void, void> {
    const version = round.version()
    const scores = members.pointTenths.slice()
    for (let from = 0; from < lineups.length; from += STEP, yield) {
      if (fresh() || round.version() !== version) return
      for (let i = from, to = Math.min(from + STEP, lineups.length); i < to; i++) {
        const lineup = lineups[i] as number
        if (lineup >= 0) scores[i] = (scores[i] as number) + round.lineupTenths(lineup)
      }
    }
    if (fresh() || round.version() !== version) return
    const board = createRankBoard(scores)
    yield* board.countInSteps()
    known = { version, table: tableOf(members, board) }
  }

  return {
    now: () => {
      if (!fresh()) atOnce(workInSteps())
      return known?.table as LeagueTable
    },
    workInSteps,
    nowGently: async () => {
      if (!fresh()) await (working ??= yieldToOthers(workInSteps()).finally(() => (working = undefined)))
      return fresh()
    },
  }
}
