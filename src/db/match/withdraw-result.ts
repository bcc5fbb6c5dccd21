import { sql } from 'kysely'
import { int, rowOf } from '#db/connection/row.ts'
import type { Trx } from '#db/schema/trx.ts'

/** IM7: the match is as before it was played. Its picks stay marked as settled: the next settlement is a correction. */
export async function clearResult(trx: Trx, matchId: number): Promise<void> {
  await sql`delete from player_match where match_id = ${matchId}`.execute(trx)
  await sql`delete from match_event where match_id = ${matchId}`.execute(trx)
  await sql`
    update match set state = 'scheduled', minute = 0, home_score = null, away_score = null, ended_at = null, news_at = null,
      news_digest = null, detail = detail - 'extraTime' - 'penalties'
    where id = ${matchId}`.execute(trx)
}

/** Removes points and grades from the picks of the match. Returns managers with a graded pick (not of one bolão). */
export async function ungradePicks(trx: Trx, matchId: number): Promise<number[]> {
  await sql`update pool_pick set points = null, grade = null, full_grade = null, goes_on_right = null
    where match_id = ${matchId} and points is not null`.execute(trx)
  const { rows } = await rowOf({ manager_id: int }).sql`
    update pick set points = null, is_right = null, grade = null, full_grade = null, goes_on_right = null
    where match_id = ${matchId} and points is not null returning manager_id`.execute(trx)
  return rows.map(({ manager_id }) => manager_id)
}
