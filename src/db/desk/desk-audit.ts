/**
 * DK1, DK10, DK11: the taps of a match have numbers without gaps, and none came through a link for another match. A
 * match with taps has a report once it has begun, unless it was abandoned or awarded.
 */
export const DESK = `
  select 'match ' || match_id as example from desk_tap group by match_id having count(*) <> max(seq) + 1
  union all select format('match %s tap %s', t.match_id, t.seq)
  from desk_tap t join desk_helper h on h.id = t.helper_id where h.match_id <> t.match_id
  union all select 'match ' || m.id from match m
  where m.state in ('live', 'final') and not m.is_awarded and not exists (select from match_report p where p.match_id = m.id)
    and exists (select from desk_tap t where t.match_id = m.id)`
