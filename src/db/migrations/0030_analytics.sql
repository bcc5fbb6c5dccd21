-- How the running season may end, by simulation: written with the forecasts, so that no visitor waits for it.
create table season_outlook (
  season_id integer not null references season,
  club_id smallint not null references club,
  title real not null,
  top4 real not null,
  bottom4 real not null,
  mean_points real not null,
  positions real[] not null,
  simulations integer not null,
  -- Names the results it was simulated from: the same ones need no second simulation.
  learned_from text not null,
  primary key (season_id, club_id)
);

-- What managers picked, counted once after kick-off: picks no longer change then, and a page must not count a million.
create table match_crowd (
  match_id integer primary key references match,
  home integer not null,
  draw integer not null,
  away integer not null
);
