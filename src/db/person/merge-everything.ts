import { sql } from 'kysely'
import { int, rowOf, text } from '#db/connection/row.ts'
import { lineupsOfManager } from '#db/squad/fielded-lineups.ts'
import { movePools } from './merge-pools.ts'
import { moveSquads, type MovedSquads } from './merge-squads.ts'
import type { MergePair } from './merge-pair.ts'
import type { Trx } from '#db/schema/trx.ts'

interface Moved extends MovedSquads {
  leagues: number
  leaguesLeft: string[]
  points: number
  begunPicks: number
}

async function mergePast(trx: Trx, { guestId, accountId }: MergePair) {
  const { rows: picks } = await sql`
    update pick set manager_id = ${accountId} where manager_id = ${guestId} returning 1`.execute(trx)
  const paid = await rowOf({ points: int }).sql`
    with scored as (
      update lineup_score s set manager_id = ${accountId} from ${lineupsOfManager(guestId)} l
      where s.round_id = l.round_id and s.squad_id = l.squad_id returning s.paid)
    select coalesce(sum(paid), 0)::integer as points from scored`.execute(trx)
  await sql`
    update lineup x set manager_id = ${accountId} from ${lineupsOfManager(guestId)} l
    where x.round_id = l.round_id and x.squad_id = l.squad_id`.execute(trx)
  await sql`update division_member set manager_id = ${accountId} where manager_id = ${guestId}`.execute(trx)
  const { rows } = await rowOf({ points: int }).sql`
    with moved as (update ledger set manager_id = ${accountId} where manager_id = ${guestId} returning points)
    select coalesce(sum(points), 0)::integer as points from moved`.execute(trx)
  return { begunPicks: picks.length, points: (paid.rows[0]?.points ?? 0) + (rows[0]?.points ?? 0) }
}

/** Of two squads in one league, the later one leaves. Both stay if its bracket is drawn or the league has ended. */
async function mergeLeagues(trx: Trx, { guestId, accountId }: MergePair) {
  const left = await rowOf({ name: text }).sql`
    with twice as (
      select l.id, l.name, case when g.joined_at < a.joined_at then a.squad_id else g.squad_id end as squad_id
      from league_member g join league_member a using (league_id) join league l on l.id = g.league_id
      where g.manager_id = ${guestId} and a.manager_id = ${accountId} and l.ended_at is null
        and not exists (select from league_tie t where t.league_id = l.id)
    ), gone as (
      delete from league_member m using twice t where m.league_id = t.id and m.squad_id = t.squad_id
    )
    select distinct name from twice order by name
  `.execute(trx)
  const moved = await trx
    .updateTable('league_member')
    .set({ manager_id: accountId })
    .where('manager_id', '=', guestId)
    .executeTakeFirst()
  return { leagues: Number(moved.numUpdatedRows), leaguesLeft: left.rows.map(({ name }) => name) }
}

async function mergeRecords(trx: Trx, { guestId, accountId }: MergePair) {
  await sql`
    insert into championship_achievement as mine (championship_id, manager_id, kind, at)
    select championship_id, ${accountId}, kind, at from championship_achievement where manager_id = ${guestId}
    on conflict (championship_id, manager_id, kind) do update set at = least(mine.at, excluded.at)
  `.execute(trx)
  await sql`
    insert into rank_history (manager_id, round_id, points, rank)
    select ${accountId}, round_id, points, rank from rank_history where manager_id = ${guestId}
    on conflict do nothing
  `.execute(trx)
  await sql`delete from championship_achievement where manager_id = ${guestId}`.execute(trx)
  await sql`delete from rank_history where manager_id = ${guestId}`.execute(trx)
  await sql`update activity set manager_id = ${accountId} where manager_id = ${guestId}`.execute(trx)
}

/** MG1: the guest's past and open things become the account's. */
export async function moveEverything(trx: Trx, pair: MergePair): Promise<Moved> {
  const past = await mergePast(trx, pair)
  const squads = await moveSquads(trx, pair)
  const leagues = await mergeLeagues(trx, pair)
  await movePools(trx, pair)
  await mergeRecords(trx, pair)
  return { ...squads, ...leagues, ...past }
}
