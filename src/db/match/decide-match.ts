import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/schema/schema.ts'
import type { Trx } from '#db/round/round.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { Decision, DecisionKind } from '#domain/match/decision.ts'
import type { MatchState } from '#domain/match/match-state.ts'
import type { Score } from '#domain/sport/outcome.ts'
import type { Sport } from '#domain/sport/sport.ts'

export interface MatchToDecide {
  id: number
  championshipId: ChampionshipId
  sport: Sport
  state: MatchState
  startsAt: Date
  hasDate: boolean
  newsAt: Date | null
  newsDigest: string | null
  /** That the table counts. */
  score: Score | null
  roundId: number | null
  deadlineAt: Date | null
  /** Of the season's next round; of the last one a week after its own. */
  nextDeadlineAt: Date | null
  /** Where a match stands that nobody knows the date of. */
  lastDay: Date
  now: Date
}

/** The match is held until the transaction ends. */
export async function takeMatchToDecide(trx: Trx, matchId: number): Promise<MatchToDecide | undefined> {
  const { rows } = await sql<MatchToDecide>`
    select m.id, s.championship_id as "championshipId", m.sport, m.state, m.starts_at as "startsAt", m.has_date as "hasDate",
      m.news_at as "newsAt", m.news_digest as "newsDigest",
      case when m.home_score is not null then json_build_object(
        'home', coalesce(m.official_home, m.home_score), 'away', coalesce(m.official_away, m.away_score)) end as score,
      m.round_id as "roundId", r.deadline_at as "deadlineAt",
      coalesce((select min(n.deadline_at) from round n where n.season_id = r.season_id and n.deadline_at > r.deadline_at),
        r.deadline_at + interval '7 days') as "nextDeadlineAt",
      greatest(day_start(s.championship_id, s.ends_on), game_now(s.championship_id) + interval '7 days') as "lastDay",
      game_now(s.championship_id) as now
    from match m join season s on s.id = m.season_id left join round r on r.id = m.round_id
    where m.id = ${matchId} for update of m`.execute(trx)
  return rows[0]
}

export async function noteDecision(
  trx: Trx,
  { matchId, decision, reason, by, at }: { matchId: number; decision: Decision; reason: string; by: string; at: Date },
): Promise<void> {
  const score = decision.kind === 'awarded' ? decision.score : null
  const startsAt = decision.kind === 'moved' ? new Date(decision.startsAtMs) : null
  await sql`
    insert into match_decision (match_id, kind, starts_at, home_score, away_score, reason, by, at)
    values (${matchId}, ${decision.kind}, ${startsAt}, ${score?.home ?? null}, ${score?.away ?? null}, ${reason}, ${by}, ${at})`.execute(
    trx,
  )
}

/** Its players count nothing there, and it does not wait for them. */
export async function leaveRound(trx: Trx, matchId: number): Promise<void> {
  await sql`update match set left_round_id = round_id, round_id = null where id = ${matchId}`.execute(trx)
}

/** What was played of it, if anything, is as if it had not been. */
export async function reschedule(
  trx: Trx,
  matchId: number,
  { startsAt, hasDate }: { startsAt: Date; hasDate: boolean },
) {
  await clearPlay(trx, matchId)
  await sql`
    update match set state = 'scheduled', moved_from = coalesce(moved_from, starts_at), starts_at = ${startsAt}, has_date = ${hasDate},
      minute = 0, home_score = null, away_score = null, ended_at = null, news_at = null
    where id = ${matchId}`.execute(trx)
}

export async function abandon(trx: Trx, matchId: number, at: Date): Promise<void> {
  await sql`update match set state = 'abandoned', ended_at = ${at} where id = ${matchId}`.execute(trx)
}

/** W.O.: the score counts, nobody played. */
export async function award(
  trx: Trx,
  matchId: number,
  { score: { home, away }, at }: { score: Score; at: Date },
): Promise<void> {
  await clearPlay(trx, matchId)
  await sql`
    update match set state = 'final', is_awarded = true, has_date = true, home_score = ${home}, away_score = ${away},
      starts_at = least(starts_at, ${at}::timestamptz), ended_at = ${at}
    where id = ${matchId}`.execute(trx)
}

/** The table counts another result than the one that was played. */
export async function makeOfficial(trx: Trx, matchId: number, { home, away }: Score): Promise<void> {
  await sql`
    update match set revision = revision + 1,
      home_score = case when is_awarded then ${home} else home_score end,
      away_score = case when is_awarded then ${away} else away_score end,
      official_home = case when is_awarded then null else nullif(${home}::smallint, case when away_score = ${away} then home_score end) end,
      official_away = case when is_awarded then null else nullif(${away}::smallint, case when home_score = ${home} then away_score end) end
    where id = ${matchId}`.execute(trx)
}

async function clearPlay(trx: Trx, matchId: number): Promise<void> {
  await sql`delete from player_match where match_id = ${matchId}`.execute(trx)
  await sql`delete from match_event where match_id = ${matchId}`.execute(trx)
}

export async function rememberNews(trx: Trx, matchId: number, digest: string): Promise<void> {
  await sql`update match set news_digest = ${digest} where id = ${matchId}`.execute(trx)
}

/** Told to the people it concerns: who has players of its clubs in the round it left, or a pick on it. */
export async function tellDecision(
  trx: Trx,
  { matchId, roundId, kind, at }: { matchId: number; roundId: number | null; kind: DecisionKind; at: Date },
): Promise<void> {
  await sql`
    with of_clubs as (
      select p.id from player p join match m on p.club_id in (m.home_club_id, m.away_club_id) where m.id = ${matchId} and p.price is not null
    ), concerned as (
      select manager_id from pick where match_id = ${matchId}
      union
      select manager_id from lineup where round_id = ${roundId} and player_ids && array(select id from of_clubs)
      union
      select s.manager_id from squad s join round r on r.id = ${roundId} and r.state = 'open' and r.championship_id = s.championship_id
      where s.deleted_at is null and s.player_ids && array(select id from of_clubs)
    )
    insert into activity (manager_id, type, data, at)
    select c.manager_id, 'match_decided', jsonb_build_object('matchId', m.id, 'home', h.name, 'away', a.name, 'decision', ${kind}::text,
      'round', (select number from round where id = ${roundId})), ${at}
    from concerned c join manager g on g.id = c.manager_id and g.kind <> 'bot' and g.deleted_at is null
    join match m on m.id = ${matchId} join club h on h.id = m.home_club_id join club a on a.id = m.away_club_id`.execute(
    trx,
  )
}

export interface DecisionRow {
  at: Date
  kind: DecisionKind
  startsAt: Date | null
  homeScore: number | null
  awayScore: number | null
  reason: string
  by: string
}

export async function decisionsOf(db: Kysely<Tables>, matchId: number): Promise<DecisionRow[]> {
  return db
    .selectFrom('match_decision')
    .select([
      'at',
      'kind',
      'starts_at as startsAt',
      'home_score as homeScore',
      'away_score as awayScore',
      'reason',
      'by',
    ])
    .where('match_id', '=', matchId)
    .orderBy('id')
    .execute()
}
