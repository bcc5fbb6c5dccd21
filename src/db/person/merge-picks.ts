import { sql } from 'kysely'
import type { MergePair } from './merge-pair.ts'
import type { Trx } from '#db/schema/trx.ts'

/** Moves picks on matches that have not begun. Of two picks on one match, the one saved last stays. */
export async function mergeOpenPicks(trx: Trx, { guestId, accountId }: MergePair) {
  const { rows: given } = await sql`
    with twice as (
      select g.match_id, case when g.saved_at > a.saved_at then a.manager_id else g.manager_id end as loser
      from pick g join pick a using (match_id) join match m on m.id = g.match_id join season s on s.id = m.season_id
      where g.manager_id = ${guestId} and a.manager_id = ${accountId} and m.state = 'scheduled' and m.starts_at > game_now(s.championship_id)
    )
    delete from pick p using twice t where p.match_id = t.match_id and p.manager_id = t.loser returning 1`.execute(trx)
  const { rows: moved } = await sql`
    update pick p set manager_id = ${accountId} from match m join season s on s.id = m.season_id
    where p.manager_id = ${guestId} and m.id = p.match_id and m.state = 'scheduled' and m.starts_at > game_now(s.championship_id)
    returning 1`.execute(trx)
  return { picks: moved.length, picksGivenUp: given.length }
}
