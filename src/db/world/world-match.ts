import { sql, type Kysely } from 'kysely'
import { bool, int, json, rowOf, type RowOf, text, time } from '#db/connection/row.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { seasonsOf } from '#db/match/running-season.ts'
import type { MatchState, Tables } from '#db/schema/schema.ts'

/** Cards and injuries of a round decide who plays the next one, so a match waits for earlier rounds. */
const earlierUnsettled = sql`
  select from round e where e.championship_id = r.championship_id and e.state <> 'settled' and e.deadline_at < r.deadline_at`

/** Running matches of the sample world, and those that kick off within the next hour of real time. */
export async function worldMatchesDue(
  db: Kysely<Tables>,
  championshipId: ChampionshipId,
  now: Date,
): Promise<{ matchId: number; isLive: boolean; startsAt: Date }[]> {
  const { rows } = await rowOf({ matchId: int, isLive: bool, startsAt: time }).sql`
    select m.id as "matchId", m.state = 'live' as "isLive", m.starts_at as "startsAt"
    from match m left join round r on r.id = m.round_id
    where m.season_id in ${seasonsOf(championshipId)} and m.state in ('scheduled', 'live') and m.starts_at <= ${now}::timestamptz + pace_of(${championshipId}) * interval '1 hour'
      and m.fixture_key is not null and (r.id is null or r.state <> 'open' and not exists (${earlierUnsettled}))`.execute(
    db,
  )
  return rows
}

const worldMatchRow = rowOf({
  fixtureKey: text,
  state: text.of<MatchState>(),
  startsAt: time,
  /** The moment up to which news of the match was published. */
  newsAt: time.orNull,
  /** True: an earlier round is not settled yet. */
  isAhead: bool,
  /**
   * Cards and injuries of both clubs' players. One query reads them together with `isAhead`. If `isAhead` is false,
   * they include every earlier round.
   */
  conditions: json<Record<string, Record<string, unknown>>>(),
  now: time,
})
export type WorldMatch = RowOf<typeof worldMatchRow>

export async function worldMatch(db: Kysely<Tables>, matchId: number): Promise<WorldMatch | undefined> {
  const { rows } = await worldMatchRow.sql`
    select m.fixture_key as "fixtureKey", m.state, m.starts_at as "startsAt", m.news_at as "newsAt",
      exists (${earlierUnsettled}) as "isAhead",
      (select coalesce(json_object_agg(p.id, p.condition), '{}') from player p
        where p.club_id in (m.home_club_id, m.away_club_id) and p.price is not null) as conditions,
      game_now(s.championship_id) as now
    from match m join season s on s.id = m.season_id left join round r on r.id = m.round_id
    where m.id = ${matchId} and m.fixture_key is not null`.execute(db)
  return rows[0]
}

/** Jobs of the sample world in addition to its matches. */
export const WORLD_CHORES = ['bot_picks', 'bot_transfers', 'extend_fixtures'] as const
export type WorldChore = (typeof WORLD_CHORES)[number]

export async function worldChoresDue(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<WorldChore[]> {
  const { rows } = await rowOf({ chore: text.of<WorldChore>() }).sql`
    select 'bot_picks' as chore from setting
    where key = 'bots' and (value ->> 'pickedUntil')::timestamptz < game_now(${championshipId}) + interval '24 hours'
    union all
    select 'bot_transfers' from setting, (
      select id, deadline_at from round where championship_id = ${championshipId} and state = 'open'
      order by deadline_at limit 1) r
    where key = 'bots' and (value ->> 'transferredRound')::integer < r.id and r.deadline_at < game_now(${championshipId}) + interval '20 hours'
    union all
    select 'extend_fixtures'
    where (select max(starts_at) from match where season_id in ${seasonsOf(championshipId)} and fixture_key is not null) < game_now(${championshipId}) + interval '20 days'`.execute(
    db,
  )
  return rows.map(({ chore }) => chore)
}

export async function conditionsOfPlayers(
  db: Kysely<Tables>,
  championshipId: ChampionshipId,
): Promise<Map<number, Record<string, unknown>>> {
  const rows = await db
    .selectFrom('player')
    .select(['id', 'condition'])
    .where('championship_id', '=', championshipId)
    .where('price', 'is not', null)
    .execute()
  return new Map(rows.map(({ id, condition }) => [id, condition]))
}
