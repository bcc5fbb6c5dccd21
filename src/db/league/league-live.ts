import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/schema/schema.ts'

export interface MemberInPlay {
  squadId: number
  managerId: number
  pointTenths: number
  isLate: boolean
}

/**
 * Members of a league that this round counts for (LG2; of a knockout who plays a tie in it), by squad. None once the round is settled: one statement sees
 * both, or its points would be added to totals that hold them already.
 */
export async function membersInPlay(
  db: Kysely<Tables>,
  { leagueId, roundId }: { leagueId: number; roundId: number },
): Promise<MemberInPlay[]> {
  const { rows } = await sql<MemberInPlay>`
    select m.squad_id as "squadId", m.manager_id as "managerId", m.point_tenths as "pointTenths",
      m.joined_at >= r.deadline_at as "isLate"
    from league g
    join round r on r.id = ${roundId} and r.state in ('locked', 'live')
    join league_member m on m.league_id = g.id
    where g.id = ${leagueId} and g.ended_at is null and case g.format
      when 'pontos-corridos' then r.deadline_at >= g.starts_at and r.deadline_at < g.ends_at
      else m.squad_id in (
        select unnest(array[squad_a_id, squad_b_id]) from league_tie where league_id = ${leagueId} and round_id = ${roundId})
      end
    order by m.squad_id`.execute(db)
  return rows
}
