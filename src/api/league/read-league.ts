import type { Kysely } from 'kysely'
import { STANDINGS_PAGE } from '#domain/league/standings-page.ts'
import type { LeaguePageView } from '#contract/league.ts'
import { leagueById, type LeagueRow } from '#db/league.ts'
import { membershipsOf } from '#db/league-member.ts'
import {
  prizePaid,
  roundsOfLeague,
  roundStandings,
  roundStandingsOfManager,
  standingOfSquad,
  standingsOfManager,
  standingsPage,
  tiesOfLeague,
} from '#db/league-standing.ts'
import type { Tables } from '#db/schema.ts'
import { ProblemError } from '#api/http/problem.ts'
import { leagueView, tieView } from './league-view.ts'

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

async function readStandings(db: Kysely<Tables>, { leagueId, page, round, managerId }: LeagueAsked) {
  const window = { limit: STANDINGS_PAGE, offset: (page - 1) * STANDINGS_PAGE }
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

export async function readLeaguePage(db: Kysely<Tables>, asked: LeagueAsked): Promise<LeaguePageView> {
  const { row, memberships, isOwner, isInside } = await readVisible(db, asked)
  const [[standings, mine], rounds, ties, winner, paidPrize] = await Promise.all([
    readStandings(db, asked),
    roundsOfLeague(db, row.id),
    row.format === 'mata-mata' ? tiesOfLeague(db, row.id) : [],
    row.winnerSquadId === null ? undefined : standingOfSquad(db, row.id, row.winnerSquadId),
    row.endedAt === null ? null : prizePaid(db, row.id),
  ])
  return {
    league: leagueView(row),
    inviteCode: isInside || hasCode(row, asked.code) ? row.inviteCode : null,
    isOwner,
    memberships,
    rounds,
    standings,
    mine,
    ties: ties.map(tieView),
    winner: winner ?? null,
    paidPrize,
  }
}
