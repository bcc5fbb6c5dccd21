import type { Kysely } from 'kysely'
import { isCoOwner } from '#db/league/league-owner.ts'
import { isBarredFromLeague, isMember } from '#db/league/league-member.ts'
import { selectLeagueForUpdate, type LeagueRow } from '#db/league/league.ts'
import { poolPlacesOf } from '#db/pool/pool-member.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { Tables } from '#db/schema/schema.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { hasCode } from '#api/requested-championship/invite-code.ts'
import { leagueProblem } from './league-problems.ts'

export async function requireLeague(trx: Trx, leagueId: number): Promise<LeagueRow> {
  const league = await selectLeagueForUpdate(trx, leagueId)
  if (!league) throw httpProblem('not_found')
  return league
}

/**
 * A private league is answered as if it did not exist, except to its owner, its members, and people with its invitation
 * whom nobody removed.
 */
export async function requireSeen(trx: Trx, leagueId: number, managerId: number, code?: string): Promise<LeagueRow> {
  const league = await requireLeague(trx, leagueId)
  if (league.visibility === 'public' || league.ownerId === managerId) return league
  if (await isMember(trx, leagueId, managerId)) return league
  const isInvited = hasCode(league, code) && !(await isBarredFromLeague(trx, leagueId, managerId))
  if (!isInvited) throw httpProblem('not_found')
  return league
}

/** BL15: the owner, or a co-owner. */
export const isOwnerOrCoOwner = async (db: Kysely<Tables>, league: LeagueRow, managerId: number): Promise<boolean> =>
  league.ownerId === managerId || isCoOwner(db, league.id, managerId)

export async function requireOwned(trx: Trx, leagueId: number, managerId: number): Promise<LeagueRow> {
  const league = await requireSeen(trx, leagueId, managerId)
  if (!(await isOwnerOrCoOwner(trx, league, managerId))) throw leagueProblem('owner_needed')
  return league
}

/** BL15: for steps that only the first owner may take. */
export async function requireFirstOwner(trx: Trx, leagueId: number, managerId: number): Promise<LeagueRow> {
  const league = await requireOwned(trx, leagueId, managerId)
  if (league.ownerId !== managerId) throw leagueProblem('first_owner_needed')
  return league
}

/** Requires that the person is a member of the bolão. */
export async function requireMembership(trx: Trx, leagueId: number, managerId: number): Promise<LeagueRow> {
  const league = await requireSeen(trx, leagueId, managerId)
  requirePool(league)
  const [place] = await poolPlacesOf(trx, managerId, { leagueIds: [leagueId] })
  if (!place) throw leagueProblem('pool_members_only')
  return league
}

export function requirePool({ format }: LeagueRow): void {
  if (format !== 'bolao') throw leagueProblem('joins_with_squad')
}
