import type { ManagerId, RoundId, SquadId } from '#domain/ids.ts'
import { trophyPoints } from '#domain/league/prize.ts'
import {
  competitorsOf,
  enterRound,
  isIn,
  isOver,
  leaveRound,
  newLeague,
  nextEdition,
  tableOf,
  type LeagueModel,
} from './league-model.ts'
import type { RoundPlan, SeasonPlan } from './season-plan.ts'

type Member = LeagueModel['members'][number]

/** What the leagues use of the season around them. */
interface Season {
  settled: readonly RoundPlan[]
  scoresOf: (round: RoundPlan) => ReadonlyMap<SquadId, number>
  isFielded: (roundId: RoundId, squadId: SquadId) => boolean
  managerOf: (squadId: SquadId) => ManagerId
  pointsOf: (managerId: ManagerId) => number
}

/** The leagues of a season as they are joined, played, won and opened again. */
export function createLeagueBook(plan: SeasonPlan, { settled, scoresOf, isFielded, managerOf, pointsOf }: Season) {
  let leagues: LeagueModel[] = plan.leagues.map((league) => newLeague(league))

  const tableFor = (league: LeagueModel) =>
    tableOf(league, { settled, managerOf, tenthsOf: (round, squadId) => scoresOf(round).get(squadId) })

  function trophyOf(league: LeagueModel, squadId: SquadId): number | null {
    const competed = competitorsOf(league, plan.rounds, isFielded)
    if (!competed.has(squadId)) return null
    const opponents = new Set([...competed].map(managerOf))
    opponents.delete(managerOf(squadId))
    return trophyPoints({ prize: league.prize, featured: league.featured !== null, opponents: opponents.size })
  }

  function end(nowMs: number): void {
    const left = plan.rounds.filter((round) => !settled.includes(round))
    for (const league of leagues.filter((one) => !one.ended)) {
      const champion = league.bracket?.champion ?? null
      if (champion === null && !isOver(league, nowMs, left)) continue
      const best = champion ?? tableFor(league).winner?.squadId ?? null
      const points = best === null ? null : trophyOf(league, best)
      const winner = points === null ? null : best
      const over = { ...league, ended: { atMs: nowMs, winner, trophyPoints: points } }
      leagues = leagues.map((one) => (one === league ? over : one))
      if (league.featured !== null) leagues.push(reopened(league))
    }
  }

  /**
   * LG6: the next edition, with the squads that still exist. Rounds of it may have been settled before the old edition
   * could end.
   */
  function reopened(league: LeagueModel): LeagueModel {
    const isThere = (squadId: SquadId) =>
      plan.squads.some(({ id, deletedAtMs = null }) => id === squadId && deletedAtMs === null)
    const next = nextEdition({ ...league, members: league.members.filter(({ squadId }) => isThere(squadId)) })
    return settled.some((round) => isIn(next, round)) ? { ...next, ranks: ranksIn(next) } : next
  }

  const ranksIn = (league: LeagueModel) => new Map(tableFor(league).rows.map(({ squadId, rank }) => [squadId, rank]))

  function lock(round: RoundPlan): void {
    leagues = leagues.map((league) => enterRound(league, round, (squadId) => pointsOf(managerOf(squadId))))
  }

  /** A member who joins later has no rank until the next round of the league is settled. */
  function settle(round: RoundPlan, nowMs: number): void {
    const scores = scoresOf(round)
    leagues = leagues.map((league) => {
      const played = leaveRound(league, round, scores)
      if (!isIn(league, round)) return played
      return { ...played, ranks: ranksIn(league) }
    })
    end(nowMs)
  }

  function change(membersOf: (league: LeagueModel) => LeagueModel['members']): void {
    leagues = leagues.map((league) => ({ ...league, members: membersOf(league) }))
  }

  /** MG2: a copy takes over its squad's membership, and the squad's rank there. */
  function follow(copy: { of: SquadId; id: SquadId }, isFollowed: (league: LeagueModel, member: Member) => boolean) {
    leagues = leagues.map((league) => {
      const left = league.members.find((one) => one.squadId === copy.of && isFollowed(league, one))
      if (!left) return league
      const members = league.members.map((one) => (one === left ? { ...one, squadId: copy.id } : one))
      const ranks = new Map([...league.ranks].map(([id, rank]) => [id === copy.of ? copy.id : id, rank]))
      return { ...league, members, ranks }
    })
  }

  return { lock, settle, end, change, follow, tableFor, read: () => leagues }
}
