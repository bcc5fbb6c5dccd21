import { sql, type Kysely, type RawBuilder } from 'kysely'
import { int, rowOf, type RowOf, rowWith, text } from '#db/connection/row.ts'
import { BY_SOURCE } from '#db/match/correction.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { Row } from './import-rows.ts'

/** The stored football of a championship that files can change, by the key that files use for each row. */
export interface StoredChampionship {
  season: Map<string, Row>
  club: Map<string, Row>
  player: Map<string, Row>
  round: Map<string, Row>
  match: Map<string, Row>
  championship_tie: Map<string, Row>
  match_report: Map<string, Row>
  /** MT4, MT5: the results that people awarded, by the id of the match. */
  awards: Map<string, Row>
  published_point: Map<string, Row>
  published_left: Map<string, Row>
  /** Facts about the files of rounds, without the rows of the files. */
  round_file: Map<string, Row>
  /** JN2: other keys of clubs, with the id of the club. */
  clubAliases: Map<string, number>
  /** JN5: keys of players who were joined to another player. */
  aliases: Map<string, PlayerAlias>
}

const playerAliasRow = rowOf({
  playerId: int,
  /** The player with the key itself, and the rounds in which that player stays separate (JN6). */
  ownId: int,
  apartRounds: int.array,
})
export type PlayerAlias = RowOf<typeof playerAliasRow>

const keyedRow = rowWith({ key: text })
type Keyed = RowOf<typeof keyedRow>

/** Times as JavaScript writes them, so that equal values compare as equal. */
const plain = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [column, value instanceof Date ? value.toISOString() : value]),
  )

const byKey = (rows: readonly Keyed[]) => new Map(rows.map(({ key, ...row }) => [key, plain(row)]))

export const nothingStored = (): StoredChampionship => ({
  season: new Map(),
  club: new Map(),
  player: new Map(),
  round: new Map(),
  match: new Map(),
  championship_tie: new Map(),
  match_report: new Map(),
  awards: new Map(),
  published_point: new Map(),
  published_left: new Map(),
  round_file: new Map(),
  clubAliases: new Map(),
  aliases: new Map(),
})

async function aliasesOf(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<Map<string, PlayerAlias>> {
  const { rows } = await rowOf({ ...playerAliasRow.columns, key: text }).sql`
    select key, player_id as "playerId", own_player_id as "ownId", apart_rounds as "apartRounds"
    from player_alias where championship_id = ${championshipId}`.execute(db)
  return new Map(rows.map(({ key, ...alias }) => [key, alias]))
}

async function clubAliasesOf(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('club_alias')
    .select(['key', 'club_id'])
    .where('championship_id', '=', championshipId)
    .execute()
  return new Map(rows.map(({ key, club_id }) => [key, club_id]))
}

export async function storedChampionship(
  db: Kysely<Tables>,
  championshipId: ChampionshipId,
): Promise<StoredChampionship> {
  const ask = async (query: RawBuilder<Keyed>) => byKey((await query.execute(db)).rows)
  const ours = sql`select id from season where championship_id = ${championshipId} and sport = 'futebol'`
  return {
    season: await ask(keyedRow.sql`
      select number::text as key, id, number, starts_on, ends_on from season
      where championship_id = ${championshipId} and sport = 'futebol'`),
    club: await ask(keyedRow.sql`
      select slug as key, id, slug, name, short_name, code, city, color_primary, color_secondary, pattern
      from club where championship_id = ${championshipId} and sport = 'futebol'`),
    player: await ask(keyedRow.sql`
      select source_key as key, id, source_key, club_id, name, short_name, position, shirt_number
      from player where championship_id = ${championshipId} and source_key is not null`),
    round: await ask(keyedRow.sql`
      select number::text as key, id, number, state, deadline_at, ends_at from round where season_id in (${ours})`),
    match: await ask(keyedRow.sql`
      select fixture_key as key, id, fixture_key, round_id, home_club_id, away_club_id, starts_at, state, detail, has_date,
        left_round_id, moved_from
      from match where season_id in (${ours}) and fixture_key is not null`),
    championship_tie: await ask(keyedRow.sql`
      select key, id, key as tie_key, round_id, stage, stage_order, number, starts_at, home_slot, away_slot, home_club_id,
        away_club_id, match_id
      from championship_tie where championship_id = ${championshipId}`),
    match_report: await ask(keyedRow.sql`
      select r.match_id::text as key, r.match_id, r.as_of, r.digest, r.news
      from match_report r join match m on m.id = r.match_id where m.season_id in (${ours})`),
    awards: await ask(keyedRow.sql`
      select m.id::text as key, d.home_score || '-' || d.away_score as score, m.is_awarded
      from match m cross join lateral (
        select * from match_decision d where d.match_id = m.id and d.kind = 'awarded' order by d.id desc limit 1) d
      where m.season_id in (${ours}) and (m.is_awarded or m.official_home is not null) and d.by <> ${BY_SOURCE}`),
    published_point: await ask(keyedRow.sql`
      select p.match_id || ':' || p.player_id as key, p.match_id, p.player_id, p.hundredths, p.damage
      from published_point p join match m on m.id = p.match_id where m.season_id in (${ours})`),
    published_left: await ask(keyedRow.sql`
      select row_key as key, championship_id, row_key, round, player_key, club, hundredths, is_open
      from published_left where championship_id = ${championshipId}`),
    round_file: await ask(keyedRow.sql`
      select round || ':' || digest as key, id, round, digest from round_file
      where championship_id = ${championshipId} order by id`),
    clubAliases: await clubAliasesOf(db, championshipId),
    aliases: await aliasesOf(db, championshipId),
  }
}
