import { sql, type Kysely } from 'kysely'
import type { Tables } from './schema.ts'

export interface MemberInPlay {
  squadId: number
  managerId: number
  pointTenths: number
  isLate: boolean
}

/**
 * Members of a league that this round counts for (LG2), by squad. None once the round is settled: one statement sees
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
    join round r on r.deadline_at >= g.starts_at and r.deadline_at < g.ends_at
    join league_member m on m.league_id = g.id
    where g.id = ${leagueId} and g.format = 'pontos-corridos' and g.ended_at is null
      and r.id = ${roundId} and r.state in ('locked', 'live')
    order by m.squad_id`.execute(db)
  return rows
}
