import type { Kysely } from 'kysely'
import { bool, int, json, rowOf, type RowOf, text, time } from '#db/connection/row.ts'
import { isAwardedBySource } from './match-reports.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { PlayedMatch } from '#domain/standings/standings.ts'

const publishedAndComputedRow = rowOf({
  matchId: int,
  round: int.orNull,
  playerId: int,
  name: text,
  publishedHundredths: int.orNull,
  damage: text.orNull,
  /** Null: the match has not been played here, or the player is not in it. */
  oursTenths: int.orNull,
  /** False: the points arrived before the result. */
  isOver: bool,
})
export type PublishedAndComputed = RowOf<typeof publishedAndComputedRow>

export async function publishedAndComputed(
  db: Kysely<Tables>,
  championshipId: ChampionshipId,
): Promise<PublishedAndComputed[]> {
  const { rows } = await publishedAndComputedRow.sql`
    select p.match_id as "matchId", r.number as round, p.player_id as "playerId", y.name, p.hundredths as "publishedHundredths",
      p.damage, x.point_tenths as "oursTenths", m.state in ('final', 'abandoned') as "isOver"
    from published_point p join match m on m.id = p.match_id join season s on s.id = m.season_id
      join player y on y.id = p.player_id left join round r on r.id = m.round_id
      left join player_match x on x.match_id = p.match_id and x.player_id = p.player_id
    where s.championship_id = ${championshipId} order by r.number, p.match_id, p.player_id`.execute(db)
  return rows
}

const leftRowsRow = rowOf({ round: int, club: text, rows: int })
export type LeftRows = RowOf<typeof leftRowsRow>

/** JN3: how many published rows of each round and club are still not imported. */
export async function rowsLeft(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<LeftRows[]> {
  const { rows } = await leftRowsRow.sql`
    select round, club, count(*)::integer as rows from published_left
    where championship_id = ${championshipId} and is_open group by round, club order by round, club`.execute(db)
  return rows
}

/** The keys, in the files, of the rows that `rowsLeft` counts. */
export async function keysLeft(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<Set<string>> {
  const { rows } = await rowOf({ key: text }).sql`
    select row_key as key from published_left where championship_id = ${championshipId} and is_open`.execute(db)
  return new Set(rows.map(({ key }) => key))
}

/** Without matches that a person awarded (MT4): their decision is not that of the files. */
export interface BothTables {
  clubIds: number[]
  /** Finished matches with the scores that this server has. */
  ours: PlayedMatch[]
  /** Matches with the scores of their reports. */
  files: PlayedMatch[]
}

export async function bothTables(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<BothTables> {
  const { rows } = await rowOf({
    homeId: int,
    awayId: int,
    startsAt: time,
    home: int.orNull,
    away: int.orNull,
    said: json<{ home: number; away: number }>().orNull,
  }).sql`
    select m.home_club_id as "homeId", m.away_club_id as "awayId", m.starts_at as "startsAt",
      case when m.state = 'final' then m.home_score end as home, case when m.state = 'final' then m.away_score end as away,
      coalesce(p.news -> 'score', case when m.is_awarded then p.news #> '{decision,score}' end) as said
    from match m join season s on s.id = m.season_id left join match_report p on p.match_id = m.id
    where s.championship_id = ${championshipId} and (not m.is_awarded or ${isAwardedBySource})`.execute(db)
  const clubs = await db.selectFrom('club').select('id').where('championship_id', '=', championshipId).execute()
  const played = ({ homeId, awayId, startsAt }: (typeof rows)[number], score: { home: number; away: number }) => ({
    homeId,
    awayId,
    startsAtMs: startsAt.getTime(),
    score,
  })
  return {
    clubIds: clubs.map(({ id }) => id),
    ours: rows.flatMap((row) =>
      row.home === null || row.away === null ? [] : [played(row, { home: row.home, away: row.away })],
    ),
    files: rows.flatMap((row) => (row.said ? [played(row, row.said)] : [])),
  }
}
