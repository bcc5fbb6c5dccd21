import type { LeagueMembers } from '#live/live-league.ts'

interface Member {
  squadId: number
  managerId: number
  pointTenths: number
}

/** None of the members has joined late. */
export const leagueMembers = (members: readonly Member[]): LeagueMembers => ({
  squadIds: Int32Array.from(members, ({ squadId }) => squadId),
  managerIds: Int32Array.from(members, ({ managerId }) => managerId),
  pointTenths: Int32Array.from(members, ({ pointTenths }) => pointTenths),
  isLate: new Int32Array(members.length),
})
