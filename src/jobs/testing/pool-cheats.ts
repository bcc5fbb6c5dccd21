import { sql, type RawBuilder } from 'kysely'
import type { Trx } from '#db/schema/trx.ts'
import { appendEntries } from './append-entries.ts'
import { newestEntry, type Cheat } from './round-cheats.ts'
import { CUP_BOLAO } from './small-cup.ts'

const editing =
  (entry: RawBuilder<unknown>, statement: RawBuilder<unknown>): Cheat =>
  async (trx: Trx) => {
    const position = await newestEntry(trx, entry)
    const { numAffectedRows } = await statement.execute(trx)
    if (!numAffectedRows) throw new Error('the edit changed nothing')
    return position
  }

const savedBy = (kind: string, manager: number, subject: number) =>
  sql`kind = ${kind} and manager_id = ${manager} and subject_id = ${subject}`
/** Changes a save after its deadline, and appends an entry that is dated back. */
const backdating =
  (kind: string, ...statements: RawBuilder<unknown>[]): Cheat =>
  async (trx: Trx) => {
    for (const statement of statements) await statement.execute(trx)
    return (await appendEntries(trx)).get(kind) ?? -1
  }
const result = (match: number) => sql`kind = 'match' and subject_id = ${match}`

/** Edits of the bolão of `playedPool`. */
export const poolCheats: Record<string, Cheat> = {
  'a pick': editing(
    savedBy('pick', 1, 1),
    sql`update pick set home_goals = 2, away_goals = 2 where manager_id = 1 and match_id = 1`,
  ),
  'a pick removed': editing(savedBy('pick', 2, 1), sql`delete from pick where manager_id = 2 and match_id = 1`),
  'a pick typed for a guest': editing(
    savedBy('guest-pick', 3, 1),
    sql`update pool_pick set home_goals = 3 where manager_id = 3 and match_id = 1`,
  ),
  'a joker removed': editing(savedBy('joker', 1, CUP_BOLAO), sql`delete from pool_joker where manager_id = 1`),
  'an answer': editing(
    savedBy('answer', 2, 71),
    sql`update pool_answer set choices = '{4}', points = 20 where manager_id = 2 and question_id = 71`,
  ),
  'an answer removed': editing(
    savedBy('answer', 1, 73),
    sql`delete from pool_answer where manager_id = 1 and question_id = 73`,
  ),
  'the points of an answer': editing(
    savedBy('answer', 1, 71),
    sql`update pool_answer set points = 19 where manager_id = 1 and question_id = 71`,
  ),
  'a bracket': editing(
    savedBy('bracket', 1, CUP_BOLAO),
    sql`update pool_bracket set club_ids = '{1,3,3}' where manager_id = 1`,
  ),
  'the points of a bracket': editing(
    savedBy('bracket', 1, CUP_BOLAO),
    sql`update pool_bracket set points = points + 4 where manager_id = 1`,
  ),
  'the right answer': editing(
    sql`kind = 'verdict' and subject_id = 73`,
    sql`update pool_question set right_choices = '{2}' where id = 73`,
  ),
  'the points of a question': editing(
    sql`kind = 'question' and subject_id = 71`,
    sql`update pool_question set points = 25 where id = 71`,
  ),
  'the rules of a bolão': editing(
    sql`kind = 'pool' and subject_id = ${CUP_BOLAO}`,
    sql`update pool set goes_on = 4 where league_id = ${CUP_BOLAO}`,
  ),
  'a result of a bolão': editing(result(2), sql`update match set home_score = 5 where id = 2`),
  'penalties of a bolão': editing(
    result(1),
    sql`update match set detail = jsonb_set(detail, '{penalties,home}', '3') where id = 1`,
  ),
  'the table of a bolão': editing(
    sql`kind = 'table' and subject_id = ${CUP_BOLAO}`,
    sql`update pool_member set points = points + 1 where league_id = ${CUP_BOLAO} and manager_id = 2`,
  ),
  'a pick in its entry': async (trx) => {
    const position = await newestEntry(trx, savedBy('pick', 1, 1))
    await sql`update var_entry set opening = replace(opening, '"home": 1', '"home": 4') where ${savedBy('pick', 1, 1)}`.execute(
      trx,
    )
    return position
  },
  'the entry of a pick removed': async (trx) => {
    await sql`delete from var_entry where ${savedBy('pick', 1, 2)}`.execute(trx)
    return 'palpite do jogo 2, de '
  },
  'a pick dated back': backdating(
    'pick',
    sql`update pick set home_goals = 3, away_goals = 3 where manager_id = 1 and match_id = 1`,
    sql`select var_seal(1, 1, 'pick', 1, saved_at, jsonb_build_object(
      'outcome', outcome, 'home', home_goals, 'away', away_goals, 'goesOn', goes_on)) from pick where manager_id = 1 and match_id = 1`,
  ),
  'a joker dated back': backdating(
    'joker',
    sql`insert into pool_joker values (${CUP_BOLAO}, 2, 'r1', 1, '2026-05-21')`,
    sql`select var_seal(1, 2, 'joker', ${CUP_BOLAO}, '2026-05-21', '{"stage": "r1", "match": 1}')`,
  ),
  'an answer dated back': backdating(
    'answer',
    sql`update pool_answer set choices = '{4}', points = 20 where manager_id = 2 and question_id = 71`,
    sql`select var_seal(1, 2, 'answer', 71, '2026-05-21', '{"choices": [4]}')`,
  ),
  'a bracket dated back': backdating(
    'bracket',
    sql`update pool_bracket set club_ids = '{1,3,3}' where manager_id = 1`,
    sql`select var_seal(1, 1, 'bracket', ${CUP_BOLAO}, saved_at, jsonb_build_object(
      'ties', tie_ids, 'clubs', club_ids, 'places', places, 'placeClubs', place_club_ids)) from pool_bracket where manager_id = 1`,
  ),
  'more picks of the model than the bolão allows': editing(
    sql`kind = 'pool' and subject_id = ${CUP_BOLAO}`,
    sql`insert into pool_pick (league_id, manager_id, match_id, outcome, home_goals, away_goals, saved_at)
      select ${CUP_BOLAO}, 3, id, 'A', 0, 1, starts_at from match where id in (2, 3) on conflict do nothing`,
  ),
}
