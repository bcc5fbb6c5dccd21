import type { ManagerId, SquadId } from '#domain/ids.ts'
import type { LiveRound } from './live-round.ts'
import { createRankBoard } from './rank-board.ts'

export interface LeagueMember {
  squadId: SquadId
  managerId: ManagerId
  /** Sum of the league's settled rounds. */
  pointTenths: number
  /** Joined after the deadline: what the squad wins in this round does not count here. */
  isLate?: boolean
}

export interface LeagueStanding extends Omit<LeagueMember, 'isLate'> {
  rank: number
  roundTenths: number
}

export interface LiveLeague {
  size(): number
  page(range: { from: number; count: number }): LeagueStanding[]
  /** A manager may have entered several squads. */
  squadsOf(managerId: ManagerId): LeagueStanding[]
}

/** Members ordered by squad id, which also orders equals. Scores are worked out again only when the round moved on. */
export function createLiveLeague(members: readonly LeagueMember[], round: LiveRound): LiveLeague {
  const lineups = Int32Array.from(members, (member) => (member.isLate ? -1 : round.lineupOf(member)))
  const board = createRankBoard(new Int32Array(members.length))
  let seen = -1

  const roundTenths = (member: number) => {
    const lineup = lineups[member] ?? -1
    return lineup < 0 ? 0 : round.lineupTenths(lineup)
  }
  function refresh() {
    if (seen === round.version()) return
    seen = round.version()
    members.forEach(({ pointTenths }, i) => {
      board.scores[i] = pointTenths + roundTenths(i)
    })
    board.scoresChanged()
  }
  const standing = (index: number): LeagueStanding => {
    const { squadId, managerId } = members[index] as LeagueMember
    const pointTenths = board.scores[index] as number
    return { squadId, managerId, pointTenths, rank: board.rankOf(index) as number, roundTenths: roundTenths(index) }
  }

  return {
    size: () => members.length,
    page: ({ from, count }) => {
      refresh()
      return Array.from(board.entrants(from, count), standing)
    },
    squadsOf: (managerId) => {
      refresh()
      return members.flatMap((member, index) => (member.managerId === managerId ? [standing(index)] : []))
    },
  }
}
