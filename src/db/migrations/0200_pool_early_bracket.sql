-- BL18: a bracket that is filled before the groups end, with who comes out of them: '1A' and a club.
alter table pool add column bracket_early boolean not null default false;
alter table pool_bracket
  add column places text[] not null default '{}',
  add column place_club_ids integer[] not null default '{}';
alter table pool_bracket add constraint pool_bracket_places check (cardinality(place_club_ids) = cardinality(places)) not valid;
