-- VR1: entries of the championship's log. Triggers write them in the transaction that saves or decides something, so
-- writes by every version of Craque are logged.
create or replace function var_ms(at timestamptz) returns bigint language sql immutable parallel safe
  return floor(extract(epoch from at) * 1000)::bigint;

create or replace function var_note(championship integer, kind text, subject integer, at timestamptz, content jsonb)
returns void language plpgsql as $$
begin
  if championship is null or championship_is_deleted() then return; end if;
  insert into var_entry (championship_id, kind, subject_id, at, entry)
  values (championship, kind, subject, at, format(E'craque-var-1\n%s\n%s\n%s\n', kind, var_ms(at), content));
end $$;

-- VR3: an entry whose content stays secret until its time. Saves of bots get no entry: the root of a round's lineups
-- covers the lineups of bots.
create or replace function var_seal(championship integer, person integer, kind text, subject integer, at timestamptz, content jsonb)
returns void language plpgsql as $$
#variable_conflict use_variable
begin
  if championship is null or championship_is_deleted() then return; end if;
  insert into var_entry (championship_id, kind, subject_id, manager_id, at, opening, salt)
  select championship, kind, subject, m.id, at,
    format(E'craque-var-1\n%s\n%s\n%s\n%s\n%s\n', m.log_number, kind, subject, var_ms(at), content),
    replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
  from manager m where m.id = person and m.kind <> 'bot';
end $$;

-- The same as `var_seal` in one statement, with text in place of jsonb: every save of a squad waits for it. It does not
-- call `var_ms`, because PostgreSQL does not inline that function.
create or replace function var_of_squad() returns trigger language plpgsql as $$
begin
  if championship_is_deleted() then return null; end if;
  insert into var_entry (championship_id, kind, subject_id, manager_id, at, opening, salt)
  select new.championship_id, 'squad', new.id, m.id, coalesce(new.deleted_at, new.updated_at),
    format(E'craque-var-1\n%s\nsquad\n%s\n%s\n%s\n', m.log_number, new.id,
      floor(extract(epoch from coalesce(new.deleted_at, new.updated_at)) * 1000)::bigint,
      case when new.deleted_at is null then
        format('{"round": %s, "version": %s, "players": [%s], "prices": [%s], "captain": %s, "vice": %s, "bench": [%s], "benchPrices": [%s]}',
          coalesce(new.round_id::text, 'null'), new.version, array_to_string(new.player_ids, ','), array_to_string(new.prices_paid, ','),
          coalesce(new.captain_id::text, 'null'), coalesce(new.vice_captain_id::text, 'null'), array_to_string(new.bench_ids, ','),
          array_to_string(new.bench_prices, ','))
      else '{"deleted": true}' end),
    encode(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), 'hex')
  from manager m where m.id = new.manager_id and m.kind <> 'bot';
  return null;
end $$;

-- The content `null` says that the pick was removed before kick-off. The deletion of a row after kick-off is not
-- logged: nobody can remove a pick any longer, but a merge may move the row to another account.
create or replace function var_of_pick() returns trigger language plpgsql as $$
declare
  game record;
begin
  select s.championship_id, m.starts_at > game_now(s.championship_id) as is_open into game
  from match m join season s on s.id = m.season_id where m.id = coalesce(new.match_id, old.match_id);
  if tg_op = 'DELETE' then
    if game.is_open then
      perform var_seal(game.championship_id, old.manager_id, 'pick', old.match_id, game_now(game.championship_id), 'null');
    end if;
  else
    perform var_seal(game.championship_id, new.manager_id, 'pick', new.match_id, new.saved_at, jsonb_build_object(
      'outcome', new.outcome, 'home', new.home_goals, 'away', new.away_goals, 'goesOn', new.goes_on));
  end if;
  return null;
end $$;

-- BL13, BL14: picks that count in one bolão. The model's picks (without `typed_by`) are not logged: they are no secret
-- and follow from the settings of the bolão.
create or replace function var_of_pool_pick() returns trigger language plpgsql as $$
declare
  pick pool_pick;
  game record;
begin
  if tg_op = 'DELETE' then pick := old; else pick := new; end if;
  if pick.typed_by is null then return null; end if;
  select s.championship_id, m.starts_at > game_now(s.championship_id) as is_open into game
  from match m join season s on s.id = m.season_id where m.id = pick.match_id;
  if tg_op = 'DELETE' and not game.is_open then return null; end if;
  perform var_seal(game.championship_id, pick.manager_id, 'guest-pick', pick.match_id,
    case when tg_op = 'DELETE' then game_now(game.championship_id) else pick.saved_at end,
    jsonb_build_object('pool', pick.league_id) || case when tg_op = 'DELETE' then '{"deleted": true}' else jsonb_build_object(
      'outcome', pick.outcome, 'home', pick.home_goals, 'away', pick.away_goals, 'goesOn', pick.goes_on) end);
  return null;
end $$;

create or replace function var_of_joker() returns trigger language plpgsql as $$
declare
  joker pool_joker;
  championship integer;
begin
  if tg_op = 'DELETE' then joker := old; else joker := new; end if;
  championship := (select championship_id from league where id = joker.league_id);
  perform var_seal(championship, joker.manager_id, 'joker', joker.league_id,
    case when tg_op = 'DELETE' then game_now(championship) else joker.saved_at end,
    jsonb_build_object('stage', joker.stage_key, 'match', case when tg_op = 'DELETE' then null else joker.match_id end));
  return null;
end $$;

-- JN4, JN5: a join of clubs or players changes open brackets and answers, but not `saved_at`. It is sealed at its own
-- time: otherwise the person's receipt of that moment would show another content.
create or replace function var_of_bracket() returns trigger language plpgsql as $$
declare
  bracket pool_bracket;
  championship integer;
begin
  if tg_op = 'DELETE' then bracket := old; else bracket := new; end if;
  championship := (select championship_id from league where id = bracket.league_id);
  perform var_seal(championship, bracket.manager_id, 'bracket', bracket.league_id,
    case when tg_op = 'DELETE' then game_now(championship)
      when tg_op = 'UPDATE' and new.saved_at = old.saved_at then greatest(new.saved_at, game_now(championship))
      else bracket.saved_at end,
    case when tg_op = 'DELETE' then '{"deleted": true}' else jsonb_build_object('ties', bracket.tie_ids, 'clubs', bracket.club_ids,
      'places', bracket.places, 'placeClubs', bracket.place_club_ids) end);
  return null;
end $$;

create or replace function var_of_answer() returns trigger language plpgsql as $$
declare
  answer pool_answer;
  championship integer;
begin
  if tg_op = 'DELETE' then answer := old; else answer := new; end if;
  championship := (select g.championship_id from pool_question q join league g on g.id = q.league_id where q.id = answer.question_id);
  perform var_seal(championship, answer.manager_id, 'answer', answer.question_id,
    case when tg_op = 'DELETE' then game_now(championship)
      when tg_op = 'UPDATE' and new.saved_at = old.saved_at then greatest(new.saved_at, game_now(championship))
      else answer.saved_at end,
    case when tg_op = 'DELETE' then '{"deleted": true}' else jsonb_build_object('choices', answer.choices) end);
  return null;
end $$;

create or replace function var_of_round() returns trigger language plpgsql as $$
begin
  perform var_note(new.championship_id, 'deadline', new.id, game_now(new.championship_id), jsonb_build_object(
    'round', new.id, 'fromMs', var_ms(old.deadline_at), 'toMs', var_ms(new.deadline_at)));
  return null;
end $$;

create or replace function var_of_kick_off() returns trigger language plpgsql as $$
declare
  championship integer := (select championship_id from season where id = new.season_id);
begin
  perform var_note(championship, 'kick-off', new.id, game_now(championship), jsonb_build_object(
    'match', new.id, 'fromMs', var_ms(old.starts_at), 'toMs', var_ms(new.starts_at)));
  return null;
end $$;

-- Everything that the players' points follow from (SC1), so that nobody has to trust us later.
create or replace function var_players_of(match integer) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', a.player_id, 'position', coalesce(a.position, p.position::text),
    'took', a.took_part, 'rules', a.rules, 'scouts', a.scouts) order by a.player_id), '[]')
  from player_match a join player p on p.id = a.player_id where a.match_id = match
$$;

-- Logs the state of a final match, unless its newest entry says the same. A match that is no longer final is withdrawn
-- (IM7).
create or replace function var_tell_match(game_id integer) returns void language plpgsql as $$
declare
  game record;
  championship integer;
  content jsonb;
  told text;
begin
  select * into game from match where id = game_id;
  if not found then return; end if;
  championship := (select championship_id from season where id = game.season_id);
  select entry into told from var_entry where kind = 'match' and subject_id = game.id order by id desc limit 1;
  if game.state <> 'final' then
    content := jsonb_build_object('match', game.id, 'withdrawn', true);
    if told is null or split_part(told, E'\n', 4)::jsonb = content then return; end if;
    perform var_note(championship, 'match', game.id, game_now(championship), content);
    return;
  end if;
  content := jsonb_build_object('match', game.id, 'home', game.home_score, 'away', game.away_score, 'revision', game.revision,
    'clubs', jsonb_build_array(game.home_club_id, game.away_club_id), 'players', var_players_of(game.id));
  -- MT5: the table counts another result than the one that was played.
  if game.official_home is not null then
    content := content || jsonb_build_object('official', jsonb_build_object('home', game.official_home, 'away', game.official_away));
  end if;
  -- BL10, MT4: what else a bolão counts. Left out if there is none, because older entries do not have these fields.
  if game.is_awarded or game.detail ? 'extraTime' or game.detail ? 'penalties' then
    content := content || jsonb_build_object('awarded', game.is_awarded, 'extraTime', game.detail -> 'extraTime', 'penalties', game.detail -> 'penalties');
  end if;
  if told is not null and split_part(told, E'\n', 4)::jsonb = content then return; end if;
  perform var_note(championship, 'match', game.id, game_now(championship), content);
end $$;

-- Runs at commit, when the match and its players are written. If a file brings players' points later, the settlement
-- of the round logs them.
create or replace function var_of_match() returns trigger language plpgsql as $$
begin
  perform var_tell_match(new.id);
  return null;
end $$;

create or replace function var_of_correction() returns trigger language plpgsql as $$
begin
  perform var_note((select s.championship_id from match m join season s on s.id = m.season_id where m.id = new.match_id),
    'correction', new.id, new.at, jsonb_build_object('correction', new.id, 'match', new.match_id, 'round', new.round_id,
      'old', new.old_value, 'new', new.new_value));
  return null;
end $$;

create or replace function var_of_rules() returns trigger language plpgsql as $$
begin
  perform var_note(new.id, 'rules', new.id, game_now(new.id), jsonb_build_object('from', old.rules, 'to', new.rules));
  return null;
end $$;

create or replace function var_of_pool() returns trigger language plpgsql as $$
declare
  championship integer := (select championship_id from league where id = new.league_id);
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'counted_on' = to_jsonb(old) - 'counted_on' then return null; end if;
  perform var_note(championship, 'pool', new.league_id, game_now(championship), to_jsonb(new) - 'counted_on');
  return null;
end $$;

-- From this entry on, the account's number also stands for what the guest saved.
create or replace function var_of_merge() returns trigger language plpgsql as $$
begin
  perform var_note(c.id, 'merge', 0, game_now(c.id), jsonb_build_object('guest', g.log_number, 'account', a.log_number))
  from manager g, manager a, championship c
  where g.id = new.guest_id and a.id = new.account_id
    and exists (select from var_entry e where e.manager_id = g.id and e.championship_id = c.id);
  return null;
end $$;

-- The table of a bolão, by log number. It is logged on each new day with a counted match, and when the bolão ends.
create or replace function var_tell_table(pool_id integer) returns void language plpgsql as $$
declare
  championship integer := (select championship_id from league where id = pool_id);
  told record;
begin
  select count(*) as members, encode(sha256(convert_to(coalesce(string_agg(line, '' order by line collate "C"), ''), 'UTF8')), 'hex') as hash into told
  from (select format(E'%s %s %s\n', m.log_number, o.points, o.exact) as line
    from pool_member o join manager m on m.id = o.manager_id where o.league_id = pool_id) x;
  perform var_note(championship, 'table', pool_id, game_now(championship), jsonb_build_object(
    'pool', pool_id, 'members', told.members, 'hash', told.hash));
end $$;

create or replace function var_of_table() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'pool' then perform var_tell_table(new.league_id);
  elsif exists (select from pool where league_id = new.id) then perform var_tell_table(new.id);
  end if;
  return null;
end $$;

-- BL7: what a question of a bolão is worth and when it closes. The log is public, so it does not have the words of the
-- question. `var_of_verdict` logs the right answer (BL8).
create or replace function var_of_question() returns trigger language plpgsql as $$
declare
  question pool_question;
  championship integer;
begin
  if tg_op = 'DELETE' then question := old; else question := new; end if;
  championship := (select championship_id from league where id = question.league_id);
  perform var_note(championship, 'question', question.id, game_now(championship), jsonb_build_object(
    'question', question.id, 'pool', question.league_id) || case when tg_op = 'DELETE' then '{"deleted": true}' else jsonb_build_object(
      'kind', question.kind, 'group', question.group_letter, 'points', question.points, 'closesAtMs', var_ms(question.closes_at)) end);
  return null;
end $$;

create or replace function var_of_verdict() returns trigger language plpgsql as $$
declare
  championship integer := (select g.championship_id from pool_question q join league g on g.id = q.league_id where q.id = new.question_id);
begin
  perform var_note(championship, 'verdict', new.question_id, new.at, jsonb_build_object(
    'question', new.question_id, 'right', new.right_choices, 'byPerson', new.manager_id is not null));
  return null;
end $$;

-- Entries that wait have no log to be deleted with. A foreign key would lock the championship's row in every save.
create or replace function var_of_championship() returns trigger language plpgsql as $$
begin
  delete from var_entry where championship_id = old.id and position is null;
  return null;
end $$;
