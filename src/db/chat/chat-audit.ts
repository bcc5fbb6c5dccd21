/** BT1, BT3: accounts, groups and codes of chats belong to people who still exist. */
export const CHATS = `
  select 'chat of manager ' || l.manager_id as example
  from (select manager_id from chat_person union all select manager_id from chat_group
    union all select manager_id from chat_code where manager_id is not null) l
    join manager p on p.id = l.manager_id
  where p.kind = 'bot' or p.deleted_at is not null`
