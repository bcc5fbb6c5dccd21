-- WH3: events for webhooks. Triggers write them in the transaction of the change, so changes by every version of Craque
-- are announced. Code decides later which webhook gets an event (domain/webhook). This function only drops events of
-- kinds that no webhook of the championship asked for.
create or replace function webhook_note(championship integer, league integer, kind text, subject text, facts jsonb)
returns void language plpgsql as $$
#variable_conflict use_variable
begin
  if championship is null or championship_is_deleted() or not exists (
    select from webhook w where w.championship_id = championship and w.off_at is null and kind = any (w.kinds)
  ) then return; end if;
  insert into webhook_event (championship_id, league_id, kind, subject, facts)
  values (championship, league, kind, subject, facts)
  on conflict do nothing;
end $$;

create or replace function webhook_of_round() returns trigger language plpgsql as $$
begin
  if old.state = 'open' and new.state <> 'open' then
    perform webhook_note(new.championship_id, null, 'round.locked', new.id::text, jsonb_build_object('roundId', new.id));
  end if;
  if new.state = 'settled' and (old.state <> 'settled' or old.settlements <> new.settlements) then
    perform webhook_note(new.championship_id, null, 'round.settled', format('%s %s', new.id, new.settlements),
      jsonb_build_object('roundId', new.id, 'settlements', new.settlements));
  end if;
  return null;
end $$;

create or replace function webhook_of_match() returns trigger language plpgsql as $$
begin
  if not exists (select from webhook where off_at is null) then return null; end if;
  perform webhook_note((select championship_id from season where id = new.season_id), null,
    case new.state when 'live' then 'match.started' else 'match.over' end, new.id::text,
    jsonb_build_object('matchId', new.id, 'homeScore', new.home_score, 'awayScore', new.away_score));
  return null;
end $$;

-- A source may renumber the events of a match: score and minute say which goal it is. A new scorer or minute for a goal
-- that was announced is no new goal. A goal is no news if its match is over (then it comes from a correction), or began
-- more than a day ago (then it comes from a file).
create or replace function webhook_of_goal() returns trigger language plpgsql as $$
declare
  game record;
begin
  if not exists (select from webhook where off_at is null and 'match.goal' = any (kinds)) then return null; end if;
  if tg_op = 'UPDATE' and old.kind in ('goal', 'penalty_goal', 'own_goal')
    and old.home_score = new.home_score and old.away_score = new.away_score then return null; end if;
  select s.championship_id, m.state <> 'final' and m.starts_at > game_now(s.championship_id) - interval '1 day' as is_news into game
  from match m join season s on s.id = m.season_id where m.id = new.match_id;
  if game.is_news then
    perform webhook_note(game.championship_id, null, 'match.goal',
      format('%s %s-%s %s', new.match_id, new.home_score, new.away_score, new.minute),
      jsonb_build_object('matchId', new.match_id, 'homeScore', new.home_score, 'awayScore', new.away_score,
        'minute', new.minute, 'goal', new.kind, 'clubId', new.club_id, 'playerId', new.player_id));
  end if;
  return null;
end $$;

create or replace function webhook_of_correction() returns trigger language plpgsql as $$
begin
  perform webhook_note((select s.championship_id from match m join season s on s.id = m.season_id where m.id = new.match_id),
    null, 'match.corrected', new.id::text, jsonb_build_object('matchId', new.match_id, 'correctionId', new.id));
  return null;
end $$;

create or replace function webhook_of_members() returns trigger language plpgsql as $$
begin
  if not exists (select from webhook where off_at is null and 'member.joined' = any (kinds)) then return null; end if;
  perform webhook_note(g.championship_id, g.id, 'member.joined',
    format('league %s %s %s', g.id, j.manager_id, extract(epoch from j.joined_at)), jsonb_build_object('managerId', j.manager_id))
  from joined j join league g on g.id = j.league_id
  where exists (select from webhook w where w.league_id = g.id and w.off_at is null);
  return null;
end $$;

create or replace function webhook_of_entry() returns trigger language plpgsql as $$
begin
  perform webhook_note(new.championship_id, null, 'member.joined',
    format('championship %s %s', new.manager_id, extract(epoch from new.at)), jsonb_build_object('managerId', new.manager_id));
  return null;
end $$;

-- The event holds only ids: a message that is deleted before the delivery is not delivered.
create or replace function webhook_of_message() returns trigger language plpgsql as $$
begin
  perform webhook_note(coalesce((select championship_id from league where id = new.league_id),
      (select s.championship_id from match m join season s on s.id = m.season_id where m.id = new.match_id)),
    new.league_id, 'wall.message', new.id::text,
    jsonb_build_object('messageId', new.id, 'managerId', new.manager_id, 'matchId', new.match_id));
  return null;
end $$;

create or replace function webhook_of_reminder() returns trigger language plpgsql as $$
begin
  perform webhook_note(new.championship_id, null, 'reminder.due', format('%s %s', new.kind, new.subject_id),
    jsonb_build_object('reminder', new.kind) || case new.kind when 'market_closing'
      then jsonb_build_object('roundId', new.subject_id)
      else jsonb_build_object('day', date '2000-01-01' + new.subject_id) end);
  return null;
end $$;
