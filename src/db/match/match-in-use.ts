/**
 * SQL for "something depends on the match whose id is in this column": it has begun, or people or decisions refer to
 * it.
 */
export const matchInUse = (id: string): string =>
  `(exists (select from match m where m.id = ${id} and m.state <> 'scheduled')
    or ${['pick', 'pool_pick', 'pool_joker', 'correction', 'match_decision', 'desk_tap', 'wall_message']
      .map((table) => `exists (select from ${table} u where u.match_id = ${id})`)
      .join(' or ')})`
