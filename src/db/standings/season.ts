import { sql, type Kysely } from 'kysely'
import { int, json, real, rowOf, text } from '#db/connection/row.ts'
import { runningSeasonId, seasonsOf, type SportOfChampionship } from '#db/match/running-season.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { KnockoutTie, TiePlayed } from '#domain/standings/knockout.ts'
import type { TableMatch } from '#domain/standings/season-tables.ts'

export interface SeasonFacts {
  id: number
  number: number
  /** The season's matches outside of the knock-out. */
  matches: TableMatch[]
  ties: KnockoutTie[]
}

/** The score that the table counts: the official result, if there is another one (MT5). */
const counted = sql`jsonb_build_object('home', coalesce(m.official_home, m.home_score), 'away', coalesce(m.official_away, m.away_score))`

async function tableMatches(db: Kysely<Tables>, seasonId: number): Promise<TableMatch[]> {
  const { rows } = await rowOf({
    homeId: int,
    awayId: int,
    startsAtMs: real,
    score: json<NonNullable<TableMatch['score']>>().orNull,
    group: text.orNull,
    stage: text.orNull,
  }).sql`
    select m.home_club_id::integer as "homeId", m.away_club_id::integer as "awayId", (extract(epoch from m.starts_at) * 1000)::float8 as "startsAtMs",
      case when m.state = 'final' then ${counted} end as score, m.detail ->> 'group' as "group", m.detail ->> 'stage' as stage
    from match m
    where m.season_id = ${seasonId} and not exists (select from championship_tie t where t.match_id = m.id)
    order by m.starts_at, m.id`.execute(db)
  return rows
}

/** Ties are stored without a season: a tie that has no match yet counts as one of the running season. */
async function tiesOf(db: Kysely<Tables>, of: SportOfChampionship, seasonId: number): Promise<KnockoutTie[]> {
  if (of.sport !== 'futebol') return []
  const { rows } = await rowOf({
    id: int,
    stage: text,
    stageOrder: int,
    number: int.orNull,
    startsAtMs: real,
    homeId: int.orNull,
    awayId: int.orNull,
    homeSlot: text.orNull,
    awaySlot: text.orNull,
    match: json<TiePlayed>().orNull,
  }).sql`
    select t.id, t.stage, t.stage_order::integer as "stageOrder", t.number, t.home_club_id::integer as "homeId", t.away_club_id::integer as "awayId",
      t.home_slot as "homeSlot", t.away_slot as "awaySlot", (extract(epoch from coalesce(m.starts_at, t.starts_at)) * 1000)::float8 as "startsAtMs",
      case when m.id is not null then jsonb_build_object('matchId', m.id, 'homeId', m.home_club_id, 'isOver', m.state = 'final',
        'score', case when m.home_score is not null then ${counted} end,
        'extraTime', m.detail -> 'extraTime', 'penalties', m.detail -> 'penalties') end as match
    from championship_tie t left join match m on m.id = t.match_id
    where t.championship_id = ${of.championshipId}
      and coalesce(m.season_id, ${runningSeasonId(of.championshipId, sql`${of.sport}`)}) = ${seasonId}
    order by t.stage_order, t.number, t.id`.execute(db)
  return rows
}

export async function seasonFacts(
  db: Kysely<Tables>,
  of: SportOfChampionship,
  season: { id: number; number: number },
): Promise<SeasonFacts> {
  const [matches, ties] = await Promise.all([tableMatches(db, season.id), tiesOf(db, of, season.id)])
  return { ...season, matches, ties }
}

/** Clubs without a match in any season yet. */
export async function clubsWithoutMatch(
  db: Kysely<Tables>,
  { championshipId, sport }: SportOfChampionship,
): Promise<number[]> {
  const { rows } = await rowOf({ id: int }).sql`
    select c.id::integer from club c
    where c.championship_id = ${championshipId} and c.sport = ${sport}
      and not exists (select from match m where m.home_club_id = c.id) and not exists (select from match m where m.away_club_id = c.id)
    order by c.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** The running season, or the last one. */
export async function shownSeason(
  db: Kysely<Tables>,
  { championshipId, sport }: SportOfChampionship,
): Promise<{ id: number; number: number } | undefined> {
  const { rows } = await rowOf({ id: int, number: int }).sql`
    select id, number from season
    where id = ${runningSeasonId(championshipId, sql`${sport}`)} and id in ${seasonsOf(championshipId)}`.execute(db)
  return rows[0]
}
