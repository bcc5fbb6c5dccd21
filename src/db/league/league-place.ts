import type { Kysely } from 'kysely'
import type { Participant } from '#db/championship/championship.ts'
import type { Tables } from '#db/schema/schema.ts'
import { prepared } from '#db/connection/prepared.ts'
import { int, rowOf, type RowOf } from '#db/connection/row.ts'

/** Larger leagues are left out: there the place before says little, and finding it would read the whole league. */
const LARGEST_TOLD = 100

const placeBeforeRow = rowOf({ leagueId: int, squadId: int, rank: int })
export type PlaceBefore = RowOf<typeof placeBeforeRow>

/**
 * The places of a manager's squads before the last settled round, without that round's points for anybody. Only for
 * members who were already in the league at an earlier settled round, and so had a place.
 */
export async function placesBefore(
  db: Kysely<Tables>,
  { championshipId, managerId }: Participant,
): Promise<PlaceBefore[]> {
  const { rows } = await placeBeforeRow.sql`${prepared}
    with last as (
      select id, deadline_at from round where championship_id = ${championshipId} and state = 'settled'
      order by deadline_at desc limit 1
    ),
    mine as (
      select m.league_id, m.squad_id, m.point_tenths - coalesce((
          select c.point_tenths from lineup_score c where c.round_id = last.id and c.squad_id = m.squad_id), 0) as tenths,
        last.id as round_id, last.deadline_at
      from last, league_member m join league g on g.id = m.league_id
      where m.manager_id = ${managerId} and g.championship_id = ${championshipId} and g.format = 'pontos-corridos'
        and g.ended_at is null and g.member_count <= ${LARGEST_TOLD}
        and g.starts_at <= last.deadline_at and g.ends_at > last.deadline_at
        and exists (select from round r where r.championship_id = ${championshipId} and r.state = 'settled'
          and r.deadline_at >= g.starts_at and r.deadline_at > m.joined_at and r.deadline_at < last.deadline_at)
    )
    select x.league_id as "leagueId", x.squad_id as "squadId", (
      select count(*)::integer + 1 from league_member o
      where o.league_id = x.league_id and o.point_tenths - coalesce((
        select c.point_tenths from lineup_score c
        where c.round_id = x.round_id and c.squad_id = o.squad_id and o.joined_at < x.deadline_at), 0) > x.tenths) as rank
    from mine x`.execute(db)
  return rows
}
