/** NT1: a notice belongs to a championship and goes to a person who still exists. */
export const NOTICES = `
  select 'notice ' || n.id as example from notice n
    left join manager p on p.id = n.manager_id left join championship c on c.id = n.championship_id
  where p.id is null or p.kind = 'bot' or p.deleted_at is not null or c.id is null`
