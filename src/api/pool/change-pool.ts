import type { Kysely } from 'kysely'
import type { JoinedPool } from '#contract/pool.ts'
import { bumpVersion } from '#db/championship/data-version.ts'
import { removeCoOwner } from '#db/league/league-owner.ts'
import { isBarredFromLeague, barFromLeague } from '#db/league/league-member.ts'
import { leagueForViewer, storeInviteCode, type LeagueRow } from '#db/league/league.ts'
import { poolPlacesOf, removePerson } from '#db/pool/pool-member.ts'
import type { Tables } from '#db/schema/schema.ts'
import { noteMovedTables } from '#db/webhook/moved-tables.ts'
import { hasCode, newInviteCode } from '#api/requested-championship/invite-code.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { leagueProblem } from '#api/league-shared/league-problems.ts'
import { enterPool } from '#api/league-shared/pool-rules.ts'
import { isOwnerOrCoOwner, requirePool, requireSeen } from '#api/league-shared/require-league.ts'

/** Checks a visitor's request to join before it makes the visitor a guest. */
export async function judgeJoining(db: Kysely<Tables>, leagueId: number, code: string | undefined): Promise<void> {
  const league = await leagueForViewer(db, leagueId, null)
  if (!league || (league.visibility === 'private' && !hasCode(league, code))) throw httpProblem('not_found')
  requirePool(league)
  refuseShut(league)
}

export function refuseShut({ isClosed, hasMoreRounds }: LeagueRow): void {
  if (isClosed) throw leagueProblem('league_closed')
  if (!hasMoreRounds) throw leagueProblem('no_more_matches')
}

interface Person {
  leagueId: number
  managerId: number
}

/** BL1, BL5: people join as themselves, not with a squad, while a match is still to come. */
export async function joinPool(
  db: Kysely<Tables>,
  { leagueId, managerId, code }: Person & { code: string | undefined },
): Promise<JoinedPool> {
  return db.transaction().execute(async (trx) => {
    const league = await requireSeen(trx, leagueId, managerId, code)
    requirePool(league)
    if (await isBarredFromLeague(trx, leagueId, managerId)) throw leagueProblem('removed_by_owner')
    refuseShut(league)
    await enterPool(trx, league, managerId)
    await bumpVersion(trx, league.championshipId, 'league')
    const [place] = await poolPlacesOf(trx, managerId, { leagueIds: [leagueId] })
    if (!place) throw new Error('the database stored no membership')
    return { place, participants: league.participants + 1 }
  })
}

/**
 * BL5: until a match kicks off after they joined, members leave by themselves, or an owner or co-owner removes them and
 * keeps them out (LG13).
 */
export async function leavePool(
  db: Kysely<Tables>,
  { leagueId, managerId, leaverId }: Person & { leaverId: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const league = await requireSeen(trx, leagueId, managerId)
    requirePool(league)
    const isOwn = leaverId === managerId
    if (!isOwn && !(await isOwnerOrCoOwner(trx, league, managerId))) throw leagueProblem('owner_needed')
    const [place] = await poolPlacesOf(trx, leaverId, { leagueIds: [leagueId] })
    if (!place) throw httpProblem('not_found')
    if (!place.canLeave) throw leagueProblem(isOwn ? 'cannot_leave_pool' : 'cannot_remove_from_pool')
    await noteMovedTables(trx, { leagueId }, () => removePerson(trx, leagueId, leaverId))
    await removeCoOwner(trx, leagueId, leaverId)
    if (!isOwn) {
      await barFromLeague(trx, leagueId, leaverId)
      if (league.inviteCode !== null) await storeInviteCode(trx, leagueId, newInviteCode())
    }
    await bumpVersion(trx, league.championshipId, 'league')
  })
}
