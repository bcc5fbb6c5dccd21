-- CP4: whether a person may see a championship. For anybody else the championship does not exist.
create or replace function may_see(of_championship integer, who integer) returns boolean language sql stable as $$
  select exists (select from championship c where c.id = of_championship and c.is_public)
    or exists (select from championship_member e where e.championship_id = of_championship and e.manager_id = who)
    or exists (select from championship_organiser o where o.championship_id = of_championship and o.manager_id = who)
    or exists (select from manager m join auth_user u on u.id = m.user_id where m.id = who and u.is_operator)
$$;
