import type { ManagerId, SquadId } from '#domain/ids.ts'
import { MOST_SQUADS } from '#domain/squad/squad-limits.ts'
import type { LeagueModel } from '#domain/testing/league-model.ts'
import type { SeasonModel } from '#domain/testing/season-model.ts'
import type { PeoplePlan, SavedSquad } from './people-plan.ts'
import type { PeopleState } from './people-state.ts'

export interface Merge {
  guestId: ManagerId
  accountId: ManagerId
}

type Member = LeagueModel['members'][number]

/** MG1, MG2, MG3, MG4: a guest signs in to an account. */
export function createMerging(plan: PeoplePlan, season: SeasonModel, state: PeopleState) {
  const tookPast = new Set<ManagerId>()
  const ownerOf = (squadId: SquadId) => plan.squads.find(({ id }) => id === squadId)?.managerId
  const isOf = (managerId: ManagerId) => (one: { managerId: ManagerId }) => one.managerId === managerId
  const hasLineups = (managerId: ManagerId) =>
    plan.rounds.some((round) => season.lineupsOf(round).some(isOf(managerId)))
  const hasPast = (managerId: ManagerId) =>
    hasLineups(managerId) ||
    season.ledger().some(isOf(managerId)) ||
    state.matches.some(({ picks }) => picks.some(isOf(managerId))) ||
    season.leagues().some(({ members }) => members.some(({ squadId }) => ownerOf(squadId) === managerId))

  /** MG1: an account takes over a past once, and only before it has played itself. */
  const mayTakePast = (accountId: ManagerId, nowMs: number) =>
    !tookPast.has(accountId) &&
    !hasLineups(accountId) &&
    !state.matches.some(({ id, picks }) => state.hasBegun(id, nowMs) && picks.some(isOf(accountId)))

  /** Of two picks for one match, the one that was saved last stays. */
  function takePicks({ guestId, accountId }: Merge, which: (matchId: number) => boolean): void {
    for (const { picks } of state.matches.filter(({ id }) => which(id))) {
      const [guests, own] = [picks.find(isOf(guestId)), picks.find(isOf(accountId))]
      if (!guests) continue
      const loser = own && (guests.savedAtMs > own.savedAtMs ? own : guests)
      if (loser) picks.splice(picks.indexOf(loser), 1)
      if (loser !== guests) guests.managerId = accountId
    }
  }

  /** One person would be in a league twice: the membership that joined first stays. */
  function leaveTwice(
    { guestId, accountId }: Merge,
    both: (league: LeagueModel, guests: Member, own: Member) => boolean,
  ) {
    season.changeMembers((league) => {
      const of = (managerId: ManagerId) => league.members.filter(({ squadId }) => ownerOf(squadId) === managerId)
      const left = of(guestId).flatMap((guests) =>
        of(accountId)
          .filter((own) => both(league, guests, own))
          .map((own) => (guests.joinedAtMs < own.joinedAtMs ? own : guests)),
      )
      return league.members.filter((member) => !left.includes(member))
    })
  }

  function moveEverything(merge: Merge, nowMs: number): void {
    takePicks(merge, () => true)
    leaveTwice(merge, ({ ended, bracket }) => ended === null && bracket === null)
    const room = MOST_SQUADS - state.livingSquads(merge.accountId).length
    for (const beyond of state.livingSquads(merge.guestId).slice(Math.max(0, room))) beyond.deletedAtMs = nowMs
    for (const squad of plan.squads.filter(isOf(merge.guestId))) squad.managerId = merge.accountId
    season.takeOver(merge)
  }

  /**
   * MG2: squads that never played change hands; the account gets copies of those that did, for the leagues that are
   * still open.
   */
  function moveOpenThings(merge: Merge, nowMs: number, newIds: readonly SquadId[]): void {
    const { guestId, accountId } = merge
    const isOpen = (league: LeagueModel, { joinedAtMs }: Member) => state.canLeave(league, joinedAtMs, nowMs)
    leaveTwice(
      merge,
      (league, guests, own) =>
        isOpen(league, guests) && !state.hasLineup(own.squadId, Math.max(league.startsAtMs, own.joinedAtMs)),
    )
    const coming = state.livingSquads(guestId).slice(0, MOST_SQUADS - state.livingSquads(accountId).length)
    const ids = [...newIds]
    for (const squad of coming) {
      const hasPlayed =
        state.hasLineup(squad.id, -Infinity) ||
        season
          .leagues()
          .some((league) => league.members.some((one) => one.squadId === squad.id && !isOpen(league, one)))
      if (!hasPlayed) squad.managerId = accountId
      else copySquad(squad, { id: ids.shift() ?? 0, accountId, isOpen, nowMs })
    }
  }

  function copySquad(
    squad: SavedSquad,
    to: { id: SquadId; accountId: ManagerId; isOpen: (league: LeagueModel, member: Member) => boolean; nowMs: number },
  ): void {
    const isOpenRound = squad.roundId !== null && !state.lockedAtMs.has(squad.roundId)
    plan.squads.push({
      ...squad,
      id: to.id,
      managerId: to.accountId,
      version: 1,
      roundId: isOpenRound ? squad.roundId : null,
    })
    squad.deletedAtMs = to.nowMs
    season.followSquad({ of: squad.id, id: to.id }, to.isOpen)
  }

  function merge(pair: Merge, nowMs: number, newIds: readonly SquadId[]): string {
    const { guestId, accountId } = pair
    if (!state.isHere(accountId)) return 'wrong_credentials'
    if (!state.isHere(guestId)) return 'ok'
    const takesPast = mayTakePast(accountId, nowMs)
    const roomLeft = MOST_SQUADS - state.livingSquads(accountId).length
    const isComing = state.livingSquads(guestId).length > 0 && roomLeft > 0
    if (!takesPast && isComing && state.isClosing(nowMs)) return 'market_closing'
    takePicks(pair, (matchId) => !state.hasBegun(matchId, nowMs))
    if (takesPast && hasPast(guestId)) tookPast.add(accountId)
    if (takesPast) moveEverything(pair, nowMs)
    else moveOpenThings(pair, nowMs, newIds)
    state.gone.add(guestId)
    if (hasPast(guestId)) {
      for (const squad of plan.squads.filter(isOf(guestId))) {
        squad.deletedAtMs ??= nowMs
        state.leaveUnplayed(squad.id)
      }
    } else {
      plan.managers = plan.managers.filter(({ id }) => id !== guestId)
      plan.squads = plan.squads.filter((squad) => squad.managerId !== guestId)
    }
    return 'ok'
  }

  return { merge, tookPast: tookPast as ReadonlySet<ManagerId> }
}
