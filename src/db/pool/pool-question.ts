import { sql, type Kysely } from 'kysely'
import { bool, int, json, rowOf, type RowOf, text, time } from '#db/connection/row.ts'
import type { NewQuestion, QuestionKind } from '#domain/pool/pool-question.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { Tables } from '#db/schema/schema.ts'

const questionRow = rowOf({
  id: int,
  leagueId: int,
  kind: text.of<QuestionKind>(),
  ask: text,
  given: text.array,
  group: text.orNull,
  points: int,
  closesAt: time,
  right: int.array.orNull,
  isClosed: bool,
})
export type QuestionRow = RowOf<typeof questionRow>

const questionColumns = sql`
  q.id, q.league_id as "leagueId", q.kind, q.ask, q.given, q.group_letter as "group", q.points, q.closes_at as "closesAt",
  q.right_choices as right, q.closes_at <= game_now(g.championship_id) as "isClosed"
  from pool_question q join league g on g.id = q.league_id`

const readQuestionRow = rowOf({
  ...questionRow.columns,
  answered: int,
  mine: int.array.orNull,
  verdicts: json<{ right: number[]; atMs: number; by: string | null }[]>(),
})
export type ReadQuestionRow = RowOf<typeof readQuestionRow>

/** Questions as a person sees them. The `managerId` 0 means a visitor without answers. */
export async function questionsOf(db: Kysely<Tables>, leagueId: number, managerId: number): Promise<ReadQuestionRow[]> {
  const { rows } = await readQuestionRow.sql`
    select (select count(*)::integer from pool_answer a where a.question_id = q.id) as answered,
      (select a.choices from pool_answer a where a.question_id = q.id and a.manager_id = ${managerId}) as mine,
      (select coalesce(json_agg(json_build_object('right', v.right_choices, 'atMs', floor(extract(epoch from v.at) * 1000), 'by', m.name)
          order by v.id desc), '[]')
        from pool_verdict v left join manager m on m.id = v.manager_id where v.question_id = q.id) as verdicts,
      ${questionColumns} where q.league_id = ${leagueId} order by q.closes_at, q.id`.execute(db)
  return rows
}

/** Locks the question until the transaction ends. */
export async function selectQuestionForUpdate(
  trx: Trx,
  leagueId: number,
  questionId: number,
): Promise<QuestionRow | undefined> {
  const { rows } = await questionRow.sql`
    select ${questionColumns} where q.league_id = ${leagueId} and q.id = ${questionId} for update of q`.execute(trx)
  return rows[0]
}

export async function insertQuestion(trx: Trx, leagueId: number, question: NewQuestion): Promise<number> {
  const { rows } = await rowOf({ id: int }).sql`
    insert into pool_question (league_id, kind, ask, given, group_letter, points, closes_at, created_at)
    select id, ${question.kind}, ${question.ask}, ${[...question.given]}::text[], ${question.group}, ${question.points},
      ${new Date(question.closesAtMs)}, game_now(championship_id) from league where id = ${leagueId}
    returning id`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('a question was not stored')
  return row.id
}

export async function deleteQuestion(trx: Trx, questionId: number): Promise<void> {
  await sql`delete from pool_question where id = ${questionId}`.execute(trx)
}

const optionRow = rowOf({ id: int, name: text, club: text.orNull })
export type OptionRow = RowOf<typeof optionRow>

/** Clubs of the matches of a bolão. */
export async function clubOptions(db: Kysely<Tables>, leagueId: number): Promise<OptionRow[]> {
  const { rows } = await optionRow.sql`
    select c.id::integer as id, c.name, null as club from club c
    where c.id in (select home_club_id from pool_matches(${leagueId}) union select away_club_id from pool_matches(${leagueId}))
    order by c.name, c.id`.execute(db)
  return rows
}

/** Players of the clubs of `clubOptions` that are in the bolão's own championship. */
export async function playerOptions(db: Kysely<Tables>, leagueId: number): Promise<OptionRow[]> {
  const { rows } = await optionRow.sql`
    select p.id, p.name, c.name as club from player p join club c on c.id = p.club_id
    where c.id in (select home_club_id from pool_matches(${leagueId}) union select away_club_id from pool_matches(${leagueId}))
      and p.championship_id = (select championship_id from league where id = ${leagueId})
    order by c.name, p.name, p.id`.execute(db)
  return rows
}
