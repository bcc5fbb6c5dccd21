import type { Kysely } from 'kysely'
import { MAX_CO_OWNERS } from '#domain/pool/pool-owners.ts'
import type { PoolAgainRequest, PoolRace } from '#contract/pool-race.ts'
import { bumpVersion } from '#db/connection/data-version.ts'
import { addCoOwner, coOwnersOf, removeCoOwner } from '#db/league/league-owner.ts'
import { guestsOf } from '#db/pool/pool-guest.ts'
import { poolPlacesOf } from '#db/pool/pool-member.ts'
import { copyPeople, publicChampionship } from '#db/pool/pool-again.ts'
import { racePeople, raceStages } from '#db/pool/pool-race.ts'
import { poolOf } from '#db/pool/pool.ts'
import type { Tables } from '#db/schema/schema.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import type { NoteMade } from '#api/idempotency/make-once.ts'
import { createLeagueIn } from './change-league.ts'
import { leagueProblem } from './league-problems.ts'
import { readVisible } from './read-league.ts'
import { requireFirstOwned, requireOwned, requirePool } from './require-league.ts'

const RACERS = 10
const nobody = 0

/** BL15: by the owner alone, of people who are in it. */
export async function changeCoOwner(
  db: Kysely<Tables>,
  { leagueId, managerId, otherId, isOwner }: { leagueId: number; managerId: number; otherId: number; isOwner: boolean },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const league = await requireFirstOwned(trx, leagueId, managerId)
    requirePool(league)
    if (!isOwner) return removeCoOwner(trx, leagueId, otherId)
    const [place] = await poolPlacesOf(trx, otherId, { leagueIds: [leagueId] })
    const isTyped = (await guestsOf(trx, leagueId)).some((guest) => guest.managerId === otherId)
    if (!place || isTyped || otherId === managerId) throw leagueProblem('heir_not_member')
    if ((await coOwnersOf(trx, leagueId)).length >= MAX_CO_OWNERS) throw leagueProblem('too_many_owners')
    await addCoOwner(trx, leagueId, otherId)
    await bumpVersion(trx, league.championshipId, 'league')
  })
}

/** BL15: the same rules and people for new dates, in its championship or another, by who looks after it. */
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

/** Leaders and who looks, stage by stage; nothing of it is kept: it is in the picks. */
export async function readRace(
  db: Kysely<Tables>,
  { leagueId, managerId, code }: { leagueId: number; managerId: number | undefined; code: string | undefined },
): Promise<PoolRace> {
  const { row } = await readVisible(db, { leagueId, managerId, code })
  requirePool(row)
  const people = await racePeople(db, { leagueId, managerId: managerId ?? nobody, most: RACERS })
  const stages = await raceStages(
    db,
    leagueId,
    people.map((person) => person.managerId),
  )
  return {
    stages: stages.map(({ key, round, startsAt }) => ({ key, round, startsAtMs: startsAt.getTime() })),
    people: people.map(({ managerId: id, name, headStart, points: total }) => {
      let sum = headStart
      const points = stages.map(({ made }) => (sum += made.find((one) => one.managerId === id)?.points ?? 0))
      return { managerId: id, name, points, extra: total - sum }
    }),
  }
}
