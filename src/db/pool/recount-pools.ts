import { sql } from 'kysely'
import type { ChampionshipId } from '#domain/ids.ts'
import { bumpVersion } from '#db/connection/data-version.ts'
import { takeTurn, type Trx } from '#db/round/round.ts'
import { recountTables } from './pool-sums.ts'

const leaguesOver = (championshipId: ChampionshipId) =>
  sql`select league_id from pool_championship where championship_id = ${championshipId}`

/** Before any row is changed: what settles meanwhile would be counted twice or not at all, so nothing does in what these bolões count. */
export async function holdPoolsOver(trx: Trx, championshipId: ChampionshipId): Promise<void> {
  const leagues = leaguesOver(championshipId)
  const { rows } = await sql<{ id: ChampionshipId }>`
    select championship_id as id from league where id in (${leagues})
    union select championship_id from pool_championship where league_id in (${leagues}) order by 1`.execute(trx)
  for (const { id } of rows) await takeTurn(trx, { championshipId: id })
}

/** BL17: whether a championship is public has changed: the tables of other bolões that count it are counted anew, with it or without it. */
export async function recountPoolsOver(trx: Trx, championshipId: ChampionshipId): Promise<void> {
  await recountPools(trx, await poolsOver(trx, championshipId))
}

/** The bolões that count this championship beside their own. */
export async function poolsOver(trx: Trx, championshipId: ChampionshipId): Promise<number[]> {
  const { rows } = await sql<{ leagueId: number }>`
    select league_id as "leagueId" from (${leaguesOver(championshipId)}) l`.execute(trx)
  return rows.map(({ leagueId }) => leagueId)
}

export async function recountPools(trx: Trx, leagues: readonly number[]): Promise<void> {
  if (leagues.length === 0) return
  await recountTables(trx, leagues)
  const { rows } = await sql<{ id: ChampionshipId }>`
    select distinct championship_id as id from league where id = any (${leagues})`.execute(trx)
  for (const { id } of rows) await bumpVersion(trx, id, 'league')
}
