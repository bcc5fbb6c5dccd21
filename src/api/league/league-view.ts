import type { LeagueView, TieView } from '#contract/league.ts'
import type { LeagueRow } from '#db/league.ts'
import type { TieRow } from '#db/league-standing.ts'

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
})

const sideView = (squadId: number | null, name: string | null, pointTenths: number | null) =>
  squadId === null ? null : { squadId, name: name ?? '', pointTenths }

export const tieView = (row: TieRow): TieView => ({
  stage: row.stage,
  slot: row.slot,
  a: sideView(row.squadA, row.nameA, row.tenthsA),
  b: sideView(row.squadB, row.nameB, row.tenthsB),
  winnerSquadId: row.winner,
})
