import type { ManagerId, SquadId } from '#domain/ids.ts'
import { atOnce, gently } from './gently.ts'
import type { LiveRound } from './live-round.ts'
import { createRankBoard } from './rank-board.ts'

/** A place of each for a squad, by squad id, which also orders equals. */
export interface LeagueMembers {
  squadIds: Int32Array
  managerIds: Int32Array
  /** Sum of the league's settled rounds. */
  pointTenths: Int32Array
  /** 1 for who joined after the deadline: what the squad wins in this round does not count here. */
  isLate: Int32Array
}

export interface LeagueStanding {
  squadId: SquadId
  managerId: ManagerId
  pointTenths: number
  rank: number
  roundTenths: number
}

export interface LiveLeague {
  size(): number
  page(range: { from: number; count: number }): LeagueStanding[]
  /** A manager may have entered several squads. */
  squadsOf(managerId: ManagerId): LeagueStanding[]
  /** What the first question after the round moved on would do. */
  workInSteps(): Generator<void, void>
  /** The same with pauses in which others are served, once for all who ask meanwhile. False if the round has moved on again. */
  workGently(): Promise<boolean>
}

/** Members between two stops. */
const STEP = 1 << 12

/** Of each member, -1 for who has none that counts; with stops at which others may be served, as a league may be of a million. */
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

/** Of the members with a lineup what the round alone gives them, likewise with stops. */
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

/** Scores are worked out again only when the round moved on. */
export function createLiveLeague(
  { squadIds, managerIds, pointTenths }: LeagueMembers,
  { round, lineups }: { round: LiveRound; lineups: Int32Array },
): LiveLeague {
  const board = createRankBoard(new Int32Array(squadIds.length))
  let seen = -1
  let working: Promise<void> | undefined
  const isFresh = () => seen === round.version()

  const roundTenths = (member: number) => {
    const lineup = lineups[member] ?? -1
    return lineup < 0 ? 0 : round.lineupTenths(lineup)
  }
  function* workInSteps(): Generator<void, void> {
    if (isFresh()) return
    const version = round.version()
    for (let from = 0; from < lineups.length; from += STEP, yield) {
      if (isFresh() || round.version() !== version) return
      for (let i = from, to = Math.min(from + STEP, lineups.length); i < to; i++)
        board.scores[i] = (pointTenths[i] as number) + roundTenths(i)
    }
    if (isFresh() || round.version() !== version) return
    board.scoresChanged()
    seen = version
    yield* board.countInSteps()
  }
  const standing = (index: number): LeagueStanding => ({
    squadId: squadIds[index] as number,
    managerId: managerIds[index] as number,
    pointTenths: board.scores[index] as number,
    rank: board.rankOf(index) as number,
    roundTenths: roundTenths(index),
  })

  return {
    size: () => squadIds.length,
    page: ({ from, count }) => {
      atOnce(workInSteps())
      return Array.from(board.entrants(from, count), standing)
    },
    squadsOf: (managerId) => {
      atOnce(workInSteps())
      const squads: LeagueStanding[] = []
      for (let at = managerIds.indexOf(managerId); at >= 0; at = managerIds.indexOf(managerId, at + 1))
        squads.push(standing(at))
      return squads
    },
    workInSteps,
    workGently: async () => {
      working ??= gently(workInSteps()).finally(() => (working = undefined))
      await working
      return isFresh()
    },
  }
}
