import { sql, type RawBuilder } from 'kysely'
import type { RoundRow } from '#db/round/round.ts'
import type { Trx } from '#db/schema/trx.ts'

/** BL16: the lineups of member `o` that count in bolão `g`, with the deadlines of their rounds. */
export const countedLineups = sql`
  select r.id as round_id, r.deadline_at, x.point_tenths as tenths
  from round r join lineup l on l.round_id = r.id and l.manager_id = o.manager_id and l.counts
  join lineup_score x on x.round_id = l.round_id and x.squad_id = l.squad_id
  where r.championship_id = g.championship_id and r.deadline_at >= g.starts_at and r.deadline_at < g.ends_at and r.deadline_at > o.joined_at`

/** BL16: tenths as whole points, rounded down. */
export const wholePoints = (tenths: RawBuilder<unknown>) => sql`floor(${tenths} / 10.0)::integer`

/**
 * BL16: sums all lineups again in bolões that count those of the settled round, so a repeated settlement adds nothing.
 */
export async function addSquadsToPools(
  trx: Trx,
  { championship_id, deadline_at }: Pick<RoundRow, 'championship_id' | 'deadline_at'>,
): Promise<void> {
  await sql`
    with due as materialized (
      select o.league_id, o.manager_id,
        (select coalesce(${wholePoints(sql`sum(l.tenths)`)}, 0) from (${countedLineups}) l) as squad_points
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
