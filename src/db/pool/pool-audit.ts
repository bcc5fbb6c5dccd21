import { PRIZE_PER_OPPONENT } from '#domain/league/prize.ts'

/** BL4: what settling added one by one. */
export const POOL_TOTALS = `
  select format('bolão %s manager %s', league_id, manager_id) as example
  from pool_member o join pool_sums() d using (league_id, manager_id)
  where (o.points, o.exact) is distinct from (d.points, d.exact)
    or o.squad_points <> case when exists (select from pool p where p.league_id = o.league_id and p.counts_squads)
      then squad_points_of(o.league_id, o.manager_id) else 0 end`

/** BL6. Whom a merge made one person is not two opponents. */
export const POOL_TROPHIES = `
  select 'bolão ' || g.id as example from league g where g.winner_manager_id is not null and (
    g.ended_at is null or g.trophy_points is null or g.trophy_points > g.prize
    or not exists (select from pool_member o where o.league_id = g.id and o.manager_id = g.winner_manager_id)
    or g.trophy_points > ${PRIZE_PER_OPPONENT} * (g.member_count - 1)
      and not exists (select from pool_member o join manager_merge x on x.account_id = o.manager_id where o.league_id = g.id))`
