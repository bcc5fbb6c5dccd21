import { sql, type RawBuilder } from 'kysely'
import { text } from '#db/connection/row.ts'

/** The initial comes along where two of the match would have the same name, all of it where they share that, too. `m` is the match. */
export const toldName = (table: 'p' | 'o'): RawBuilder<string> => {
  const person = sql.ref(table)
  const another = (alike: RawBuilder<unknown>) => sql`exists (
    select from player q where q.club_id in (m.home_club_id, m.away_club_id)
      and q.short_name = ${person}.short_name and q.id <> ${person}.id and ${alike})`
  return text.sql`case when not ${another(sql`true`)} then ${person}.short_name
    when ${another(sql`left(q.name, 1) = left(${person}.name, 1)`)} then ${person}.name
    else left(${person}.name, 1) || '. ' || ${person}.short_name end`
}
