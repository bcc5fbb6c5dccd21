/** TN7, DL3: tokens and display links belong to people who still exist. A link names its league's championship. */
export const KEYS = `
  select 'key of manager ' || k.manager_id as example
  from (select manager_id from personal_token union all select manager_id from display_link) k
    join manager m on m.id = k.manager_id
  where m.kind = 'bot' or m.deleted_at is not null
  union all
  select 'display link ' || d.id from display_link d join league g on g.id = d.league_id
  where g.championship_id <> d.championship_id`
