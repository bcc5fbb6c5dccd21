import type { Kysely } from 'kysely'
import type { Membership } from '#contract/league.ts'
import type { Participant } from '#db/championship/championship.ts'
import { membershipsOf } from '#db/league/league-member.ts'
import { placesBefore } from '#db/league/league-place.ts'
import type { LeagueRow } from '#db/league/league.ts'
import type { Tables } from '#db/schema/schema.ts'
import { membershipView } from '#api/league-shared/league-view.ts'
import type { LiveStandings } from './live-standings.ts'

/**
 * My memberships of these leagues. Those that have played have two ranks: the current one, and the one before the
 * running round, or else before the newest settled one.
 */
export async function ownPlaces(
  { db, liveStandings }: { db: Kysely<Tables>; liveStandings: LiveStandings },
  who: Participant,
  leagues: readonly LeagueRow[],
): Promise<{ memberships: Membership[]; isBehind: boolean; oldSinceMs: number | null }> {
  const [memberships, settled, tables] = await Promise.all([
    membershipsOf(db, who.managerId, { leagueIds: leagues.map(({ id }) => id) }),
    placesBefore(db, who),
    Promise.all(leagues.map((league) => liveStandings.of(league, ['total']))),
  ])
  const isBehind = tables.some((one) => one?.isBehind)
  const oldSinceMs = leagues.some(({ endedAt }) => endedAt === null)
    ? await liveStandings.oldSinceMs(who.championshipId)
    : null
  const asTheyStand = memberships.map((membership) => {
    const { leagueId, squadId, rank, canLeave } = membership
    // LG2: a member who has not played in the league yet has no rank among those who have.
    if (canLeave) return membershipView(membership)
    const isSame = (place: { squadId: number }) => place.squadId === squadId
    const live = tables[leagues.findIndex(({ id }) => id === leagueId)]?.total?.squadsOf(who.managerId).find(isSame)
    if (live) return membershipView({ ...membership, rank: live.rank, pointTenths: live.pointTenths }, rank)
    const before = settled.find((place) => place.leagueId === leagueId && isSame(place))
    return membershipView(membership, before?.rank)
  })
  return { memberships: asTheyStand, isBehind, oldSinceMs }
}
