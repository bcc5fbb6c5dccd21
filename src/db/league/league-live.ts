import { sql, type Kysely } from 'kysely'
import { joinColumns, numbersOfQuery, readColumns, type Columns } from '#db/connection/columns.ts'
import type { Tables } from '#db/schema/schema.ts'

const NAMES = ['squadIds', 'managerIds', 'pointTenths', 'isLate'] as const
export type MembersInPlay = Columns<(typeof NAMES)[number]>

/**
 * From this many members on, the members of a league are parsed a few thousand at a time, so that other work can run in
 * between.
 */
export const MANY_MEMBERS = 20_000

interface Requested {
  leagueId: number
  roundId: number
  /** The approximate number of members. */
  participants: number
}

/**
 * Members of a league for whom this round counts (LG2; in a knockout, those with a tie in it), by squad. `isLate` is 1
 * for members who joined after the deadline. A settled round has none. One statement reads the round's state and the
 * members, so that live points are never added to totals that already contain them.
 */
export async function membersInPlay(
  db: Kysely<Tables>,
  { leagueId, roundId, participants }: Requested,
): Promise<MembersInPlay> {
  const members = sql`
    select m.squad_id as "squadIds", m.manager_id as "managerIds", m.point_tenths as "pointTenths",
      (m.joined_at >= r.deadline_at)::integer as "isLate"
    from league g
    join round r on r.id = ${roundId} and r.state in ('locked', 'live')
    join league_member m on m.league_id = g.id
    where g.id = ${leagueId} and g.ended_at is null and case g.format
      when 'pontos-corridos' then r.deadline_at >= g.starts_at and r.deadline_at < g.ends_at
      else m.squad_id in (
        select unnest(array[squad_a_id, squad_b_id]) from league_tie where league_id = ${leagueId} and round_id = ${roundId})
      end`
  if (participants < MANY_MEMBERS) return readColumns(db, NAMES, sql`${members} order by m.squad_id`)
  return db.transaction().execute((trx) => joinColumns(NAMES, [numbersOfQuery(trx, NAMES, members)]))
}
