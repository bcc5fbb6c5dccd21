/** WH3: makers of webhooks still exist, deliveries have numbers that were given, and no event was skipped. */
export const WEBHOOKS = `
  select 'webhook ' || w.id as example from webhook w join manager m on m.id = w.manager_id where m.deleted_at is not null
  union all
  select 'delivery ' || d.webhook_id || ' ' || d.number from webhook_delivery d join webhook w on w.id = d.webhook_id
    where d.number > w.last_number
  union all
  select 'event ' || e.id from webhook_event e
    where e.numbered_at is null and e.at < now() - interval '1 day'
      and exists (select from webhook_event l where l.numbered_at > e.at + interval '1 hour')`
