import type { Kysely } from 'kysely'
import type { ChampionshipId } from '#domain/ids.ts'
import { checkLeagueName, validateLeague, type NewLeague } from '#domain/league/league.ts'
import { cleanLines } from '#domain/manager/clean-text.ts'
import type { Joined, NewLeagueRequest } from '#contract/league.ts'
import { newPoolSchema, type NewPoolRequest } from '#contract/pool.ts'
import type { Participant } from '#db/championship/championship.ts'
import { doorOfLeague } from '#db/championship/championship-people.ts'
import { bumpVersion } from '#db/championship/data-version.ts'
import {
  countRunningLeagues,
  deleteLeague,
  editLeague,
  holdsPlay,
  insertLeague,
  isUnplayed,
  storeInviteCode,
  type LeagueEdit,
  type LeagueRow,
} from '#db/league/league.ts'
import {
  addMember,
  isKeptOut,
  isMember,
  keepOut,
  memberOf,
  membershipsOf,
  removeMember,
} from '#db/league/league-member.ts'
import { removeCoOwner } from '#db/league/league-owner.ts'
import { readCaps } from '#db/setting/caps.ts'
import { guestsOf } from '#db/pool/pool-guest.ts'
import { addChampionships, insertPool } from '#db/pool/pool.ts'
import { takeManager } from '#db/manager/manager.ts'
import { gameNow, type Trx } from '#db/round/round.ts'
import type { Tables } from '#db/schema/schema.ts'
import { squadOf } from '#db/squad/squad.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import type { NoteMade } from '#api/idempotency/make-once.ts'
import { newInviteCode } from '#api/asked/invite-code.ts'
import { changePool, enterPool, extrasFrom, scoringFrom, type PoolChange } from './change-pool.ts'
import { leagueProblem } from './league-problems.ts'
import { membershipView } from './league-view.ts'
import { requireFirstOwned, requireLeague, requireOwned, requireSeen } from './require-league.ts'

async function enter(trx: Trx, league: LeagueRow, managerId: number, squadId: number): Promise<void> {
  if (league.format === 'bolao') throw leagueProblem('joins_without_squad')
  const squad = await squadOf(trx, managerId, squadId)
  if (squad?.championshipId !== league.championshipId) throw httpProblem('not_found')
  const added = await addMember(trx, { leagueId: league.id, squadId, managerId, leagueName: league.name })
  if (!added) throw leagueProblem('already_joined')
}

/** LG1, LG10 and BL3: the league as it is stored; throws what is refused of anybody. */
export async function leagueFrom(
  db: Kysely<Tables>,
  championshipId: ChampionshipId,
  { squadId: _squadId, pool: wantedPool, description, ...draft }: NewLeagueRequest,
): Promise<NewLeague & { description: string; pool: NewPoolRequest | undefined }> {
  const nowMs = (await gameNow(db, championshipId)).getTime()
  const valid = validateLeague(draft, { nowMs, featured: false })
  if (!valid.ok) {
    const [first] = valid.error
    const extras = { facts: { errors: valid.error } }
    throw first ? leagueProblem(first.kind, extras) : httpProblem('invalid_request', extras)
  }
  const pool = valid.value.format === 'bolao' ? (wantedPool ?? newPoolSchema.parse({})) : undefined
  if (pool) {
    scoringFrom(pool.scoring)
    extrasFrom(pool.extras)
  }
  if (!(await holdsPlay(db, { championshipId, ...valid.value, sport: pool?.sport ?? null })))
    throw leagueProblem(pool ? 'no_match_between' : 'no_round_between')
  return { ...valid.value, description: cleanLines(description), pool }
}

/** LG14, one after the other: two requests at once must not both find room for the last. */
async function refuseTooMany(trx: Trx, ownerId: number, kind: 'too_many_leagues' | 'heir_full'): Promise<void> {
  await takeManager(trx, ownerId)
  const { leaguesPerOwner: most } = await readCaps(trx)
  if ((await countRunningLeagues(trx, ownerId)) >= most) throw leagueProblem(kind, { facts: { most } })
}

type WantedLeague = NewLeagueRequest & { note: NoteMade }

export const createLeague = (db: Kysely<Tables>, owner: Participant, wanted: WantedLeague): Promise<number> =>
  db.transaction().execute((trx) => createLeagueIn(trx, owner, wanted))

export async function createLeagueIn(
  trx: Trx,
  { championshipId, managerId }: Participant,
  { note, ...wanted }: WantedLeague,
): Promise<number> {
  const squadId = wanted.format === 'bolao' ? null : wanted.squadId
  const { pool, ...valid } = await leagueFrom(trx, championshipId, wanted)
  await refuseTooMany(trx, managerId, 'too_many_leagues')
  const inviteCode = valid.visibility === 'private' ? newInviteCode() : null
  const leagueId = await insertLeague(trx, { ...valid, championshipId, ownerId: managerId, inviteCode })
  if (pool) {
    await insertPool(trx, { leagueId, ...pool })
    const others = [...new Set(pool.championships)]
    if (!(await addChampionships(trx, leagueId, others))) throw leagueProblem('championship_unfit')
  }
  const league = await requireLeague(trx, leagueId)
  if (pool?.joins) await enterPool(trx, league, managerId)
  if (squadId !== null) await enter(trx, league, managerId, squadId)
  await note(trx, leagueId)
  await bumpVersion(trx, championshipId, 'league')
  return leagueId
}

/** LG10: who joins must be able to score: in this edition or, of a league of the house, in the next one (LG6). */
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
    if (await isKeptOut(trx, leagueId, managerId)) throw leagueProblem('removed_by_owner')
    if (league.isClosed) throw leagueProblem('league_closed')
    if (!canScore(league)) throw leagueProblem('no_more_rounds')
    await enter(trx, league, managerId, squadId)
    await bumpVersion(trx, league.championshipId, 'league')
    const memberships = await membershipsOf(trx, managerId, { leagueIds: [leagueId] })
    const membership = memberships.find((one) => one.squadId === squadId)
    if (!membership) throw new Error('the membership was not stored')
    return { membership: membershipView(membership), participants: league.participants + 1 }
  })
}

/**
 * LG12: until a round locks with it a squad leaves, by who joined or by the owner; nobody empties a league of those who beat
 * him. LG13: who was taken out stays out, and the invitation he knows is worth nothing any more.
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
      await keepOut(trx, leagueId, member.managerId)
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
    // CP9: in a championship that is not public a league for all of its people has newcomers to invite, too.
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
    const require = edit.ownerId === undefined ? requireOwned : requireFirstOwned
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

/** Somebody who is in it and can sign in (BL14). */
const mayOwn = async (trx: Trx, leagueId: number, managerId: number): Promise<boolean> =>
  (await isMember(trx, leagueId, managerId)) &&
  !(await guestsOf(trx, leagueId)).some((guest) => guest.managerId === managerId)

export async function takeBackLeague(db: Kysely<Tables>, leagueId: number, managerId: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { championshipId } = await requireFirstOwned(trx, leagueId, managerId)
    if (!(await isUnplayed(trx, leagueId))) throw leagueProblem('league_played')
    await deleteLeague(trx, leagueId)
    await bumpVersion(trx, championshipId, 'league')
  })
}
