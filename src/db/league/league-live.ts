import { sql, type Kysely } from 'kysely'
import { joinColumns, numbersOfQuery, readColumns, type Columns } from '#db/connection/columns.ts'
import type { Tables } from '#db/schema/schema.ts'

const NAMES = ['squadIds', 'managerIds', 'pointTenths', 'isLate'] as const
export type MembersInPlay = Columns<(typeof NAMES)[number]>

/** From so many on they are parsed a few thousand at a time, as others would wait for it, and who looks at their table waits for neither. */
export const MANY_MEMBERS = 20_000

interface Requested {
  leagueId: number
  roundId: number
  /** How many there are, more or less. */
  participants: number
}

/**
 * Members of a league that this round counts for (LG2; of a knockout who plays a tie in it), by squad, late ones with a 1. None once the round is settled: one statement sees
 * both, or its points would be added to totals that hold them already.
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
