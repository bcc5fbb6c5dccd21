import { sql } from 'kysely'
import { bool, int, rowOf, type RowOf, text } from '#db/connection/row.ts'
import { answerPoints, type QuestionKind } from '#domain/pool/pool-question.ts'
import type { SeasonFacts, SeasonMatch } from '#domain/pool/question-result.ts'
import type { Sport } from '#domain/sport/sport.ts'
import { cupColumns, cupMatchOf, cupRow } from '#db/match/cup-match.ts'
import type { Trx } from '#db/schema/trx.ts'
import { moveTable } from './move-table.ts'

const answerToCountRow = rowOf({
  leagueId: int,
  managerId: int,
  /** Points for each right choice. */
  each: int,
  choices: int.array,
  /** The points that the answer had before; null if it was not counted yet. */
  was: int.orNull,
})

/**
 * BL8: counts every answer, changes the table by the differences, and records who decided. A null `managerId` means
 * that the results decided.
 */
export async function storeVerdict(
  trx: Trx,
  { questionId, right, managerId: by }: { questionId: number; right: readonly number[]; managerId: number | null },
): Promise<void> {
  const choices = sql`${[...right]}::integer[]`
  const { rows: answers } = await answerToCountRow.sql`
    select q.league_id as "leagueId", a.manager_id as "managerId", q.points as each, a.choices, a.points as was
    from pool_question q join pool_answer a on a.question_id = q.id where q.id = ${questionId}`.execute(trx)
  const counted = answers.map((answer) => ({ ...answer, points: answerPoints(answer.each, answer.choices, right) }))
  const [first] = counted
  if (first) {
    await sql`
      update pool_answer a set points = c.points
      from unnest(${counted.map(({ managerId }) => managerId)}::integer[], ${counted.map(({ points }) => points)}::integer[]) as c (manager_id, points)
      where a.question_id = ${questionId} and a.manager_id = c.manager_id and a.points is distinct from c.points`.execute(
      trx,
    )
    const changes = counted.map(({ managerId, points, was }) => ({ managerId, points: points - (was ?? 0) }))
    await moveTable(trx, first.leagueId, changes)
  }
  await sql`update pool_question set right_choices = ${choices} where id = ${questionId}`.execute(trx)
  await sql`
    insert into pool_verdict (question_id, manager_id, right_choices, at)
    select q.id, ${by}, ${choices}, game_now(g.championship_id)
    from pool_question q join league g on g.id = q.league_id where q.id = ${questionId}`.execute(trx)
}

const askedOfResultsRow = rowOf({
  id: int,
  leagueId: int,
  kind: text.of<QuestionKind>(),
  group: text.orNull,
  right: int.array.orNull,
})
export type ResultsRequest = RowOf<typeof askedOfResultsRow>

/**
 * Closed template questions whose answer a match may decide or change. Their bolão still runs, or the match lies
 * between its dates. Questions that a person has settled are left out.
 */
export async function questionsAfter(trx: Trx, matchId: number): Promise<ResultsRequest[]> {
  const { rows } = await askedOfResultsRow.sql`
    select q.id, q.league_id as "leagueId", q.kind, q.group_letter as "group", q.right_choices as right
    from match m join season s on s.id = m.season_id
    join league g on g.championship_id = s.championship_id and g.format = 'bolao'
    join pool_question q on q.league_id = g.id
    where m.id = ${matchId} and q.kind <> 'free' and q.closes_at <= game_now(g.championship_id)
      and (g.ended_at is null or m.starts_at >= g.starts_at and m.starts_at < g.ends_at)
      and not exists (select from pool_verdict v where v.question_id = q.id and v.manager_id is not null)
    order by q.league_id, q.id for update of q`.execute(trx)
  return rows
}

/** Unsettled questions from templates of one bolão. At its end the results settle those that they decide. */
export async function unsettledQuestions(trx: Trx, leagueId: number): Promise<ResultsRequest[]> {
  const { rows } = await askedOfResultsRow.sql`
    select id, league_id as "leagueId", kind, group_letter as "group", right_choices as right
    from pool_question where league_id = ${leagueId} and kind <> 'free' and right_choices is null order by id for update`.execute(
    trx,
  )
  return rows
}

const matchRow = rowOf({
  ...cupRow.columns,
  id: int,
  counts: bool,
})

/** Facts about the season of the bolão's last match. Undefined if the bolão has no match. */
export async function seasonFacts(trx: Trx, leagueId: number): Promise<SeasonFacts | undefined> {
  const season = sql`(select season_id from pool_matches(${leagueId}) order by starts_at desc, id desc limit 1)`
  const { rows } = await rowOf({ ...matchRow.columns, sport: text.of<Sport>(), isEnded: bool, afterExtraTime: bool })
    .sql`
    select m.id, m.sport, g.ends_at <= game_now(g.championship_id) as "isEnded", p.after_extra_time as "afterExtraTime", m.id in (select id from pool_matches(${leagueId})) as counts, ${cupColumns}
    from league g join pool p on p.league_id = g.id cross join match m left join championship_tie t on t.match_id = m.id
    where g.id = ${leagueId} and m.season_id = ${season} and m.state <> 'abandoned' order by m.starts_at, m.id`.execute(
    trx,
  )
  const [first] = rows
  if (!first) return undefined
  const { rows: ties } = await rowOf({ stageOrder: int, homeId: int.orNull, awayId: int.orNull, matchId: int.orNull })
    .sql`
    select t.stage_order::integer as "stageOrder", t.home_club_id::integer as "homeId", t.away_club_id::integer as "awayId", t.match_id as "matchId"
    from championship_tie t where t.championship_id = (select championship_id from league where id = ${leagueId})`.execute(
    trx,
  )
  const { rows: scorers } = await rowOf({ playerId: int, goals: int }).sql`
    select p.player_id as "playerId", sum((p.scouts ->> 'goal')::integer)::integer as goals
    from pool_matches(${leagueId}) m join player_match p on p.match_id = m.id
    where m.state = 'final' and p.scouts ? 'goal' group by p.player_id`.execute(trx)
  const matches: SeasonMatch[] = rows.map(({ sport: _sport, isEnded: _isEnded, afterExtraTime: _after, ...row }) =>
    cupMatchOf(row),
  )
  const { sport, isEnded, afterExtraTime } = first
  return { sport, isEnded, afterExtraTime, matches, ties, scorers }
}
