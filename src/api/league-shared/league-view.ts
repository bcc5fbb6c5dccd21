import type { LeagueView, Membership } from '#contract/league.ts'
import type { MembershipRow } from '#db/league/league-member.ts'
import type { LeagueRow } from '#db/league/league.ts'
import type { Caps } from '#domain/league/caps.ts'
import { prizeMost } from '#domain/league/prize.ts'

export const leagueView = (row: LeagueRow, { prizesPerSeason }: Pick<Caps, 'prizesPerSeason'>): LeagueView => ({
  id: row.id,
  name: row.name,
  description: row.description,
  format: row.format,
  visibility: row.visibility,
  prize: row.prize,
  prizeMost:
    row.endedAt === null
      ? prizeMost({
          prize: row.prize,
          featured: row.featured !== null,
          given: row.prizesGiven,
          perSeason: prizesPerSeason,
        })
      : row.prize,
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

/** `before` is an earlier rank to compare with. Only the visitor's own list has it. */
export const membershipView = (row: MembershipRow, before: number | null = null): Membership => ({ ...row, before })
