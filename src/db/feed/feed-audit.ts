/** FD1, FD6: matches come from a feed where one is turned on and not held, and nowhere else. */
export const FEEDS = `
  select 'championship ' || c.slug as example from championship c left join feed f on f.championship_id = c.id and f.held_at is null
  where (c.source = 'feed') <> (f.championship_id is not null)`
