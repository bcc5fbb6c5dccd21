-- SQ7 at commit: a check earlier in the transaction would let writes slip past the deadline.
-- The market is the open round of the squad's championship that closes first. Between its deadline and its lock nothing
-- may be saved, not even for the next round: the lock freezes squads as it finds them.
-- A save must not notify, because NOTIFY waits for a lock after this check.
create or replace function squad_before_deadline() returns trigger language plpgsql as $$
declare market record;
begin
  select id, deadline_at into market from round
  where championship_id = new.championship_id and state = 'open' order by deadline_at limit 1;
  if game_at_commit(new.championship_id) >= market.deadline_at then
    raise exception 'the market of round % closed at %', market.id, market.deadline_at using errcode = 'CR001';
  end if;
  if new.round_id is not null and new.round_id is distinct from market.id then
    raise exception 'the market is not that of round %', new.round_id using errcode = 'CR001';
  end if;
  return null;
end $$;

-- PK1, also checked at commit. A settlement writes only points and grades, which do not fire this trigger.
create or replace function pick_before_kick_off() returns trigger language plpgsql as $$
declare game record;
begin
  select m.starts_at, s.championship_id into game from match m join season s on s.id = m.season_id where m.id = new.match_id;
  if game_at_commit(game.championship_id) >= game.starts_at then
    raise exception 'match % started at %', new.match_id, game.starts_at using errcode = 'CR002';
  end if;
  return null;
end $$;

-- BL7, also checked at commit.
create or replace function pool_answer_before_deadline() returns trigger language plpgsql as $$
declare question record;
begin
  select q.closes_at, g.championship_id into question
  from pool_question q join league g on g.id = q.league_id where q.id = new.question_id;
  if game_at_commit(question.championship_id) >= question.closes_at then
    raise exception 'question % closed at %', new.question_id, question.closes_at using errcode = 'CR004';
  end if;
  return null;
end $$;

-- BL11, also checked at commit, for the new match of the joker and for the old one.
create or replace function pool_joker_before_kick_off() returns trigger language plpgsql as $$
declare game record;
begin
  for game in select m.id, m.starts_at, s.championship_id from match m join season s on s.id = m.season_id
    where m.id = new.match_id or tg_op = 'UPDATE' and m.id = old.match_id
  loop
    if game_at_commit(game.championship_id) >= game.starts_at then
      raise exception 'match % started at %', game.id, game.starts_at using errcode = 'CR002';
    end if;
  end loop;
  return null;
end $$;

-- BL12, BL18, also checked at commit.
create or replace function pool_bracket_before_deadline() returns trigger language plpgsql as $$
declare closes timestamptz := bracket_closes_at(new.league_id);
begin
  if game_at_commit((select championship_id from league where id = new.league_id)) >= closes then
    raise exception 'the bracket of bolão % closed at %', new.league_id, closes using errcode = 'CR005';
  end if;
  return null;
end $$;

-- Lineups and ledger entries are deleted only together with their championship. The deleting transaction makes this
-- setting for itself alone: other transactions are refused as always, and none waits for a lock.
create or replace function championship_is_deleted() returns boolean language sql as $$
  select coalesce(current_setting('craque.deletes_championship', true), '') = 'yes'
$$;

-- SQ8: a lineup is written once. Ledger entries never change either: a correction is a new entry. This trigger refuses
-- to empty (truncate) the tables.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% rows are never changed', tg_table_name using errcode = 'CR003';
end $$;

-- Lineups and ledger entries stay as they are. Only a recorded merge may change their owner, and whether a lineup
-- counts.
create or replace function refuse_change_but_merge() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and exists (select from manager_merge where guest_id = old.manager_id and account_id = new.manager_id)
    and to_jsonb(new) - '{manager_id,counts}'::text[] = to_jsonb(old) - '{manager_id,counts}'::text[]
  then
    return new;
  end if;
  if tg_op = 'DELETE' and championship_is_deleted() then
    return old;
  end if;
  raise exception '% rows are never changed', tg_table_name using errcode = 'CR003';
end $$;

-- LD3: what a lineup paid never changes, like a ledger entry.
create or replace function lineup_is_paid_once() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.paid = old.paid then
    return new;
  end if;
  if tg_op = 'DELETE' and championship_is_deleted() then
    return old;
  end if;
  raise exception 'what a lineup paid is never changed' using errcode = 'CR003';
end $$;

-- LD3: if the score row of a lineup holds its payment, the ledger holds no first entry for this lineup.
create or replace function entry_is_new() returns trigger language plpgsql as $$
begin
  if exists (select from lineup_score where round_id = new.round_id and squad_id = new.squad_id and paid <> 0) then
    raise exception 'lineup % of round % is paid already', new.squad_id, new.round_id using errcode = 'unique_violation';
  end if;
  return new;
end $$;

-- An activity needs an existing manager. The trigger skips 'ranking_up', because a settlement writes it for many people
-- at once. It has updated their statistics before, and the lock on these rows prevents the deletion of the managers.
create or replace function activity_has_manager() returns trigger language plpgsql as $$
begin
  perform from manager where id = new.manager_id for key share;
  if not found then
    raise exception 'there is no manager %', new.manager_id using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;

create or replace function manager_is_not_told_of() returns trigger language plpgsql as $$
begin
  if exists (select from activity where manager_id = old.id) then
    raise exception 'manager % has activities', old.id using errcode = 'foreign_key_violation';
  end if;
  return old;
end $$;

-- A squad with a lineup cannot be deleted.
create or replace function squad_is_not_fielded() returns trigger language plpgsql as $$
begin
  if exists (
    select from round r join lineup l on l.round_id = r.id and l.squad_id = old.id where r.championship_id = old.championship_id
  ) then
    raise exception 'squad % has lineups', old.id using errcode = 'foreign_key_violation';
  end if;
  return old;
end $$;

-- The player changed position, or came on or left the market. When the round locks, squads with this player are checked
-- again.
create or replace function player_has_moved() returns trigger language plpgsql as $$
begin
  new.moved := true;
  return new;
end $$;
