import { sql, type RawBuilder } from 'kysely'
import type { ChampionshipId } from '#domain/ids.ts'
import type { Sport } from '#domain/sport/sport.ts'

/** The seasons of a championship, which separate its matches from those of others. */
export const seasonsOf = (championshipId: ChampionshipId) =>
  sql`(select id from season where championship_id = ${championshipId})`

/** The season with the next match to play; once no match is left, the season of the last match. */
export function runningSeasonId(championshipId: ChampionshipId, sport: RawBuilder<unknown>) {
  const matches = sql`match where sport = ${sport} and season_id in ${seasonsOf(championshipId)}`
  return sql`coalesce(
    (select season_id from ${matches} and state in ('scheduled', 'live') order by starts_at limit 1),
    (select season_id from ${matches} order by starts_at desc limit 1))`
}

/** The running season of each sport; null for a sport without matches in the championship. */
export const runningSeasons = (championshipId: ChampionshipId) => sql`
  select s.sport, ${runningSeasonId(championshipId, sql`s.sport`)} as season_id
  from unnest(enum_range(null::sport)) as s (sport)`

/** Clubs, matches and seasons belong to one sport of one championship. */
export interface SportOfChampionship {
  championshipId: ChampionshipId
  sport: Sport
}
