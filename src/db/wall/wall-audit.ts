/** A reply is on the same wall as the message that it answers; decided reports keep no text. */
export const WALLS = `
  select 'message ' || m.id as example from wall_message m join wall_message o on o.id = m.reply_to_id
  where (m.league_id, m.match_id) is distinct from (o.league_id, o.match_id)
  union all select 'report of message ' || message_id from wall_report where decided_at is not null and text is not null`
