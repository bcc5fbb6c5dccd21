import { sql, type Kysely } from 'kysely'
import type { Trx } from '#db/round/round.ts'
import type { MatchState, RoundState, Tables } from '#db/schema/schema.ts'

export const liveChannel = 'craque_live'

export interface MatchToPlay {
  id: number
  fixtureKey: string | null
  state: MatchState
  startsAt: Date
  roundId: number | null
  roundState: RoundState | null
  /** An earlier round is not settled yet. */
  isAhead: boolean
  nextSeq: number
  now: Date
}

/** The match row is held until the transaction ends, so that only one process plays it at a time. */
export async function takeMatchToPlay(trx: Trx, matchId: number): Promise<MatchToPlay | undefined> {
  await sql`select from match where id = ${matchId} for update`.execute(trx)
  const { rows } = await sql<MatchToPlay>`
    select m.id, m.fixture_key as "fixtureKey", m.state, m.starts_at as "startsAt", m.round_id as "roundId",
      r.state as "roundState", game_now() as now,
      exists (select from round e where e.state <> 'settled' and e.deadline_at < r.deadline_at) as "isAhead",
      coalesce((select max(seq) + 1 from match_event e where e.match_id = m.id), 0) as "nextSeq"
    from match m left join round r on r.id = m.round_id
    where m.id = ${matchId}`.execute(trx)
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

export async function storeEvents(trx: Trx, matchId: number, events: readonly EventColumns[]): Promise<void> {
  if (events.length === 0) return
  await sql`
    insert into match_event (match_id, seq, minute, kind, club_id, player_id, home_score, away_score, detail)
    select ${matchId}, e.seq, e.minute, e.kind, e."clubId", e."playerId", e."homeScore", e."awayScore", e.detail
    from json_to_recordset(${JSON.stringify(events)}::json) as e (
      seq smallint, minute smallint, kind text, "clubId" smallint, "playerId" integer,
      "homeScore" smallint, "awayScore" smallint, detail jsonb)`.execute(trx)
}

export interface PlayerColumns {
  playerId: number
  clubId: number
  scouts: Record<string, number>
  pointTenths: number
  rules: string | null
}

export async function storePlayerMatches(trx: Trx, matchId: number, players: readonly PlayerColumns[]): Promise<void> {
  if (players.length === 0) return
  await sql`
    insert into player_match (match_id, player_id, club_id, scouts, point_tenths, rules)
    select ${matchId}, p."playerId", p."clubId", p.scouts, p."pointTenths", p.rules
    from json_to_recordset(${JSON.stringify(players)}::json) as p (
      "playerId" integer, "clubId" smallint, scouts jsonb, "pointTenths" smallint, rules text)
    on conflict (match_id, player_id) do update set
      scouts = excluded.scouts, point_tenths = excluded.point_tenths, rules = excluded.rules
    where player_match.scouts <> excluded.scouts or player_match.point_tenths <> excluded.point_tenths`.execute(trx)
}

export interface MatchProgress {
  state: MatchState
  minute: number
  homeScore: number
  awayScore: number
  detail: Record<string, unknown>
  endedAt: Date | null
}

export async function storeProgress(trx: Trx, matchId: number, progress: MatchProgress): Promise<void> {
  await sql`
    update match set state = ${progress.state}, minute = ${progress.minute}, home_score = ${progress.homeScore},
      away_score = ${progress.awayScore}, detail = ${JSON.stringify(progress.detail)}, ended_at = ${progress.endedAt}
    where id = ${matchId}`.execute(trx)
}

export async function markLive(trx: Trx, roundId: number): Promise<void> {
  await sql`update round set state = 'live', live_at = game_now() where id = ${roundId} and state = 'locked'`.execute(
    trx,
  )
}

/** Heard by every process when the transaction commits. */
export async function announceEvents(
  trx: Trx,
  news: { matchId: number; fromSeq: number; toSeq: number; isOver: boolean },
): Promise<void> {
  await sql`select pg_notify(${liveChannel}, ${JSON.stringify(news)})`.execute(trx)
}

export async function conditionsOfPlayers(db: Kysely<Tables>): Promise<Map<number, Record<string, unknown>>> {
  const rows = await db.selectFrom('player').select(['id', 'condition']).where('price', 'is not', null).execute()
  return new Map(rows.map(({ id, condition }) => [id, condition]))
}
