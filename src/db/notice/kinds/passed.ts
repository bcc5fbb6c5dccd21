import { sql } from 'kysely'
import type { KindRows } from './notice-kind.ts'

/** For followers: managers whom they follow, who were behind them before the round and are ahead of them now. */
export const passed: KindRows = {
  causes: ['round_settled'],
  recipients: ({ championshipId, subjectId }) => sql`
    select f.follower_id as manager_id, ${subjectId}::text as subject,
      jsonb_build_object('otherId', (array_agg(f.followed_id order by you.rank, f.followed_id))[1], 'others', count(*) - 1) as facts
    from follow f
      join manager_stat me on me.championship_id = ${championshipId} and me.manager_id = f.follower_id
      join manager_stat you on you.championship_id = ${championshipId} and you.manager_id = f.followed_id
    where you.rank < me.rank and you.previous_rank > me.previous_rank
    group by f.follower_id`,
}
