import type { ManagerId, MatchId, RoundId, SquadId } from '#domain/ids.ts'
import type { LeagueModel } from '#domain/testing/league-model.ts'
import type { MatchPlan } from '#domain/testing/season-plan.ts'
import type { SeasonModel } from '#domain/testing/season-model.ts'
import type { PeoplePlan, SavedSquad } from './people-plan.ts'

/** What the rules ask about people, their squads and what has begun. */
export function createPeopleState(plan: PeoplePlan, season: SeasonModel) {
  const gone = new Set<ManagerId>()
  const lockedAtMs = new Map<RoundId, number>()
  const putOff = new Set<MatchId>()
  const matches = [...plan.rounds.flatMap((round) => round.matches), ...plan.otherMatches]

  const isHere = (managerId: ManagerId) => !gone.has(managerId) && plan.managers.some(({ id }) => id === managerId)
  const livingSquads = (managerId: ManagerId) =>
    plan.squads.filter((one) => one.managerId === managerId && one.deletedAtMs === null)
  const livingSquad = (managerId: ManagerId, squadId: SquadId): SavedSquad | undefined =>
    livingSquads(managerId).find(({ id }) => id === squadId)
  /** PK1, MT1, MT2: a postponed match begins later, or after the season. */
  const startOf = ({ id, startsAtMs, delayedToMs = Infinity }: MatchPlan) => (putOff.has(id) ? delayedToMs : startsAtMs)
  const hasBegun = (matchId: MatchId, nowMs: number) =>
    matches.some((match) => match.id === matchId && startOf(match) <= nowMs)
  const isClosing = (nowMs: number) =>
    plan.rounds.some(({ id, deadlineMs }) => deadlineMs <= nowMs && !lockedAtMs.has(id))
  const lineupsOf = (squadId: SquadId) =>
    plan.rounds.filter((round) => season.lineupsOf(round).some((one) => one.squadId === squadId))
  const hasLineup = (squadId: SquadId, sinceMs: number) =>
    lineupsOf(squadId).some(({ id }) => (lockedAtMs.get(id) ?? -Infinity) >= sinceMs)

  /** LG12: a squad can leave until a deadline has passed with it in the league. */
  function canLeave(league: LeagueModel, joinedAtMs: number, nowMs: number): boolean {
    const sinceMs = Math.max(league.startsAtMs, joinedAtMs)
    const hasLocked = plan.rounds.some(({ deadlineMs }) => deadlineMs <= nowMs && deadlineMs >= sinceMs)
    return league.ended === null && league.bracket === null && !hasLocked
  }

  /**
   * A deleted squad leaves its leagues. It stays where it has points, where it had a lineup since the league's start,
   * and where the bracket is drawn.
   */
  function leaveUnplayed(squadId: SquadId): void {
    season.changeMembers((league) => {
      const total = season.tableFor(league).rows.find((row) => row.squadId === squadId)?.totalTenths ?? 0
      const stays = total !== 0 || league.bracket !== null || hasLineup(squadId, league.startsAtMs)
      return stays ? league.members : league.members.filter((one) => one.squadId !== squadId)
    })
  }

  return {
    gone,
    lockedAtMs,
    putOff,
    matches,
    isHere,
    livingSquads,
    livingSquad,
    hasBegun,
    isClosing,
    hasLineup,
    canLeave,
    leaveUnplayed,
  }
}

export type PeopleState = ReturnType<typeof createPeopleState>
