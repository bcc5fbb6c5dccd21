-- The clocks of championships that do not run on real time (docs/decisions/031-a-clock-per-championship.md). That of the first
-- stays in `clock`, by which the version before lives: its row here follows.
create table championship_clock (
  championship_id integer primary key references championship on delete cascade,
  real_anchor timestamptz not null,
  game_anchor timestamptz not null,
  pace double precision not null check (pace > 0 and pace < 'infinity')
);
insert into championship_clock (championship_id, real_anchor, game_anchor, pace)
select 1, real_anchor, game_anchor, pace from clock;

create function follow_first_clock() returns trigger language plpgsql as $$
begin
  update championship_clock set real_anchor = new.real_anchor, game_anchor = new.game_anchor, pace = new.pace
  where championship_id = 1;
  return null;
end $$;
create trigger first_clock_is_followed after update on clock for each row execute function follow_first_clock();

-- What is told of people happens on the clock of a championship.
alter table activity add column championship_id integer not null default 1;
