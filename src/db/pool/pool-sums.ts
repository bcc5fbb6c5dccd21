import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/schema/schema.ts'
import {
  countedPicksOfMember,
  gradeCounted,
  isExact,
  stageNumber,
  worthCounted,
  worthRows,
  worthsOf,
  type PoolWorths,
} from './pool-worth.ts'

/**
 * BL4, BL8, BL9, BL10, BL11, BL12, BL13, BL14, BL15, BL16.
 * The totals of bolões for members `o` that fit a condition. Computed from picks, answers and brackets, and from the
 * stored head starts and squad points.
 */
const sumsOf = (worths: PoolWorths, members = sql`true`) => sql`
  select o.league_id, o.manager_id, o.head_start + o.squad_points + coalesce(k.points, 0)::integer
      + coalesce((select sum(a.points) from pool_question q join pool_answer a on a.question_id = q.id
        where q.league_id = o.league_id and a.manager_id = o.manager_id), 0)::integer
      + coalesce((select b.points from pool_bracket b where b.league_id = o.league_id and b.manager_id = o.manager_id), 0) as points,
    coalesce(k.exact, 0)::integer as exact
  from ${worthRows(worths)} join pool p on p.league_id = w.league_id join pool_member o on o.league_id = p.league_id
  left join lateral (
    select sum(${worthCounted(worths, sql`case when w.has_stages then ${stageNumber(sql`m.id`)} else 0 end`)}) as points,
      count(*) filter (where ${isExact(gradeCounted)}) as exact
    from pool_matches(o.league_id) m join (${countedPicksOfMember}) k on k.match_id = m.id
    left join pool_joker j on j.match_id = m.id and j.league_id = o.league_id and j.manager_id = o.manager_id
    where k.grade is not null and m.starts_at > o.joined_at) k on true
  where ${members}`

/** BL17: recounts the tables of these bolões. The caller must prevent settlements meanwhile. */
export async function recountTables(db: Kysely<Tables>, leagues: readonly number[]): Promise<void> {
  const worths = await worthsOf(db, sql`select unnest(${leagues}::integer[])`)
  await sql`
    update pool_member o set points = r.points, exact = r.exact, rank = case when o.rank is null then null else r.place end
    from (
      select league_id, manager_id, points, exact, rank() over (partition by league_id order by points desc, exact desc) as place
      from (${sumsOf(worths)}) sums) r
    where o.league_id = r.league_id and o.manager_id = r.manager_id`.execute(db)
}

/** MG1: recounts one person in every bolão. Ranks follow with the next count. */
export async function recountPerson(db: Kysely<Tables>, managerId: number): Promise<void> {
  const worths = await worthsOf(db, sql`select league_id from pool_member where manager_id = ${managerId}`)
  await sql`
    update pool_member o set points = d.points, exact = d.exact
    from (${sumsOf(worths, sql`o.manager_id = ${managerId}`)}) d
    where o.league_id = d.league_id and o.manager_id = d.manager_id and (o.points, o.exact) <> (d.points, d.exact)`.execute(
    db,
  )
}
