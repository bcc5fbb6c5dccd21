import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { ChampionshipId } from '#domain/ids.ts'
import type { Score } from '#domain/sport/outcome.ts'
import type { Sport } from '#domain/sport/sport.ts'
import { seasonsOf } from './running-season.ts'
import type { MatchState, Tables } from '#db/schema/schema.ts'
import { prepared } from '#db/connection/prepared.ts'
import { bool, int, json, rowOf, type RowOf, text, time } from '#db/connection/row.ts'

export const matchRow = rowOf({
  id: int,
  sport: text.of<Sport>(),
  starts_at: time,
  state: text.of<MatchState>(),
  minute: int,
  home_score: int.orNull,
  away_score: int.orNull,
  home: json<ClubOfMatch>(),
  away: json<ClubOfMatch>(),
  has_date: bool,
  is_moved: bool,
  is_awarded: bool,
  /** When an abandoned match resumes; null if that is not decided. */
  resumes_at: time.orNull,
  /** The result that the table counts, if it differs from the result that was played. */
  official: json<Score>().orNull,
  /** The score after extra time, and that of the shoot-out; null if there was none. */
  extra_time: json<Score>().orNull,
  penalties: json<Score>().orNull,
})
export type MatchRow = RowOf<typeof matchRow> & {
  /** The quarter or set of a running match, if the query reads it. */
  period?: number | null
}
/** A row of `matchRow` with the quarter or set (`periodOfMatch`). */
export const playedMatchRow = rowOf({ ...matchRow.columns, period: int.orNull })

interface ClubOfMatch {
  id: number
  name: string
  color_primary: string
  color_secondary: string
  pattern: string
}

export const clubJson = (table: 'home' | 'away') => {
  const club = sql.ref(table)
  return sql`json_build_object('id', ${club}.id, 'name', ${club}.name, 'color_primary', ${club}.color_primary,
    'color_secondary', ${club}.color_secondary, 'pattern', ${club}.pattern)`
}

/** The columns of a match `m` that every list shows, in addition to its clubs. */
export const shownOfMatch = sql`m.id, m.sport, m.starts_at, m.state, m.minute, m.home_score, m.away_score, m.has_date,
  m.moved_from is not null as is_moved, m.is_awarded, m.resumes_at, m.detail -> 'extraTime' as extra_time, m.detail -> 'penalties' as penalties,
  case when m.official_home is not null then json_build_object('home', m.official_home, 'away', m.official_away) end as official`

/** The quarter or set of a running match, by its last event. */
export const periodOfMatch = sql`case when m.state = 'live' then coalesce((
  select (detail ->> 'period')::integer from match_event where match_id = m.id order by seq desc limit 1), 1) end`

/** The newest finished matches of a club: one index finds those at home, one those away. After a join, sort again. */
export const newestOfClub = (club: RawBuilder<unknown>, { limit, before }: { limit: number; before?: Date }) => {
  const asPlayed = before ? sql`and starts_at < ${before}` : sql``
  const newest = sql`${asPlayed} and state = 'final' order by starts_at desc limit ${limit}`
  return sql`
    select * from (
      (select * from match where home_club_id = ${club} ${newest})
      union all
      (select * from match where away_club_id = ${club} ${newest})
    ) sides order by starts_at desc limit ${limit}`
}

/** Running matches, then the next ones, then finished ones that began in the last ten hours. */
export async function todayMatches(
  db: Kysely<Tables>,
  { championshipId, next, over }: { championshipId: ChampionshipId; next: number; over: number },
): Promise<MatchRow[]> {
  const matches = sql`match where season_id in ${seasonsOf(championshipId)}`
  const { rows } = await playedMatchRow.sql`${prepared}
    select ${shownOfMatch},
           ${clubJson('home')} as home, ${clubJson('away')} as away, ${periodOfMatch} as period
    from (
      select id from ${matches} and state = 'live'
      union all
      (select id from ${matches} and state = 'scheduled' order by starts_at, id limit ${next})
      union all
      (select id from ${matches} and state = 'final' and starts_at > game_now(${championshipId}) - interval '10 hours'
        order by starts_at desc, id limit ${over})
    ) shown
    join match m on m.id = shown.id
    join club home on home.id = m.home_club_id
    join club away on away.id = m.away_club_id
    order by (m.state = 'live') desc, (m.state = 'final'), m.starts_at, m.id`.execute(db)
  return rows
}
