import { sql, type Kysely } from 'kysely'
import { bool, int, json, real, rowOf, type RowOf, text, time } from '#db/connection/row.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ReportedTap, Stop, Tap } from '#domain/desk/tap.ts'
import type { Source } from '#domain/championship/championship.ts'
import type { ChampionshipId, ManagerId } from '#domain/ids.ts'
import type { MatchState } from '#domain/match/match-state.ts'
import type { Modality } from '#domain/sport/modality.ts'
import type { Position } from '#domain/sport/position.ts'

interface DeskClub {
  id: number
  name: string
  shortName: string
  colorPrimary: string
  colorSecondary: string
  pattern: string
}

const deskMatchRow = rowOf({
  id: int,
  championshipId: int.of<ChampionshipId>(),
  slug: text,
  source: text.of<Source>(),
  modality: text.of<Modality>(),
  rules: text,
  state: text.of<MatchState>(),
  isAwarded: bool,
  /** For an abandoned match: when and in which minute it stopped, and when it resumes. */
  endedAt: time.orNull,
  minute: int,
  resumesAt: time.orNull,
  startsAt: time,
  /** Facts that were known before the match. */
  detail: json<Record<string, unknown>>(),
  home: json<DeskClub>(),
  away: json<DeskClub>(),
  now: time,
  pace: real,
})
export type DeskMatchRow = RowOf<typeof deskMatchRow>

const clubColumns = (alias: string) =>
  sql.raw(`json_build_object('id', ${alias}.id, 'name', ${alias}.name, 'shortName', ${alias}.short_name,
    'colorPrimary', ${alias}.color_primary, 'colorSecondary', ${alias}.color_secondary, 'pattern', ${alias}.pattern)`)

const query = (matchId: number) => deskMatchRow.sql`
  select m.id, c.id as "championshipId", c.slug, c.source, c.modality, coalesce(r.rules, c.rules) as rules, m.state, m.is_awarded as "isAwarded", m.ended_at as "endedAt", m.minute, m.resumes_at as "resumesAt", m.starts_at as "startsAt", m.detail,
    ${clubColumns('h')} as home, ${clubColumns('a')} as away, game_now(c.id) as now, pace_of(c.id) as pace
  from match m join season s on s.id = m.season_id join championship c on c.id = s.championship_id
    join club h on h.id = m.home_club_id join club a on a.id = m.away_club_id left join round r on r.id = m.round_id
  where m.id = ${matchId} and m.sport = 'futebol' and c.source <> 'sample'`

export async function readDeskMatch(db: Kysely<Tables>, matchId: number): Promise<DeskMatchRow | undefined> {
  return (await query(matchId).execute(db)).rows[0]
}

/** Locks the match until the transaction ends, so that its taps are applied one after another. */
export async function selectDeskMatchForUpdate(trx: Trx, matchId: number): Promise<DeskMatchRow | undefined> {
  return (await deskMatchRow.sql`${query(matchId)} for update of m`.execute(trx)).rows[0]
}

/** MT3, MT11: when and in which minute an abandoned match stopped, and when it resumes. Undefined for other matches. */
export const stopOf = ({ state, endedAt, minute, resumesAt }: DeskMatchRow): Stop | undefined =>
  state === 'abandoned' && endedAt
    ? { atMs: endedAt.getTime(), minute, resumesAtMs: resumesAt?.getTime() ?? null }
    : undefined

const deskPlayerRow = rowOf({ id: int, clubId: int, name: text, position: text.of<Position>(), shirtNumber: int })
export type DeskPlayerRow = RowOf<typeof deskPlayerRow>

/** Players of both clubs, and players who appeared in the match and have left the clubs since. */
export async function deskPlayers(db: Kysely<Tables>, matchId: number): Promise<DeskPlayerRow[]> {
  const { rows } = await deskPlayerRow.sql`
    with named as (
      select p.id from match m join player p on p.club_id in (m.home_club_id, m.away_club_id) where m.id = ${matchId}
      union select player_id from player_match where match_id = ${matchId}
    )
    select p.id, coalesce(pm.club_id, p.club_id) as "clubId", p.name, p.position, p.shirt_number as "shirtNumber"
    from named join player p using (id) left join player_match pm on pm.match_id = ${matchId} and pm.player_id = p.id
    order by "clubId", p.position <> 'Goleiro', p.shirt_number, p.name collate name_order, p.id`.execute(db)
  return rows
}

/** Taps from longer than this before kick-off belong to an abandoned attempt to play the match (MT3). */
export const EARLIEST_TAP_MS = 3_600_000

/** In the order in which they arrived, without taps of an abandoned attempt (`EARLIEST_TAP_MS`). */
export async function tapsOf(db: Kysely<Tables>, matchId: number): Promise<ReportedTap[]> {
  const { rows } = await rowOf({
    helperId: int.orNull,
    id: text,
    deviceId: text,
    said: json<ReportedTap['said']>(),
    at: time,
  }).sql`
    select t.id, t.device_id as "deviceId", t.at, t.said, t.helper_id as "helperId"
    from desk_tap t join match m on m.id = t.match_id
    where t.match_id = ${matchId} and t.at >= m.starts_at - ${EARLIEST_TAP_MS} * interval '1 millisecond'
    order by t.seq`.execute(db)
  return rows.map(({ at, ...tap }) => ({ ...tap, atMs: at.getTime() }))
}

export interface Reporter {
  /** The person who reports; for a link, its maker. */
  managerId: ManagerId
  /** The link; null for organisers and operators. */
  helperId: number | null
}

/** The caller has locked the match, so nobody else numbers its taps meanwhile. */
export async function storeTaps(
  trx: Trx,
  matchId: number,
  taps: readonly Tap[],
  by: Pick<Reporter, 'helperId'> & { managerId: ManagerId | null },
): Promise<void> {
  const { helperId } = by
  const managerId = helperId === null ? by.managerId : null
  await sql`
    insert into desk_tap (match_id, seq, id, device_id, at, said, manager_id, helper_id)
    select ${matchId}, coalesce((select max(seq) from desk_tap where match_id = ${matchId}), -1) + t.place, t.tap ->> 'id',
      t.tap ->> 'deviceId', to_timestamp((t.tap ->> 'atMs')::double precision / 1000), t.tap -> 'said', ${managerId}, ${helperId}
    from jsonb_array_elements(${JSON.stringify(taps)}::jsonb) with ordinality as t (tap, place)
    on conflict on constraint desk_tap_once do nothing`.execute(trx)
}

/** For each club: the starters of the newest match before this one whose lineup the desk reported. */
export async function lastStarters(
  db: Kysely<Tables>,
  matchId: number,
): Promise<{ clubId: number; starters: number[] }[]> {
  const { rows } = await rowOf({ clubId: int, starters: json<number[]>() }).sql`
    select club.id as "clubId", last.starters
    from match m cross join lateral (values (m.home_club_id), (m.away_club_id)) club (id)
    cross join lateral (
      select told.starters
      from (
        select id, starts_at from match where home_club_id = club.id and starts_at <= m.starts_at
        union all select id, starts_at from match where away_club_id = club.id and starts_at <= m.starts_at
      ) e cross join lateral (
        select t.said -> 'starters' as starters from desk_tap t
        where t.match_id = e.id and t.said ->> 'kind' = 'lineup' and (t.said ->> 'clubId')::integer = club.id
        order by t.seq desc limit 1
      ) told
      where e.id <> m.id order by e.starts_at desc limit 1
    ) last
    where m.id = ${matchId}`.execute(db)
  return rows
}
