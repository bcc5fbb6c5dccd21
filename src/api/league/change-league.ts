import type { Kysely } from 'kysely'
import { checkLeagueName } from '#domain/league/league.ts'
import { cleanLines } from '#domain/manager/clean-text.ts'
import type { Joined } from '#contract/league.ts'
import { doorOfLeague } from '#db/championship/championship-people.ts'
import { bumpVersion } from '#db/championship/data-version.ts'
import {
  deleteLeague,
  editLeague,
  isUnplayed,
  storeInviteCode,
  type LeagueEdit,
  type LeagueRow,
} from '#db/league/league.ts'
import {
  isBarredFromLeague,
  isMember,
  barFromLeague,
  memberOf,
  membershipsOf,
  removeMember,
} from '#db/league/league-member.ts'
import { removeCoOwner } from '#db/league/league-owner.ts'
import { guestsOf } from '#db/pool/pool-guest.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { Tables } from '#db/schema/schema.ts'
import { newInviteCode } from '#api/requested-championship/invite-code.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { enterLeague, refuseTooMany } from '#api/league-shared/create-league.ts'
import { leagueProblem } from '#api/league-shared/league-problems.ts'
import { membershipView } from '#api/league-shared/league-view.ts'
import { changePool, type PoolChange } from '#api/league-shared/pool-rules.ts'
import { requireFirstOwner, requireOwned, requireSeen } from '#api/league-shared/require-league.ts'

/** LG10: newcomers must be able to score: in this edition or, in a featured league, in the next one (LG6). */
const canScore = ({ hasMoreRounds, featured }: LeagueRow) => hasMoreRounds || featured !== null

export interface Joining {
  leagueId: number
  managerId: number
  squadId: number
  code: string | undefined
}

export async function joinLeague(db: Kysely<Tables>, { leagueId, managerId, squadId, code }: Joining): Promise<Joined> {
  return db.transaction().execute(async (trx) => {
    const league = await requireSeen(trx, leagueId, managerId, code)
    if (await isBarredFromLeague(trx, leagueId, managerId)) throw leagueProblem('removed_by_owner')
    if (league.isClosed) throw leagueProblem('league_closed')
    if (!canScore(league)) throw leagueProblem('no_more_rounds')
    await enterLeague(trx, league, managerId, squadId)
    await bumpVersion(trx, league.championshipId, 'league')
    const memberships = await membershipsOf(trx, managerId, { leagueIds: [leagueId] })
    const membership = memberships.find((one) => one.squadId === squadId)
    if (!membership) throw new Error('the membership was not stored')
    return { membership: membershipView(membership), participants: league.participants + 1 }
  })
}

/**
 * LG12: until a round locks with a squad, its manager may take it out, or the league's owner may remove it. Later
 * removals would let owners empty a league of people who beat them. LG13: a removed person stays out, and the
 * invitation that they know stops working.
 */
export async function leaveLeague(
  db: Kysely<Tables>,
  { leagueId, managerId, squadId }: Omit<Joining, 'code'>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const league = await requireSeen(trx, leagueId, managerId)
    const member = await memberOf(trx, leagueId, squadId)
    const isOwn = member?.managerId === managerId
    if (!isOwn && league.ownerId !== managerId) throw leagueProblem('owner_needed')
    if (!member) throw httpProblem('not_found')
    if (!member.canLeave) throw leagueProblem(isOwn ? 'cannot_leave' : 'cannot_remove')
    await removeMember(trx, leagueId, squadId)
    if (!isOwn) {
      await barFromLeague(trx, leagueId, member.managerId)
      if (league.inviteCode !== null) await storeInviteCode(trx, leagueId, newInviteCode())
    }
    await bumpVersion(trx, league.championshipId, 'league')
  })
}

export async function changeInvite(
  db: Kysely<Tables>,
  { leagueId, managerId, code }: { leagueId: number; managerId: number; code: string | null },
): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    const league = await requireOwned(trx, leagueId, managerId)
    // CP9: in a private championship even a public league has newcomers to invite.
    const { isPublic } = await doorOfLeague(trx, leagueId)
    if (league.visibility !== 'private' && isPublic) throw leagueProblem('not_private')
    await storeInviteCode(trx, leagueId, code)
    return code
  })
}

function cleaned({ name, description }: LeagueEdit): Pick<LeagueEdit, 'name' | 'description'> {
  const checked = name === undefined ? undefined : checkLeagueName(name)
  if (checked && !checked.ok) throw leagueProblem(checked.error.kind, { facts: { errors: [checked.error] } })
  return { name: checked?.value, description: description === undefined ? undefined : cleanLines(description) }
}

export async function changeLeague(
  db: Kysely<Tables>,
  { leagueId, managerId, edit, pool }: { leagueId: number; managerId: number; edit: LeagueEdit; pool: PoolChange },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const require = edit.ownerId === undefined ? requireOwned : requireFirstOwner
    const league = await require(trx, leagueId, managerId)
    const { championshipId } = league
    if (edit.ownerId !== undefined && !(await mayOwn(trx, leagueId, edit.ownerId)))
      throw leagueProblem('heir_not_member')
    if (edit.ownerId !== undefined && edit.ownerId !== managerId) await refuseTooMany(trx, edit.ownerId, 'heir_full')
    if (pool.scoring || pool.extras) await changePool(trx, league, pool)
    await editLeague(trx, leagueId, { ...edit, ...cleaned(edit) })
    if (edit.ownerId !== undefined) await removeCoOwner(trx, leagueId, edit.ownerId)
    await bumpVersion(trx, championshipId, 'league')
  })
}

/** A member who can sign in (BL14). */
const mayOwn = async (trx: Trx, leagueId: number, managerId: number): Promise<boolean> =>
  (await isMember(trx, leagueId, managerId)) &&
  !(await guestsOf(trx, leagueId)).some((guest) => guest.managerId === managerId)

export async function deleteOwnLeague(db: Kysely<Tables>, leagueId: number, managerId: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { championshipId } = await requireFirstOwner(trx, leagueId, managerId)
    if (!(await isUnplayed(trx, leagueId))) throw leagueProblem('league_played')
    await deleteLeague(trx, leagueId)
    await bumpVersion(trx, championshipId, 'league')
  })
}
