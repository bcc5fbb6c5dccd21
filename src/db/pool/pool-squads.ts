import { sql } from 'kysely'
import type { RoundRow, Trx } from '#db/round/round.ts'

/** BL16: what the lineups of a settled round add in bolões that count them. Settled again they are summed again. */
export async function addSquadsToPools(
  trx: Trx,
  { championship_id, deadline_at }: Pick<RoundRow, 'championship_id' | 'deadline_at'>,
): Promise<void> {
  await sql`
    with due as materialized (
      select o.league_id, o.manager_id, squad_points_of(o.league_id, o.manager_id) as squad_points
      from league g join pool p on p.league_id = g.id and p.counts_squads join pool_member o on o.league_id = g.id
      where g.championship_id = ${championship_id} and g.format = 'bolao' and g.starts_at <= ${deadline_at} and g.ends_at > ${deadline_at}
    ),
    total as (
      select d.*, o.points - o.squad_points + d.squad_points as points, o.exact
      from due d join pool_member o on o.league_id = d.league_id and o.manager_id = d.manager_id
    ),
    ranked as (select *, rank() over (partition by league_id order by points desc, exact desc) as rank from total)
    update pool_member o set squad_points = r.squad_points, points = r.points, rank = r.rank from ranked r
    where o.league_id = r.league_id and o.manager_id = r.manager_id
      and (o.squad_points, o.points, o.rank) is distinct from (r.squad_points, r.points, r.rank)`.execute(trx)
}
