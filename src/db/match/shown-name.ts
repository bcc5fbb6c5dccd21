import { sql, type RawBuilder } from 'kysely'
import { text } from '#db/connection/row.ts'

/**
 * The short name of a player. If the clubs of match `m` have another player with it, the initial is added. If they
 * share the initial too, it is the whole name.
 */
export const shownName = (table: 'p' | 'o'): RawBuilder<string> => {
  const person = sql.ref(table)
  const another = (alike: RawBuilder<unknown>) => sql`exists (
    select from player q where q.club_id in (m.home_club_id, m.away_club_id)
      and q.short_name = ${person}.short_name and q.id <> ${person}.id and ${alike})`
  return text.sql`case when not ${another(sql`true`)} then ${person}.short_name
    when ${another(sql`left(q.name, 1) = left(${person}.name, 1)`)} then ${person}.name
    else left(${person}.name, 1) || '. ' || ${person}.short_name end`
}
