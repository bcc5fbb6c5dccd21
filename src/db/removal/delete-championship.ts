import { sql, type Kysely } from 'kysely'
import { announceChampionships } from '#db/championship/championship.ts'
import { int, rowOf, type RowOf } from '#db/connection/row.ts'
import { lockPoolsOver, poolsOver, recountPools } from '#db/pool/recount-pools.ts'
import { lockChampionship, lockForecasts } from '#db/round/championship-lock.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'

const of = (table: string) => `in (select id from ${table} where championship_id = $id)`
const ofMatches = 'in (select m.id from match m join season s on s.id = m.season_id where s.championship_id = $id)'

/**
 * In an order in which no remaining row refers to a deleted one. Tables that are missing here go with their parent rows
 * (on delete cascade).
 */
const ROWS: [table: string, where: string][] = [
  ['championship_tie', 'championship_id = $id'],
  ['league_tie', `league_id ${of('league')}`],
  ['league_member', `league_id ${of('league')}`],
  ['league', 'championship_id = $id'],
  ['rank_history', `round_id ${of('round')}`],
  ['duel', `round_id ${of('round')}`],
  ['lineup_score', `round_id ${of('round')}`],
  ['lineup', `round_id ${of('round')}`],
  ['squad', 'championship_id = $id'],
  ['division_member', 'championship_id = $id'],
  ['division_cycle', 'championship_id = $id'],
  ['pick', `match_id ${ofMatches}`],
  ['match_crowd', `match_id ${ofMatches}`],
  ['forecast', `match_id ${ofMatches}`],
  ['player_match', `match_id ${ofMatches}`],
  ['match_event', `match_id ${ofMatches}`],
  ['correction', `match_id ${ofMatches}`],
  ['match_decision', `match_id ${ofMatches}`],
  ['price_history', `round_id ${of('round')}`],
  ['match', `season_id ${of('season')}`],
  ['season_outlook', `season_id ${of('season')}`],
  ['club_strength', `club_id ${of('club')}`],
  ['round', 'championship_id = $id'],
  ['player', 'championship_id = $id'],
  ['club', 'championship_id = $id'],
  ['season', 'championship_id = $id'],
  ['ledger', 'championship_id = $id'],
  ['manager_stat', 'championship_id = $id'],
  ['activity', 'championship_id = $id'],
  ['setting', `key in ('forecasts:' || $id, 'bracket:' || $id, 'pool_recount:' || $id)`],
  ['data_version', `name like '%:' || $id`],
  ['scoring_rules', 'owner_championship_id = $id'],
  ['championship', 'id = $id'],
]

/**
 * All of it or nothing. People keep their accounts, and their points elsewhere. Bolões that counted the championship
 * (BL17) are recounted without it.
 */
export async function deleteChampionship(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockPoolsOver(trx, championshipId)
    await lockChampionship(trx, { championshipId })
    await lockForecasts(trx, championshipId)
    const pools = await poolsOver(trx, championshipId)
    // The triggers that protect frozen rows let this transaction pass. Disabling them would lock their tables for
    // everybody.
    await sql`set local craque.deletes_championship = 'yes'`.execute(trx)
    await sql`update manager set favorite_club_id = null
      where favorite_club_id in (select id from club where championship_id = ${championshipId})`.execute(trx)
    for (const [table, where] of ROWS)
      await sql`delete from ${sql.table(table)} where ${sql.raw(where.replaceAll('$id', String(championshipId)))}`.execute(
        trx,
      )
    await sql`set local craque.deletes_championship = ''`.execute(trx)
    await recountPools(trx, pools)
    await announceChampionships(trx)
  })
}

const stakeRow = rowOf({
  /** People with a squad, a pick or statistics there, and admitted members; bots do not count. */
  people: int,
  squads: int,
  lineups: int,
  picks: int,
  leagues: int,
  matches: int,
  points: int,
})
export type Stake = RowOf<typeof stakeRow>

/** What would be lost with the championship. */
export async function stakeOf(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<Stake> {
  const ours = sql`select m.id from match m join season s on s.id = m.season_id where s.championship_id = ${championshipId}`
  const { rows } = await stakeRow.sql`
    with person as (
      select manager_id from squad where championship_id = ${championshipId} and deleted_at is null
      union select p.manager_id from pick p where p.match_id in (${ours})
      union select manager_id from championship_member where championship_id = ${championshipId}
      union select manager_id from manager_stat where championship_id = ${championshipId})
    select (select count(*)::integer from person p join manager m on m.id = p.manager_id where m.kind <> 'bot') as people,
      (select count(*)::integer from squad q join manager m on m.id = q.manager_id
        where q.championship_id = ${championshipId} and q.deleted_at is null and m.kind <> 'bot') as squads,
      (select count(*)::integer from lineup l join round r on r.id = l.round_id join manager m on m.id = l.manager_id
        where r.championship_id = ${championshipId} and m.kind <> 'bot') as lineups,
      (select count(*)::integer from pick p join manager m on m.id = p.manager_id where p.match_id in (${ours}) and m.kind <> 'bot') as picks,
      (select count(*)::integer from league where championship_id = ${championshipId}) as leagues,
      (select count(*)::integer from (${ours}) m) as matches,
      (select coalesce(sum(l.points), 0)::integer from credit l join manager m on m.id = l.manager_id
        where l.championship_id = ${championshipId} and m.kind <> 'bot') as points`.execute(db)
  const [stake] = rows
  if (!stake) throw new Error(`no facts about championship ${championshipId}`)
  return stake
}
