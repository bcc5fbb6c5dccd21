import { sql, type RawBuilder } from 'kysely'

/** The season with the next match to play; after the very last one, that one's. */
export const runningSeasonId = (sport: RawBuilder<unknown>) => sql`coalesce(
  (select season_id from match where sport = ${sport} and state <> 'final' order by starts_at limit 1),
  (select season_id from match where sport = ${sport} order by starts_at desc limit 1))`

/** That of every sport. */
export const runningSeasons = sql`
  select s.sport, ${runningSeasonId(sql`s.sport`)} as season_id from unnest(enum_range(null::sport)) as s (sport)`
