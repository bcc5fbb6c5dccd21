/** FD1, FD6: a championship's matches come from a feed exactly if its feed is on and not paused. */
export const FEEDS = `
  select 'championship ' || c.slug as example from championship c left join feed f on f.championship_id = c.id and f.held_at is null
  where (c.source = 'feed') <> (f.championship_id is not null)`
