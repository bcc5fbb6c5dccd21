import type { LeagueId, ManagerId, MatchId, RoundId, SquadId } from '#domain/ids.ts'
import type { Pick } from '#domain/pick/pick-points.ts'
import { changeSquad, type WantedSquad } from '#domain/squad/apply-moves.ts'
import { emptySquad, type Squad } from '#domain/squad/squad.ts'
import { MOST_SQUADS } from '#domain/squad/squad-limits.ts'
import type { SeasonModel } from '#domain/testing/season-model.ts'
import type { RoundPlan } from '#domain/testing/season-plan.ts'
import { createMerging } from './people-merge.ts'
import type { PeoplePlan } from './people-plan.ts'
import { createPeopleState } from './people-state.ts'

interface Saving {
  by: ManagerId
  roundId: RoundId
  wanted: WantedSquad
}

/** What people do in a season, by the rules: each action returns 'ok' or the reason of a refusal, as the game must. */
export function createPeopleModel(plan: PeoplePlan, season: SeasonModel) {
  const state = createPeopleState(plan, season)
  const { merge, tookPast } = createMerging(plan, season, state)
  const newestEdition = (leagueId: LeagueId) => season.leagues().findLast(({ id }) => id === leagueId)

  /** A manager's memberships in the newest edition of each league. */
  const membershipsOf = (managerId: ManagerId) =>
    season
      .leagues()
      .flatMap((league) =>
        league.members
          .filter(({ squadId }) => league === newestEdition(league.id) && isOwn(managerId, squadId))
          .map(({ squadId }) => ({ leagueId: league.id, squadId })),
      )
  const isOwn = (managerId: ManagerId, squadId: SquadId) =>
    plan.squads.some((one) => one.id === squadId && one.managerId === managerId)

  /** SQ7: whether saves for a round are refused. */
  const isClosed = (roundId: RoundId, nowMs: number) =>
    !plan.rounds.some(({ id, deadlineMs }) => id === roundId && nowMs < deadlineMs && !state.lockedAtMs.has(id))

  function create({ by, roundId, wanted }: Saving, nowMs: number, newId: SquadId): string {
    if (isClosed(roundId, nowMs)) return 'market_closed'
    if (state.livingSquads(by).length >= MOST_SQUADS) return 'too_many_squads'
    const made = changeSquad(emptySquad(plan.modality), wanted, season.market)
    if (!made.ok) return made.error.kind
    plan.squads.push({ id: newId, managerId: by, squad: made.value, version: 1, roundId, deletedAtMs: null })
    return 'ok'
  }

  function save({ by, roundId, wanted, ...of }: Saving & { squadId: SquadId; version: number }, nowMs: number): string {
    if (isClosed(roundId, nowMs)) return 'market_closed'
    const own = state.livingSquad(by, of.squadId)
    if (!own) return 'not_found'
    if (own.version !== of.version) return 'squad_conflict'
    const next = changeSquad(own.squad, wanted, season.market)
    if (!next.ok) return next.error.kind
    Object.assign(own, { squad: next.value, version: own.version + 1, roundId })
    return 'ok'
  }

  function pick({ by, matchId, pick: wanted }: { by: ManagerId; matchId: MatchId; pick: Pick }, nowMs: number): string {
    const match = state.matches.find(({ id }) => id === matchId)
    if (!match) return 'match_unknown'
    if (state.hasBegun(matchId, nowMs)) return 'match_started'
    const others = match.picks.findIndex(({ managerId }) => managerId === by)
    const saved = { managerId: by, pick: wanted, savedAtMs: nowMs }
    if (others === -1) match.picks.push(saved)
    else match.picks[others] = saved
    return 'ok'
  }

  /** LG10, and the other reasons for which a squad cannot join. */
  function join({ by, leagueId, squadId }: { by: ManagerId; leagueId: LeagueId; squadId: SquadId }, nowMs: number) {
    const league = newestEdition(leagueId)
    if (!league) return 'not_found'
    if (league.ended || league.endsAtMs <= nowMs || league.bracket) return 'league_closed'
    const { startsAtMs, endsAtMs } = league
    const isLeft = ({ deadlineMs }: RoundPlan) =>
      deadlineMs > nowMs && deadlineMs >= startsAtMs && deadlineMs < endsAtMs
    const isKnownToEnd = plan.rounds.some(({ deadlineMs }) => deadlineMs >= endsAtMs)
    const canScore =
      league.format === 'mata-mata' || league.featured !== null || plan.rounds.some(isLeft) || !isKnownToEnd
    if (!canScore) return 'no_more_rounds'
    if (!state.livingSquad(by, squadId)) return 'not_found'
    if (league.members.some((one) => one.squadId === squadId)) return 'already_joined'
    season.changeMembers((one) => (one === league ? [...one.members, { squadId, joinedAtMs: nowMs }] : one.members))
    return 'ok'
  }

  function leave({ by, leagueId, squadId }: { by: ManagerId; leagueId: LeagueId; squadId: SquadId }, nowMs: number) {
    const league = newestEdition(leagueId)
    const member = league?.members.find((one) => one.squadId === squadId)
    if (!league) return 'not_found'
    if (!member || !isOwn(by, squadId)) return 'owner_needed'
    if (!state.canLeave(league, member.joinedAtMs, nowMs)) return 'cannot_leave'
    season.changeMembers((one) => (one === league ? one.members.filter((other) => other !== member) : one.members))
    return 'ok'
  }

  function deleteSquad({ by, squadId }: { by: ManagerId; squadId: SquadId }, nowMs: number): string {
    const own = state.livingSquad(by, squadId)
    if (!own) return 'not_found'
    own.deletedAtMs = nowMs
    state.leaveUnplayed(squadId)
    return 'ok'
  }

  /** Deletes an account. What it has played stays, without a name. */
  function forget(managerId: ManagerId, nowMs: number): string {
    state.gone.add(managerId)
    for (const squad of plan.squads.filter((one) => one.managerId === managerId)) {
      squad.deletedAtMs ??= nowMs
      state.leaveUnplayed(squad.id)
    }
    return 'ok'
  }

  /** SQ8: the squads at the deadline, including those that were deleted between it and the lock. */
  function lock(round: RoundPlan, nowMs: number): void {
    const isBot = new Set(plan.managers.filter((one) => one.isBot).map(({ id }) => id))
    const standing = plan.squads.filter(
      ({ managerId, deletedAtMs }) =>
        !isBot.has(managerId) && (deletedAtMs === null || deletedAtMs >= round.deadlineMs),
    )
    season.lock(round, new Map(standing.map(({ id, squad }): [SquadId, Squad] => [id, squad])))
    state.lockedAtMs.set(round.id, nowMs)
  }

  return {
    create,
    save,
    pick,
    join,
    leave,
    deleteSquad,
    forget,
    merge,
    lock,
    putOff: (matchId: MatchId) => void state.putOff.add(matchId),
    isHere: state.isHere,
    tookPast,
    squadsOf: state.livingSquads,
    membershipsOf,
  }
}

export type PeopleModel = ReturnType<typeof createPeopleModel>
