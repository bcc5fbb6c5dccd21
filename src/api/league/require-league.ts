import { isKeptOut, isMember } from '#db/league/league-member.ts'
import { takeLeague, type LeagueRow } from '#db/league/league.ts'
import type { Trx } from '#db/round/round.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { hasCode } from '#api/asked/invite-code.ts'
import { leagueProblem } from './league-problems.ts'

export async function requireLeague(trx: Trx, leagueId: number): Promise<LeagueRow> {
  const league = await takeLeague(trx, leagueId)
  if (!league) throw httpProblem('not_found')
  return league
}

/** A private league is not there for who is not in it, whatever he wants of it. */
export async function requireSeen(trx: Trx, leagueId: number, managerId: number, code?: string): Promise<LeagueRow> {
  const league = await requireLeague(trx, leagueId)
  if (league.visibility === 'public' || league.ownerId === managerId) return league
  if (await isMember(trx, leagueId, managerId)) return league
  const isInvited = hasCode(league, code) && !(await isKeptOut(trx, leagueId, managerId))
  if (!isInvited) throw httpProblem('not_found')
  return league
}

export async function requireOwned(trx: Trx, leagueId: number, managerId: number): Promise<LeagueRow> {
  const league = await requireSeen(trx, leagueId, managerId)
  if (league.ownerId !== managerId) throw leagueProblem('owner_needed')
  return league
}
