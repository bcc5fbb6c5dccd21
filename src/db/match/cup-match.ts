import { sql, type Kysely } from 'kysely'
import { bool, int, json, real, rowOf, type RowOf, text } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { Score } from '#domain/sport/outcome.ts'

/** What the cup needs to know about a match `m`; its tie `t` may be missing. */
export const cupColumns = sql`
  t.number, m.detail ->> 'group' as "group", m.home_club_id as "homeId", m.away_club_id as "awayId",
  (extract(epoch from m.starts_at) * 1000)::float8 as "startsAtMs", m.state = 'final' as "isOver",
  m.detail -> 'extraTime' as "extraTime", m.detail -> 'penalties' as penalties,
  case when m.home_score is not null then jsonb_build_object('home', m.home_score, 'away', m.away_score) end as score`

export const cupRow = rowOf({
  group: text.orNull,
  homeId: int,
  awayId: int,
  startsAtMs: real,
  isOver: bool,
  score: json<Score>().orNull,
  number: int.orNull,
  extraTime: json<Score>().orNull,
  penalties: json<Score>().orNull,
})

export const cupMatchOf = <Row extends RowOf<typeof cupRow>>({ extraTime, penalties, ...row }: Row) => ({
  ...row,
  extraTime: extraTime ?? undefined,
  penalties: penalties ?? undefined,
})

/**
 * Every match of the championship, with the number of its tie if it has one. A tie with an unknown side has no match.
 */
export async function cupMatches(db: Kysely<Tables>, championshipId: ChampionshipId) {
  const { rows } = await cupRow.sql`
    select ${cupColumns}
    from match m join season s on s.id = m.season_id left join championship_tie t on t.match_id = m.id
    where s.championship_id = ${championshipId} order by m.starts_at, m.id`.execute(db)
  return rows.map(cupMatchOf)
}
