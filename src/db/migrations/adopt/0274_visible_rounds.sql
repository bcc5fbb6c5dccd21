-- A lock may commit its duels, and a settlement the results of duels and the tables of groups that go on, before the round itself (jobs/bulk). Whoever
-- reads for people reads these views, which show them from the moment when the round is locked, or settled.
create view visible_duel as
select d.round_id, d.squad_a_id, d.squad_b_id,
  case when r.state = 'settled' then d.a_tenths end as a_tenths,
  case when r.state = 'settled' then d.b_tenths end as b_tenths,
  case when r.state = 'settled' then d.winner_squad_id end as winner_squad_id
from duel d join round r on r.id = d.round_id
where r.state <> 'open';

-- A place follows from the whole table: while a round of the group is played, the group has none.
create view visible_division_member as
select m.cycle_id, m.group_number, m.manager_id, m.championship_id, m.tier, m.next_tier, t.tenths,
  coalesce((select sum(x) from unnest(t.tenths) x), 0)::integer as point_tenths,
  case when not exists (select from round r where r.id = any (c.round_ids) and r.state <> 'settled') then m.place end as place
from division_member m
join division_cycle c on c.id = m.cycle_id
cross join lateral (
  select array(
    select case when coalesce(r.state, 'settled') = 'settled' then x.tenths end
    from unnest(m.tenths) with ordinality x (tenths, n) left join round r on r.id = c.round_ids[n] order by n) as tenths) t;
