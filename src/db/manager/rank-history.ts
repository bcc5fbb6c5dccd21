import { sql } from 'kysely'
import { integers, rowsOf } from '#db/connection/integers.ts'
import { creditsSince } from '#db/ledger/ledger.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { RankColumns, Rises } from '#domain/settlement/tally-round.ts'
import { hasPlayed } from '#db/championship/has-played.ts'
import { int, rowOf, time } from '#db/connection/row.ts'

/**
 * Stores the rank history for profiles, only of managers without a lineup in the round: for the others `lineup_score`
 * has it (`standing` has both). For managers whose statistics were counted again, it stores the points of the new
 * count.
 */
export async function noteRanks(
  trx: Trx,
  { roundId, championshipId, anew }: { roundId: number; championshipId: ChampionshipId; anew: readonly number[] },
  { managerIds, points, ranks }: RankColumns,
): Promise<void> {
  await sql`
    insert into rank_history (manager_id, round_id, points, rank)
    select r.manager_id, ${roundId}, r.points, r.rank
    from ${rowsOf({ manager_id: managerIds, points, rank: ranks })} r`.execute(trx)
  if (anew.length === 0) return
  await sql`
    with held as (
      select manager_id, points, rank from manager_stat
      where championship_id = ${championshipId} and ${hasPlayed} and manager_id = any (${integers(anew)}::integer[])
    ),
    fielded as (
      update lineup_score s set points_after = h.points
      from held h join lineup l on l.round_id = ${roundId} and l.manager_id = h.manager_id and l.counts
      where s.round_id = l.round_id and s.squad_id = l.squad_id
      returning h.manager_id
    )
    insert into rank_history (manager_id, round_id, points, rank)
    select manager_id, ${roundId}, points, rank from held where manager_id not in (select manager_id from fielded)
    on conflict (round_id, manager_id) do update set points = excluded.points`.execute(trx)
}

/**
 * After corrections, writes points and ranks after each round that was settled since `since`, the end of the first
 * corrected match. Entries in the ledger have the time of what they correct, and the totals of today are right already.
 * So the points after a round are the total without the later entries, and only these entries are read.
 */
export async function rewriteRanks(trx: Trx, championshipId: ChampionshipId, since: Date): Promise<void> {
  const { rows } = await rowOf({ id: int, at: time }).sql`
    select id, settled_at as at from round
    where championship_id = ${championshipId} and state = 'settled' and settled_at >= ${since}
    order by settled_at`.execute(trx)
  for (const { id, at } of rows)
    await sql`
      with later as (
        select manager_id, sum(points)::integer as points from (${creditsSince(championshipId, at)}) c group by manager_id
      ),
      held as (
        select s.manager_id, s.points - coalesce(l.points, 0) as points
        from standing h join manager_stat s on s.manager_id = h.manager_id and s.championship_id = ${championshipId}
        left join later l on l.manager_id = s.manager_id
        where h.round_id = ${id}
      ),
      ranked as (select *, rank() over (order by points desc) as rank from held),
      fielded as (
        update lineup_score s set points_after = r.points, rank_after = r.rank
        from ranked r
        where s.round_id = ${id} and s.manager_id = r.manager_id and (s.points_after, s.rank_after) <> (r.points, r.rank)
      )
      update rank_history h set points = r.points, rank = r.rank
      from ranked r
      where h.round_id = ${id} and h.manager_id = r.manager_id and (h.points, h.rank) <> (r.points, r.rank)`.execute(
      trx,
    )
}

/** Only for managers without a lineup in the round, because the score row of a lineup has the rise already. */
export async function recordRises(
  trx: Trx,
  { championshipId, at }: { championshipId: ChampionshipId; at: Date },
  { managerIds, from, to }: Rises,
): Promise<void> {
  await sql`
    insert into activity (manager_id, championship_id, type, data, at)
    select r.manager_id, ${championshipId}, 'ranking_up', jsonb_build_object('from', r.before, 'to', r.rank), ${at}
    from ${rowsOf({ manager_id: managerIds, before: from, rank: to })} r`.execute(trx)
}
