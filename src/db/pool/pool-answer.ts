import type { Kysely } from 'kysely'
import { int, rowOf, type RowOf, text, time } from '#db/connection/row.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { Tables } from '#db/schema/schema.ts'

export async function storeAnswer(
  trx: Trx,
  { questionId, managerId, choices }: { questionId: number; managerId: number; choices: readonly number[] },
): Promise<Date> {
  const { rows } = await rowOf({ savedAt: time }).sql`
    insert into pool_answer (question_id, manager_id, choices, saved_at)
    select q.id, ${managerId}, ${[...choices]}::integer[], game_now(g.championship_id)
    from pool_question q join league g on g.id = q.league_id where q.id = ${questionId}
    on conflict (question_id, manager_id) do update set choices = excluded.choices, saved_at = excluded.saved_at
    returning saved_at as "savedAt"`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('an answer was not stored')
  return row.savedAt
}

/** BL7 at commit: the database refused, because the deadline had passed by then. */
export const isQuestionClosed = (error: unknown): boolean => (error as { code?: string }).code === 'CR004'

const answerRow = rowOf({ questionId: int, managerId: int, managerName: text, choices: int.array })
export type AnswerRow = RowOf<typeof answerRow>

/** BL7: the answers of a page of members, in the order of the table, to questions whose deadline has passed. */
export async function closedAnswers(
  db: Kysely<Tables>,
  leagueId: number,
  page: { limit: number; offset: number },
): Promise<AnswerRow[]> {
  const { rows } = await answerRow.sql`
    with shown as (
      select manager_id, rank from pool_member where league_id = ${leagueId} order by rank, manager_id limit ${page.limit} offset ${page.offset})
    select a.question_id as "questionId", m.id as "managerId", m.name as "managerName", a.choices
    from pool_question q join league g on g.id = q.league_id
    join pool_answer a on a.question_id = q.id join shown o on o.manager_id = a.manager_id join manager m on m.id = a.manager_id
    where q.league_id = ${leagueId} and q.closes_at <= game_now(g.championship_id)
    order by o.rank nulls last, m.id`.execute(db)
  return rows
}
