import { sql, type Kysely } from 'kysely'
import type { ChampionshipId } from '#domain/ids.ts'
import { int, rowOf } from '#db/connection/row.ts'
import { bumpVersion } from '#db/championship/data-version.ts'
import { lockChampionship } from '#db/round/championship-lock.ts'
import { hasQueue, queueWork } from '#db/round/queue-work.ts'
import { gameNow } from '#db/round/round.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { Tables } from '#db/schema/schema.ts'
import { recountTables } from './pool-sums.ts'

const leaguesOver = (championshipId: ChampionshipId) =>
  sql`select league_id from pool_championship where championship_id = ${championshipId}`

/**
 * For the bolões that count this championship: locks every championship that they count, before any row changes. A
 * match that settled meanwhile would count twice or not at all.
 */
export async function lockPoolsOver(trx: Trx, championshipId: ChampionshipId): Promise<void> {
  const leagues = leaguesOver(championshipId)
  const { rows } = await rowOf({ id: int.of<ChampionshipId>() }).sql`
    select championship_id as id from league where id in (${leagues})
    union select championship_id from pool_championship where league_id in (${leagues}) order by 1`.execute(trx)
  for (const { id } of rows) await lockChampionship(trx, { championshipId: id })
}

const noteOf = (championshipId: ChampionshipId) => `pool_recount:${championshipId}`

/**
 * BL17: a championship has turned public or private. Bolões that count it show that immediately. A job recounts their
 * tables, because it has to wait for running settlements.
 */
export async function noteRecount(trx: Trx, championshipId: ChampionshipId): Promise<void> {
  const leagues = await poolsOver(trx, championshipId)
  if (leagues.length === 0) return
  await sql`
    insert into setting (key, value) values (${noteOf(championshipId)}, 'true') on conflict (key) do nothing`.execute(
    trx,
  )
  await announce(trx, leagues)
  if (await hasQueue(trx))
    await queueWork(trx, [
      { task: 'recount_pools', id: championshipId, championshipId, at: await gameNow(trx, championshipId) },
    ])
}

/**
 * If a change was noted: recounts the tables, with the championship only if it is public now. Returns the number of
 * tables.
 */
export const recountPoolsOver = (db: Kysely<Tables>, championshipId: ChampionshipId): Promise<number> =>
  db.transaction().execute(async (trx) => {
    await lockPoolsOver(trx, championshipId)
    const { rows } = await sql`delete from setting where key = ${noteOf(championshipId)} returning 1`.execute(trx)
    if (rows.length === 0) return 0
    const leagues = await poolsOver(trx, championshipId)
    await recountPools(trx, leagues)
    return leagues.length
  })

/** The bolões that count this championship in addition to their own. */
export async function poolsOver(trx: Trx, championshipId: ChampionshipId): Promise<number[]> {
  const { rows } = await rowOf({ leagueId: int }).sql`
    select league_id as "leagueId" from (${leaguesOver(championshipId)}) l`.execute(trx)
  return rows.map(({ leagueId }) => leagueId)
}

export async function recountPools(trx: Trx, leagues: readonly number[]): Promise<void> {
  if (leagues.length === 0) return
  await recountTables(trx, leagues)
  await announce(trx, leagues)
}

async function announce(trx: Trx, leagues: readonly number[]): Promise<void> {
  const { rows } = await rowOf({ id: int.of<ChampionshipId>() }).sql`
    select distinct championship_id as id from league where id = any (${leagues})`.execute(trx)
  for (const { id } of rows) await bumpVersion(trx, id, 'league')
}
