/** Written out, because the audit shares no list of columns with the writer. */
const FIGURES = ['points', 'wins', 'settled_picks', 'right_picks']

const list = (of: (name: string) => string) => FIGURES.map(of).join(', ')

/** RK5: a row of a past season does not count for the running one. */
export const SEASON_STATS = `
  select x.example from championship c
  cross join lateral (select ranked_season(c.id) as season offset 0) t
  cross join lateral (
    select format('championship %s manager %s', s.championship_id, s.manager_id) as example
    from manager_stat s left join season_due(c.id, t.season) d on d.manager_id = s.manager_id
    where s.championship_id = c.id
      and (${list((name) => `case when s.season = t.season then s.${name} - s.season_start_${name} else 0 end`)})
        is distinct from (${list((name) => `coalesce(d.${name}, 0)`)})) x`
