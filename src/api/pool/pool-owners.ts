import type { Kysely } from 'kysely'
import { MAX_CO_OWNERS } from '#domain/pool/pool-owners.ts'
import type { PoolAgainRequest } from '#contract/pool-race.ts'
import { bumpVersion } from '#db/championship/data-version.ts'
import { addCoOwner, coOwnersOf, removeCoOwner } from '#db/league/league-owner.ts'
import { guestsOf } from '#db/pool/pool-guest.ts'
import { poolPlacesOf } from '#db/pool/pool-member.ts'
import { copyPeople, publicChampionship } from '#db/pool/pool-again.ts'
import { poolOf } from '#db/pool/pool.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { Trx } from '#db/schema/trx.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import type { NoteMade } from '#api/idempotency/make-once.ts'
import { createLeagueIn } from '#api/league-shared/create-league.ts'
import { leagueProblem } from '#api/league-shared/league-problems.ts'
import { requireFirstOwner, requireOwned, requirePool } from '#api/league-shared/require-league.ts'

interface Naming {
  leagueId: number
  managerId: number
  otherId: number
}

/**
 * BL15: only the owner names and removes co-owners. A new co-owner must be a member, but not a guest whom an owner
 * added by name (BL14).
 */
export async function changeCoOwner(
  db: Kysely<Tables>,
  { leagueId, managerId, otherId, isOwner }: Naming & { isOwner: boolean },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const league = await requireFirstOwner(trx, leagueId, managerId)
    requirePool(league)
    await (isOwner ? nameCoOwner(trx, { leagueId, managerId, otherId }) : removeCoOwner(trx, leagueId, otherId))
    await bumpVersion(trx, league.championshipId, 'league')
  })
}

async function nameCoOwner(trx: Trx, { leagueId, managerId, otherId }: Naming): Promise<void> {
  const [place] = await poolPlacesOf(trx, otherId, { leagueIds: [leagueId] })
  const isTyped = (await guestsOf(trx, leagueId)).some((guest) => guest.managerId === otherId)
  if (!place || isTyped || otherId === managerId) throw leagueProblem('heir_not_member')
  if ((await coOwnersOf(trx, leagueId)).length >= MAX_CO_OWNERS) throw leagueProblem('too_many_owners')
  await addCoOwner(trx, leagueId, otherId)
}

/**
 * BL15: the owner or a co-owner repeats the bolão with the same rules and people on new dates, in the same championship
 * or another.
 */
export async function makePoolAgain(
  db: Kysely<Tables>,
  {
    leagueId,
    managerId,
    note,
    championship,
    ...dates
  }: PoolAgainRequest & { leagueId: number; managerId: number; note: NoteMade },
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const old = await requireOwned(trx, leagueId, managerId)
    requirePool(old)
    const pool = await poolOf(trx, leagueId)
    if (!pool) throw httpProblem('not_found')
    const { description, format, visibility, prize } = old
    const championshipId = championship === undefined ? old.championshipId : await publicChampionship(trx, championship)
    if (championshipId === undefined) throw leagueProblem('championship_not_public')
    const { sport, scoring, extras, lateStartAverage } = pool
    const isSame = championshipId === old.championshipId
    const championships = isSame ? pool.championships.map(({ slug }) => slug) : []
    const [place] = await poolPlacesOf(trx, managerId, { leagueIds: [leagueId] })
    const madeId = await createLeagueIn(
      trx,
      { championshipId, managerId },
      {
        ...dates,
        description,
        format,
        visibility,
        prize,
        squadId: null,
        pool: { sport, scoring, extras, lateStartAverage, championships, joins: place !== undefined },
        note,
      },
    )
    await copyPeople(trx, { fromId: leagueId, toId: madeId })
    return madeId
  })
}
