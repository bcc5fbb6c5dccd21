import { sql } from 'kysely'
import type { Trx } from '#db/schema/trx.ts'

/** BL4: adds points that do not come from picks, and ranks everybody again. */
export async function moveTable(
  trx: Trx,
  leagueId: number,
  changes: readonly { managerId: number; points: number }[],
): Promise<void> {
  await sql`
    with change as (
      select * from unnest(${changes.map(({ managerId }) => managerId)}::integer[], ${changes.map(({ points }) => points)}::integer[]) as c (manager_id, points)
    ),
    ranked as (
      select o.manager_id, o.points + coalesce(d.points, 0) as points,
        rank() over (order by o.points + coalesce(d.points, 0) desc, o.exact desc) as rank
      from pool_member o left join change d on d.manager_id = o.manager_id where o.league_id = ${leagueId}
    )
    update pool_member o set points = r.points, rank = r.rank from ranked r
    where o.league_id = ${leagueId} and o.manager_id = r.manager_id and (o.points, o.rank) is distinct from (r.points, r.rank)`.execute(
    trx,
  )
}
