import { sql, type RawBuilder } from 'kysely'
import { bool, int, rowOf, text } from '#db/connection/row.ts'
import type { Trx } from '#db/schema/trx.ts'

/** BL7, BL8, BL12, BL18: bonus questions and brackets of a bolão that nobody can change any more. Lines are JSON. */
export interface PoolExtras {
  /** Null: no bracket, or others may not see it yet. */
  bracket: { closesAtMs: number; isEarly: boolean } | null
  /**
   * Matches: `[match, counts, group, club, club, startsAtMs, isOver, goals, goals, extraTime, penalties]`; the home
   * side comes first; counts: whether the bolão counts the match.
   */
  cup: string[]
  /** Ties of the knock-out: `[tie, stage, number, slot, slot, club, club, match]`; the home side comes first. */
  ties: string[]
  /**
   * Questions: `[question, kind, group, points, closesAtMs, right, isByPerson, decidedAtMs]`; right: the right choices;
   * isByPerson: a person decided them.
   */
  questions: string[]
  /** Answers: `[number, question, choices, points, savedAtMs]`; number: the log number of the person. */
  answers: string[]
  /** Brackets: `[number, ties, clubs, places, placeClubs, points, savedAtMs]`; number: the log number of the person. */
  brackets: string[]
}

const NOTHING: PoolExtras = { bracket: null, cup: [], ties: [], questions: [], answers: [], brackets: [] }

async function jsonLines(trx: Trx, lines: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await rowOf({ line: text }).sql`select line::text as line from (${lines}) x order by 1`.execute(trx)
  return rows.map(({ line }) => line)
}

/** BL7: questions whose deadline has passed. Before that, nobody sees another person's answer. */
export const closedQuestions = (poolId: number) => sql`
  select q.* from pool_question q join league g on g.id = q.league_id
  where q.league_id = ${poolId} and q.closes_at <= game_now(g.championship_id)`

const ofPool = (poolId: number) => sql`(select championship_id from league where id = ${poolId})`

/** Matches of the season of the bolão's last match, and for the bracket its championship's groups and knock-out. */
export const cupMatches = (poolId: number) => sql`
  select m.* from match m join season s on s.id = m.season_id
  where s.championship_id = ${ofPool(poolId)} and m.state <> 'abandoned' and (
    m.season_id = (select season_id from pool_matches(${poolId}) order by starts_at desc, id desc limit 1)
    or m.detail ? 'group' or exists (select from championship_tie t where t.match_id = m.id))`

const cupLines = (poolId: number) => sql`
  select jsonb_build_array(m.id, m.id in (select id from pool_matches(${poolId})), group_letter(m.detail), m.home_club_id, m.away_club_id,
    var_ms(m.starts_at), m.state = 'final', m.home_score, m.away_score, m.detail -> 'extraTime', m.detail -> 'penalties') as line
  from (${cupMatches(poolId)}) m`

const tieLines = (poolId: number) => sql`
  select jsonb_build_array(t.id, t.stage_order, t.number, t.home_slot, t.away_slot, t.home_club_id, t.away_club_id, t.match_id) as line
  from championship_tie t where t.championship_id = ${ofPool(poolId)}`

const questionLines = (poolId: number) => sql`
  select jsonb_build_array(q.id, q.kind, q.group_letter, q.points, var_ms(q.closes_at), q.right_choices, v.by is not null, var_ms(v.at)) as line
  from (${closedQuestions(poolId)}) q left join lateral (
    select manager_id as by, at from pool_verdict where question_id = q.id order by id desc limit 1) v on true`

const answerLines = (poolId: number) => sql`
  select jsonb_build_array(m.log_number::text, a.question_id, a.choices, a.points, var_ms(a.saved_at)) as line
  from (${closedQuestions(poolId)}) q join pool_answer a on a.question_id = q.id join manager m on m.id = a.manager_id`

const bracketLines = (poolId: number) => sql`
  select jsonb_build_array(m.log_number::text, b.tie_ids, b.club_ids, b.places, b.place_club_ids, b.points, var_ms(b.saved_at)) as line
  from pool_bracket b join manager m on m.id = b.manager_id where b.league_id = ${poolId}`

export async function poolExtras(trx: Trx, poolId: number): Promise<PoolExtras> {
  const { rows } = await rowOf({ closesAtMs: int.orNull, isClosed: bool, isEarly: bool, asks: bool }).sql`
    select var_ms(x.at) as "closesAtMs", coalesce(x.at <= game_now(g.championship_id), false) as "isClosed",
      early_bracket_closes_at(g.id) is not null as "isEarly", exists (select from (${closedQuestions(poolId)}) q) as asks
    from league g join pool p on p.league_id = g.id
    cross join lateral (select case when p.bracket_points > 0 then bracket_closes_at(g.id) end as at) x where g.id = ${poolId}`.execute(
    trx,
  )
  const { closesAtMs = null, isClosed = false, isEarly = false, asks = false } = rows[0] ?? {}
  const bracket = isClosed && closesAtMs !== null ? { closesAtMs, isEarly } : null
  if (!bracket && !asks) return NOTHING
  return {
    bracket,
    cup: await jsonLines(trx, cupLines(poolId)),
    ties: await jsonLines(trx, tieLines(poolId)),
    questions: await jsonLines(trx, questionLines(poolId)),
    answers: await jsonLines(trx, answerLines(poolId)),
    brackets: bracket ? await jsonLines(trx, bracketLines(poolId)) : [],
  }
}
