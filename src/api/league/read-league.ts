import type { Kysely } from 'kysely'
import { STANDINGS_PAGE } from '#domain/league/standings-page.ts'
import type { LeaguePageView, Membership, Standing } from '#contract/league.ts'
import { leagueById, type LeagueRow } from '#db/league.ts'
import { membershipsOf } from '#db/league-member.ts'
import {
  prizePaid,
  roundsOfLeague,
  roundStandings,
  roundStandingsOfManager,
  standingsGiven,
  standingOfSquad,
  standingsOfManager,
  standingsPage,
  tiesOfLeague,
} from '#db/league-standing.ts'
import type { Tables } from '#db/schema.ts'
import type { LiveLeague } from '#live/live-league.ts'
import { ProblemError } from '#api/http/problem.ts'
import { leagueView, tieView } from './league-view.ts'
import type { LiveStandings } from './live-standings.ts'

export interface LeagueAsked {
  leagueId: number
  page: number
  round: number | undefined
  code: string | undefined
  managerId: number | undefined
}

const hasCode = ({ inviteCode }: LeagueRow, code: string | undefined) => inviteCode !== null && inviteCode === code

/** A private league shows itself to its members, to its owner and to whoever holds the invitation. */
async function readVisible(db: Kysely<Tables>, { leagueId, code, managerId }: LeagueAsked) {
  const row = await leagueById(db, leagueId)
  if (!row) throw new ProblemError('not_found')
  const memberships = managerId === undefined ? [] : await membershipsOf(db, managerId, leagueId)
  const isOwner = managerId !== undefined && row.ownerId === managerId
  const isInside = isOwner || memberships.length > 0
  if (row.visibility === 'private' && !isInside && !hasCode(row, code)) throw new ProblemError('league_private')
  return { row, memberships, isOwner, isInside }
}

async function readStandings(
  db: Kysely<Tables>,
  { leagueId, page, round, managerId }: LeagueAsked,
  live: LiveLeague | undefined,
) {
  const window = { limit: STANDINGS_PAGE, offset: (page - 1) * STANDINGS_PAGE }
  if (live) {
    const mine = managerId === undefined ? [] : live.squadsOf(managerId)
    const shown = live.page({ from: window.offset, count: window.limit })
    return Promise.all([standingsGiven(db, leagueId, shown), standingsGiven(db, leagueId, mine)])
  }
  if (round === undefined) {
    return Promise.all([
      standingsPage(db, leagueId, window),
      managerId === undefined ? [] : standingsOfManager(db, leagueId, managerId),
    ])
  }
  return Promise.all([
    roundStandings(db, { leagueId, roundId: round, ...window }),
    managerId === undefined ? [] : roundStandingsOfManager(db, { leagueId, roundId: round, managerId }),
  ])
}

/** On one page a squad has one place. */
function withPlaces(memberships: readonly Membership[], places: readonly Standing[]): Membership[] {
  return memberships.map((membership) => {
    const place = places.find(({ squadId }) => squadId === membership.squadId)
    return place ? { ...membership, rank: place.rank, pointTenths: place.pointTenths } : membership
  })
}

export async function readLeaguePage(
  { db, liveStandings }: { db: Kysely<Tables>; liveStandings: LiveStandings },
  asked: LeagueAsked,
): Promise<LeaguePageView> {
  const { row, memberships, isOwner, isInside } = await readVisible(db, asked)
  const live = asked.round === undefined ? await liveStandings.of(row) : undefined
  const [[standings, mine], rounds, ties, winner, paidPrize] = await Promise.all([
    readStandings(db, asked, live),
    roundsOfLeague(db, row.id),
    row.format === 'mata-mata' ? tiesOfLeague(db, row.id) : [],
    row.winnerSquadId === null ? undefined : standingOfSquad(db, row.id, row.winnerSquadId),
    row.endedAt === null ? null : prizePaid(db, row.id),
  ])
  return {
    league: leagueView(row),
    inviteCode: isInside || hasCode(row, asked.code) ? row.inviteCode : null,
    isOwner,
    memberships: live ? withPlaces(memberships, mine) : memberships,
    rounds,
    isProvisional: live !== undefined,
    standings,
    mine,
    ties: ties.map(tieView),
    winner: winner ?? null,
    paidPrize,
  }
}
