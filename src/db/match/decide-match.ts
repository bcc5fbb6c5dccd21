import { sql, type Kysely } from 'kysely'
import { bool, int, json, rowOf, type RowOf, text, time } from '#db/connection/row.ts'
import { nextDeadlineOf } from '#db/round/settlement-near.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { Decision, DecisionKind } from '#domain/match/decision.ts'
import type { MatchState } from '#domain/match/match-state.ts'
import type { Score } from '#domain/sport/outcome.ts'
import type { Sport } from '#domain/sport/sport.ts'

const matchToDecideRow = rowOf({
  id: int,
  championshipId: int.of<ChampionshipId>(),
  sport: text.of<Sport>(),
  state: text.of<MatchState>(),
  startsAt: time,
  hasDate: bool,
  newsAt: time.orNull,
  newsDigest: text.orNull,
  /** The score that the table counts. */
  score: json<Score>().orNull,
  roundId: int.orNull,
  deadlineAt: time.orNull,
  /** The deadline of the season's next round; after the last round, a week after its own. */
  nextDeadlineAt: time.orNull,
  /** The deadline of the round that the match has left, while that is not settled, and of the round after it. */
  leftDeadlineAt: time.orNull,
  afterLeftDeadlineAt: time.orNull,
  /** When an abandoned match resumes; null if that is not decided. */
  resumesAt: time.orNull,
  minute: int,
  /** The day on which a match without a date is listed. */
  lastDay: time,
  now: time,
})
export type MatchToDecide = RowOf<typeof matchToDecideRow>

/** Locks the match until the transaction ends. */
export async function selectMatchToDecideForUpdate(trx: Trx, matchId: number): Promise<MatchToDecide | undefined> {
  const { rows } = await matchToDecideRow.sql`
    select m.id, s.championship_id as "championshipId", m.sport, m.state, m.starts_at as "startsAt", m.has_date as "hasDate",
      m.news_at as "newsAt", m.news_digest as "newsDigest",
      case when m.home_score is not null then json_build_object(
        'home', coalesce(m.official_home, m.home_score), 'away', coalesce(m.official_away, m.away_score)) end as score,
      m.round_id as "roundId", r.deadline_at as "deadlineAt",
      ${nextDeadlineOf('r')} as "nextDeadlineAt",
      l.deadline_at as "leftDeadlineAt",
      ${nextDeadlineOf('l')} as "afterLeftDeadlineAt", m.resumes_at as "resumesAt", m.minute,
      greatest(day_start(s.championship_id, s.ends_on), game_now(s.championship_id) + interval '7 days') as "lastDay",
      game_now(s.championship_id) as now
    from match m join season s on s.id = m.season_id left join round r on r.id = m.round_id
      left join round l on l.id = m.left_round_id and l.state <> 'settled'
    where m.id = ${matchId} for update of m`.execute(trx)
  return rows[0]
}

export interface DecisionNote {
  matchId: number
  decision: Decision
  minute: number | null
  reason: string
  by: string
  /** The organiser who decided; null for an operator or a source. */
  managerId: number | null
  at: Date
}

export async function noteDecision(trx: Trx, note: DecisionNote): Promise<void> {
  const { matchId, decision, minute, reason, by, managerId, at } = note
  const score = decision.kind === 'awarded' ? decision.score : null
  const startsAt = 'startsAtMs' in decision ? new Date(decision.startsAtMs ?? at) : null
  await sql`
    insert into match_decision (match_id, kind, starts_at, home_score, away_score, minute, reason, by, manager_id, at)
    values (${matchId}, ${decision.kind}, ${startsAt}, ${score?.home ?? null}, ${score?.away ?? null}, ${minute}, ${reason},
      ${by}, ${managerId}, ${at})`.execute(trx)
}

/** The last result that somebody awarded to the match. */
export async function lastAwardBy(trx: Trx, matchId: number, by: string): Promise<Score | undefined> {
  const { rows } = await rowOf({ home: int, away: int }).sql`
    select home_score as home, away_score as away from match_decision
    where match_id = ${matchId} and kind = 'awarded' and by = ${by} order by id desc limit 1`.execute(trx)
  return rows[0]
}

/** The author of the last award of the match. */
export async function lastAwarder(trx: Trx, matchId: number): Promise<string | undefined> {
  const { rows } = await rowOf({ by: text }).sql`
    select by from match_decision where match_id = ${matchId} and kind = 'awarded' order by id desc limit 1`.execute(
    trx,
  )
  return rows[0]?.by
}

/** The match no longer gives points in its round. The round waits for it only if it was abandoned (MT13). */
export async function leaveRound(trx: Trx, matchId: number): Promise<void> {
  await sql`update match set left_round_id = round_id, round_id = null where id = ${matchId}`.execute(trx)
}

/** MT11: the match counts in the round that it left. */
export async function returnToRound(trx: Trx, matchId: number): Promise<void> {
  await sql`update match set round_id = left_round_id, left_round_id = null where id = ${matchId}`.execute(trx)
}

/** MT11: what was played so far counts. The match continues with the first news after `at`. */
export async function resume(trx: Trx, matchId: number, at: Date): Promise<void> {
  await sql`update match set resumes_at = ${at} where id = ${matchId}`.execute(trx)
}

/** Discards what was played of the match, if anything. */
export async function reschedule(
  trx: Trx,
  matchId: number,
  { startsAt, hasDate }: { startsAt: Date; hasDate: boolean },
) {
  await clearPlay(trx, matchId)
  await sql`
    update match set state = 'scheduled', moved_from = coalesce(moved_from, starts_at), starts_at = ${startsAt}, has_date = ${hasDate},
      minute = 0, home_score = null, away_score = null, ended_at = null, news_at = null, resumes_at = null
    where id = ${matchId}`.execute(trx)
}

/** A match that was to resume keeps the moment at which it stopped. */
export async function abandon(trx: Trx, matchId: number, { at, minute }: { at: Date; minute: number }): Promise<void> {
  await sql`
    update match set state = 'abandoned', minute = ${minute}, resumes_at = null,
      ended_at = case when state = 'abandoned' then ended_at else ${at}::timestamptz end
    where id = ${matchId}`.execute(trx)
}

/** W.O. (walkover): the score counts in the table, but nobody gets points for the match (MT4). */
export async function award(
  trx: Trx,
  matchId: number,
  { score: { home, away }, at }: { score: Score; at: Date },
): Promise<void> {
  await clearPlay(trx, matchId)
  await sql`
    update match set state = 'final', is_awarded = true, has_date = true, home_score = ${home}, away_score = ${away},
      starts_at = least(starts_at, ${at}::timestamptz), ended_at = ${at}, resumes_at = null
    where id = ${matchId}`.execute(trx)
}

/** MT5: the table counts another result than the one that was played. For an awarded match, its score is replaced. */
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

/**
 * MT10: announces a decision to people with players of the clubs in the round (or in the round that the match left), or
 * with a pick on the match.
 */
export async function recordDecisionActivity(
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
    insert into activity (manager_id, championship_id, type, data, at)
    select c.manager_id, h.championship_id, 'match_decided', jsonb_build_object('matchId', m.id, 'home', h.name, 'away', a.name, 'decision', ${kind}::text,
      'round', (select number from round where id = ${roundId})), ${at}
    from concerned c join manager g on g.id = c.manager_id and g.kind <> 'bot' and g.deleted_at is null
    join match m on m.id = ${matchId} join club h on h.id = m.home_club_id join club a on a.id = m.away_club_id`.execute(
    trx,
  )
}

const decisionRow = rowOf({
  at: time,
  kind: text.of<DecisionKind>(),
  startsAt: time.orNull,
  homeScore: int.orNull,
  awayScore: int.orNull,
  minute: int.orNull,
  reason: text,
  by: text,
})
export type DecisionRow = RowOf<typeof decisionRow>

/** `by` is the name of the organiser; for an operator or a source, it is the stored text. */
export async function decisionsOf(db: Kysely<Tables>, matchId: number): Promise<DecisionRow[]> {
  const { rows } = await decisionRow.sql`
    select d.at, d.kind, d.starts_at as "startsAt", d.home_score as "homeScore", d.away_score as "awayScore", d.minute, d.reason,
      coalesce(g.name, d.by) as by
    from match_decision d left join manager g on g.id = d.manager_id
    where d.match_id = ${matchId} order by d.id`.execute(db)
  return rows
}
