import { sql } from 'kysely'
import { bool, int, rowOf, type RowOf, text, time } from '#db/connection/row.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { MatchState, RoundState } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { Sport } from '#domain/sport/sport.ts'

export const liveChannel = 'craque_live'

const matchInPlayRow = rowOf({
  id: int,
  championshipId: int.of<ChampionshipId>(),
  sport: text.of<Sport>(),
  state: text.of<MatchState>(),
  isAwarded: bool,
  startsAt: time,
  endedAt: time.orNull,
  picksSettled: bool,
  /** When an abandoned match resumes; null if that is not decided. */
  resumesAt: time.orNull,
  homeScore: int.orNull,
  awayScore: int.orNull,
  roundId: int.orNull,
  roundState: text.of<RoundState>().orNull,
  newsAt: time.orNull,
  newsDigest: text.orNull,
  /** The rule set for new points: that of the match's round, else that of the championship. */
  roundRules: text,
  now: time,
})
export type MatchInPlay = RowOf<typeof matchInPlayRow>

/** Locks the match row until the transaction ends, so that its news is applied one after another. */
export async function selectMatchInPlayForUpdate(trx: Trx, matchId: number): Promise<MatchInPlay | undefined> {
  const { rows } = await matchInPlayRow.sql`
    select m.id, s.championship_id as "championshipId", m.sport, m.state, m.is_awarded as "isAwarded", m.starts_at as "startsAt", m.ended_at as "endedAt", m.picks_settled as "picksSettled", m.resumes_at as "resumesAt", m.home_score as "homeScore",
      m.away_score as "awayScore", m.round_id as "roundId", r.state as "roundState", m.news_at as "newsAt",
      m.news_digest as "newsDigest", coalesce(r.rules, c.rules) as "roundRules", game_now(s.championship_id) as now
    from match m join season s on s.id = m.season_id join championship c on c.id = s.championship_id
      left join round r on r.id = m.round_id
    where m.id = ${matchId} for update of m`.execute(trx)
  return rows[0]
}

export interface EventColumns {
  seq: number
  minute: number
  kind: string
  clubId: number | null
  playerId: number | null
  homeScore: number
  awayScore: number
  detail: Record<string, unknown>
}

export interface EventChanges {
  /**
   * The sequence number of the first event that is new, changed or gone; if there is none, that of the last one plus 1.
   */
  fromSeq: number
  /** The sequence number of the last event in the report; -1 if the report has no event. */
  toSeq: number
  /** An event that was announced before is gone or changed. */
  isTakenBack: boolean
}

/** Makes the events of a match equal to those in the report. */
export async function storeEvents(trx: Trx, matchId: number, events: readonly EventColumns[]): Promise<EventChanges> {
  const { rows } = await rowOf({ first: int.orNull, known: int }).sql`
    with known as (
      select coalesce(max(seq), -1) as last from match_event where match_id = ${matchId}
    ), stated as (
      select * from json_to_recordset(${JSON.stringify(events)}::json) as e (
        seq smallint, minute smallint, kind text, "clubId" smallint, "playerId" integer,
        "homeScore" smallint, "awayScore" smallint, detail jsonb)
    ), gone as (
      delete from match_event e where e.match_id = ${matchId} and not exists (select from stated s where s.seq = e.seq)
      returning e.seq
    ), put as (
      insert into match_event as old (match_id, seq, minute, kind, club_id, player_id, home_score, away_score, detail)
      select ${matchId}, seq, minute, kind, "clubId", "playerId", "homeScore", "awayScore", detail from stated
      on conflict (match_id, seq) do update set minute = excluded.minute, kind = excluded.kind, club_id = excluded.club_id,
        player_id = excluded.player_id, home_score = excluded.home_score, away_score = excluded.away_score,
        detail = excluded.detail
      where (old.minute, old.kind, old.club_id, old.player_id, old.home_score, old.away_score, old.detail) is distinct from
        (excluded.minute, excluded.kind, excluded.club_id, excluded.player_id, excluded.home_score, excluded.away_score,
          excluded.detail)
      returning old.seq
    )
    select (select min(seq) from (select seq from gone union all select seq from put) changed) as first, last as known
    from known`.execute(trx)
  const { first, known } = rows[0] ?? { first: null, known: -1 }
  const toSeq = events.at(-1)?.seq ?? -1
  return { fromSeq: first ?? toSeq + 1, toSeq, isTakenBack: first !== null && first <= known }
}

/** Each player's position, and the rules that scored them in this match before. */
export async function playersToScore(
  trx: Trx,
  { matchId, playerIds }: { matchId: number; playerIds: readonly number[] },
): Promise<{ playerId: number; position: string; rules: string | null }[]> {
  const { rows } = await rowOf({ playerId: int, position: text, rules: text.orNull }).sql`
    select p.id as "playerId", p.position, pm.rules
    from player p left join player_match pm on pm.match_id = ${matchId} and pm.player_id = p.id
    where p.id = any (${playerIds}::integer[])`.execute(trx)
  return rows
}

export interface PlayerColumns {
  playerId: number
  clubId: number
  scouts: Record<string, number>
  pointTenths: number
  rules: string | null
  /** Whether the player took part; undefined means true. */
  tookPart?: boolean
  /** The player's position in this match; undefined means their own one. */
  position?: string
}

/** Makes the players of a match equal to those in the report; returns how many are gone. */
export async function storePlayerMatches(
  trx: Trx,
  matchId: number,
  players: readonly PlayerColumns[],
): Promise<{ gone: number }> {
  const { rows } = await rowOf({ gone: int }).sql`
    with stated as (
      select * from json_to_recordset(${JSON.stringify(players)}::json) as p (
        "playerId" integer, "clubId" smallint, scouts jsonb, "pointTenths" smallint, rules text, "tookPart" boolean, position text)
    ), gone as (
      delete from player_match p
      where p.match_id = ${matchId} and not exists (select from stated s where s."playerId" = p.player_id)
      returning p.player_id
    ), put as (
      insert into player_match as old (match_id, player_id, club_id, scouts, point_tenths, rules, took_part, position)
      select ${matchId}, "playerId", "clubId", scouts, "pointTenths", rules, coalesce("tookPart", true), position from stated
      on conflict (match_id, player_id) do update set
        club_id = excluded.club_id, scouts = excluded.scouts, point_tenths = excluded.point_tenths, rules = excluded.rules,
        took_part = excluded.took_part, position = excluded.position
      where (old.club_id, old.scouts, old.point_tenths, old.rules, old.took_part, old.position) is distinct from
        (excluded.club_id, excluded.scouts, excluded.point_tenths, excluded.rules, excluded.took_part, excluded.position)
    )
    select count(*)::integer as gone from gone`.execute(trx)
  return { gone: rows[0]?.gone ?? 0 }
}

export interface MatchProgress {
  state: MatchState
  minute: number
  homeScore: number
  awayScore: number
  detail: Record<string, unknown>
  endedAt: Date | null
  newsAt: Date
  newsDigest: string
}

export async function storeProgress(trx: Trx, matchId: number, progress: MatchProgress): Promise<void> {
  await sql`
    update match set state = ${progress.state}, minute = ${progress.minute}, home_score = ${progress.homeScore},
      away_score = ${progress.awayScore}, detail = ${JSON.stringify(progress.detail)}, ended_at = ${progress.endedAt},
      news_at = ${progress.newsAt}, news_digest = ${progress.newsDigest}, resumes_at = null
    where id = ${matchId}`.execute(trx)
}

export async function markLive(trx: Trx, roundId: number): Promise<void> {
  await sql`update round set state = 'live', live_at = game_now(championship_id) where id = ${roundId} and state = 'locked'`.execute(
    trx,
  )
}

/** Every process receives the news when the transaction commits. */
export async function announceEvents(
  trx: Trx,
  news: { championshipId: ChampionshipId; matchId: number; fromSeq: number; toSeq: number; isOver: boolean },
): Promise<void> {
  await sql`select pg_notify(${liveChannel}, ${JSON.stringify(news)})`.execute(trx)
}
