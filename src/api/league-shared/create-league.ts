import type { Kysely } from 'kysely'
import type { ChampionshipId } from '#domain/ids.ts'
import { validateLeague, type NewLeague } from '#domain/league/league.ts'
import { cleanLines } from '#domain/manager/clean-text.ts'
import type { NewLeagueRequest } from '#contract/league.ts'
import { newPoolSchema, type NewPoolRequest } from '#contract/pool.ts'
import type { Participant } from '#db/championship/championship.ts'
import { bumpVersion } from '#db/championship/data-version.ts'
import { countRunningLeagues, holdsPlay, insertLeague, type LeagueRow } from '#db/league/league.ts'
import { addMember } from '#db/league/league-member.ts'
import { readCaps } from '#db/setting/caps.ts'
import { addChampionships, insertPool } from '#db/pool/pool.ts'
import { lockManager } from '#db/manager/manager.ts'
import { gameNow } from '#db/round/round.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { Tables } from '#db/schema/schema.ts'
import { squadOf } from '#db/squad/squad.ts'
import { newInviteCode } from '#api/requested-championship/invite-code.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import type { NoteMade } from '#api/idempotency/make-once.ts'
import { leagueProblem } from './league-problems.ts'
import { enterPool, extrasFrom, scoringFrom } from './pool-rules.ts'
import { requireLeague } from './require-league.ts'

export async function enterLeague(trx: Trx, league: LeagueRow, managerId: number, squadId: number): Promise<void> {
  if (league.format === 'bolao') throw leagueProblem('joins_without_squad')
  const squad = await squadOf(trx, managerId, squadId)
  if (squad?.championshipId !== league.championshipId) throw httpProblem('not_found')
  const added = await addMember(trx, { leagueId: league.id, squadId, managerId, leagueName: league.name })
  if (!added) throw leagueProblem('already_joined')
}

/** LG1, LG10 and BL3: the league as it will be stored. Throws the refusals that do not depend on the person. */
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

/** LG14: takes a lock first, because two requests at the same time must not both find room for the last league. */
export async function refuseTooMany(trx: Trx, ownerId: number, kind: 'too_many_leagues' | 'heir_full'): Promise<void> {
  await lockManager(trx, ownerId)
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
  if (squadId !== null) await enterLeague(trx, league, managerId, squadId)
  await note(trx, leagueId)
  await bumpVersion(trx, championshipId, 'league')
  return leagueId
}
