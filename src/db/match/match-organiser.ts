import { sql, type Kysely } from 'kysely'
import { bool, int, rowOf, type RowOf } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ManagerId } from '#domain/ids.ts'

/** CP6: operators, and organisers of the championship. The match is joined as m, its season as s. */
export const mayOrganise = (managerId: ReturnType<typeof sql>) => sql`(
  exists (select from championship_organiser o where o.championship_id = s.championship_id and o.manager_id = ${managerId})
  or exists (select from manager g join auth_user u on u.id = g.user_id where g.id = ${managerId} and u.is_operator))`

export async function organisesMatch(db: Kysely<Tables>, matchId: number, managerId: ManagerId): Promise<boolean> {
  const { rows } = await sql`
    select from match m join season s on s.id = m.season_id
    where m.id = ${matchId} and ${mayOrganise(sql`${managerId}::integer`)}`.execute(db)
  return rows.length > 0
}

const matchToOrganiseRow = rowOf({
  /** CP5: an operator has vouched for the match's championship. */
  countsGlobally: bool,
  hasDesk: bool,
  /** Taps that wait at the desk for an organiser (DK14). */
  heldTaps: int,
})
export type MatchToOrganise = RowOf<typeof matchToOrganiseRow>

export async function readMatchToOrganise(db: Kysely<Tables>, matchId: number): Promise<MatchToOrganise | undefined> {
  const { rows } = await matchToOrganiseRow.sql`
    select c.counts_globally as "countsGlobally", m.sport = 'futebol' and c.source <> 'sample' as "hasDesk",
      (select count(*)::integer from desk_held_tap t where t.match_id = m.id and t.decided_at is null) as "heldTaps"
    from match m join season s on s.id = m.season_id join championship c on c.id = s.championship_id
    where m.id = ${matchId}`.execute(db)
  return rows[0]
}
