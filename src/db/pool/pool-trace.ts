import { sql, type Kysely } from 'kysely'
import { bool, int, rowOf, type RowOf, text, time } from '#db/connection/row.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { Tables } from '#db/schema/schema.ts'

const traceRow = rowOf({
  /** The guest's old name. `name` is the new one, or null if the guest was removed. */
  was: text,
  name: text.orNull,
  points: int.orNull,
  by: text.orNull,
  at: time,
})
export type TraceRow = RowOf<typeof traceRow>

const MOST_SHOWN = 20

/** BL14: what was done with guests, newest first. */
export async function tracesOf(db: Kysely<Tables>, leagueId: number): Promise<TraceRow[]> {
  const { rows } = await traceRow.sql`
    select t.was, t.name, t.points, m.name as by, t.at from pool_trace t left join manager m on m.id = t.manager_id
    where t.league_id = ${leagueId} order by t.id desc limit ${sql.lit(MOST_SHOWN)}`.execute(db)
  return rows
}

interface Done {
  leagueId: number
  /** The person who did it, and the guest. */
  managerId: number
  guestId: number
}

/** Returns undefined if the bolão has no such guest, and false if somebody else has the name. */
export async function renameGuest(
  trx: Trx,
  { leagueId, managerId, guestId, name, nameKey }: Done & { name: string; nameKey: string },
): Promise<boolean | undefined> {
  const { rows } = await rowOf({ was: text, isTaken: bool }).sql`
    select m.name as was, exists (
      select from manager x where x.name_key = ${nameKey} and x.id <> m.id and x.deleted_at is null) as "isTaken"
    from pool_member o join manager m on m.id = o.manager_id
    where o.league_id = ${leagueId} and m.id = ${guestId} and o.is_typed for update of m`.execute(trx)
  const [guest] = rows
  if (!guest) return undefined
  if (guest.isTaken) return false
  if (guest.was === name) return true
  await sql`update manager set name = ${name}, name_key = ${nameKey} where id = ${guestId}`.execute(trx)
  await sql`
    insert into pool_trace (league_id, manager_id, kind, was, name, at)
    select o.league_id, ${managerId}, 'renamed', ${guest.was}, ${name}, game_now(g.championship_id)
    from pool_member o join league g on g.id = o.league_id where o.manager_id = ${guestId}`.execute(trx)
  return true
}

/** Everybody behind the guest moves up, also in the ranks for comparison. Returns false if there is no such guest. */
export async function removeGuest(trx: Trx, { leagueId, managerId, guestId }: Done): Promise<boolean> {
  const { rows } = await rowOf({ rankBefore: int.orNull, rank: int.orNull }).sql`
    with gone as (
      insert into pool_trace (league_id, manager_id, kind, was, points, at)
      select o.league_id, ${managerId}, 'removed', m.name, o.points, game_now(g.championship_id)
      from pool_member o join manager m on m.id = o.manager_id join league g on g.id = o.league_id
      where o.league_id = ${leagueId} and o.manager_id = ${guestId} and o.is_typed returning league_id)
    select o.rank, o.rank_before as "rankBefore" from gone join pool_member o on o.league_id = gone.league_id and o.manager_id = ${guestId}`.execute(
    trx,
  )
  const [place] = rows
  if (!place) return false
  await sql`
    delete from pool_answer a using pool_question q
    where q.id = a.question_id and q.league_id = ${leagueId} and a.manager_id = ${guestId}`.execute(trx)
  await sql`delete from pool_member where league_id = ${leagueId} and manager_id = ${guestId}`.execute(trx)
  await sql`
    update pool_member set rank = case when rank > ${place.rank}::integer then rank - 1 else rank end,
      rank_before = case when rank_before > ${place.rankBefore}::integer then rank_before - 1 else rank_before end
    where league_id = ${leagueId} and (rank > ${place.rank}::integer or rank_before > ${place.rankBefore}::integer)`.execute(
    trx,
  )
  return true
}

/** Whether a guest who cannot sign in is in no bolão any more, and so can be deleted. */
export async function isInNoPool(trx: Trx, guestId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('pool_member')
    .select('league_id')
    .where('manager_id', '=', guestId)
    .executeTakeFirst()
  return row === undefined
}
