-- The one that every server has: the sample world is played in it.
insert into championship (id, slug, name, counts_globally) values (1, 'craque', 'Craque', true);
insert into championship_clock (championship_id, real_anchor, game_anchor, pace) select 1, now, now, 1 from clock_timestamp() as now;
