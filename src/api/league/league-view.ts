import type { LeagueView, Membership, TieView } from '#contract/league.ts'
import type { MembershipRow } from '#db/league/league-member.ts'
import type { LeagueRow } from '#db/league/league.ts'
import type { TieRow } from '#db/league/league-standing.ts'
import type { LiveTables } from './live-standings.ts'

export const leagueView = (row: LeagueRow): LeagueView => ({
  id: row.id,
  name: row.name,
  description: row.description,
  format: row.format,
  visibility: row.visibility,
  prize: row.prize,
  participants: row.participants,
  startsAtMs: row.startsAt.getTime(),
  endsAtMs: row.endsAt.getTime(),
  endedAtMs: row.endedAt?.getTime() ?? null,
  featured: row.featured !== null,
  edition: row.edition,
  owner: row.ownerId === null ? null : { managerId: row.ownerId, name: row.ownerName ?? '' },
  isClosed: row.isClosed,
  hasMoreRounds: row.hasMoreRounds,
})

/** What changed is told only in the list of one's own. */
export const membershipView = (row: MembershipRow, before: number | null = null): Membership => ({ ...row, before })

/** The running score of a tie that is being played; a decided one has its own. */
export function tieView(row: TieRow, live: LiveTables | undefined): TieView {
  const playing = live && row.winner === null && row.roundId === live.roundId ? live : undefined
  const side = (of: {
    squadId: number | null
    managerId: number | null
    name: string | null
    managerName: string | null
    tenths: number | null
  }) => {
    if (of.squadId === null || of.managerId === null) return null
    const { squadId, managerId, name, managerName, tenths } = of
    return {
      squadId,
      name: name ?? '',
      managerName: managerName ?? '',
      pointTenths: playing ? playing.tenthsOf({ squadId, managerId }) : tenths,
    }
  }
  return {
    stage: row.stage,
    slot: row.slot,
    a: side({
      squadId: row.squadA,
      managerId: row.managerA,
      name: row.nameA,
      managerName: row.managerNameA,
      tenths: row.tenthsA,
    }),
    b: side({
      squadId: row.squadB,
      managerId: row.managerB,
      name: row.nameB,
      managerName: row.managerNameB,
      tenths: row.tenthsB,
    }),
    winnerSquadId: row.winner,
    isLive: playing !== undefined,
  }
}
