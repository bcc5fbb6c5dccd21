import type { Kysely } from 'kysely'
import { bool, int, json, real, rowOf, type RowOf, text } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { Score } from '#domain/sport/outcome.ts'

interface StoredMatchRow {
  /** The key that files use for the match. */
  key: string
  round: number | null
  leftRound: number | null
  homeKey: string
  awayKey: string
  startsAtMs: number
  home: string
  away: string
  stage?: string
  result?: { score: Score; extraTime?: Score }
  isAwarded: boolean
  hasLeft: boolean
  isTold: boolean
  hasPoints: boolean
}

const withNullsRow = rowOf({
  startsAtMs: real,
  round: int.orNull,
  leftRound: int.orNull,
  key: text,
  homeKey: text,
  awayKey: text,
  home: text,
  away: text,
  isAwarded: bool,
  hasLeft: bool,
  isTold: bool,
  hasPoints: bool,
  stage: text.orNull,
  score: json<Score>().orNull,
  extraTime: json<Score>().orNull,
})

export async function storedMatches(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<StoredMatchRow[]> {
  const { rows } = await withNullsRow.sql`
    select substr(m.fixture_key, strpos(m.fixture_key, ':') + 1) as key, r.number as round, l.number as "leftRound", h.slug as "homeKey", a.slug as "awayKey",
      (extract(epoch from m.starts_at) * 1000)::float8 as "startsAtMs", h.name as home, a.name as away,
      m.detail ->> 'stage' as stage, coalesce(p.news -> 'detail' -> 'extraTime', (m.detail -> 'extraTime')::json) as "extraTime",
      case when m.state = 'final' then json_build_object('home', m.home_score, 'away', m.away_score)
        when p.news ->> 'state' = 'final' then p.news -> 'score' end as score,
      m.is_awarded as "isAwarded", m.left_round_id is not null as "hasLeft",
      (exists (select from player_match x where x.match_id = m.id)
        or coalesce(json_array_length(p.news -> 'players'), 0) > 0) as "isTold",
      exists (select from published_point x where x.match_id = m.id) as "hasPoints"
    from match m join season s on s.id = m.season_id join club h on h.id = m.home_club_id join club a on a.id = m.away_club_id
      left join round r on r.id = m.round_id
      left join round l on l.id = m.left_round_id left join match_report p on p.match_id = m.id
    where s.championship_id = ${championshipId} and s.sport = 'futebol' and m.fixture_key is not null
    order by m.starts_at, m.id`.execute(db)
  return rows.map(({ stage, score, extraTime, ...match }) => ({
    ...match,
    ...(stage !== null && { stage }),
    ...(score && { result: { score, ...(extraTime && { extraTime }) } }),
  }))
}

const roundFileRow = rowOf({
  roundId: int,
  file: text,
  hasPoints: bool,
  /** The stored JSON text: a season has megabytes of it, which a worker parses. */
  rows: text,
})
export type RoundFileRow = RowOf<typeof roundFileRow>

/** The files of rounds, in the order of import. Only the importer that wrote `rows` knows their format. */
export async function storedRoundFiles(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<RoundFileRow[]> {
  const { rows } = await roundFileRow.sql`
    select round as "roundId", file, has_points as "hasPoints", rows::text as rows from round_file
    where championship_id = ${championshipId} order by id`.execute(db)
  return rows
}
