import type { Kysely } from 'kysely'
import type { Participant } from '#db/championship/championship.ts'
import { int, rowOf, type RowOf, text, time } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'

const trophyRow = rowOf({ leagueId: int, leagueName: text.orNull, points: int, at: time })
export type TrophyRow = RowOf<typeof trophyRow>

/** Leagues won, newest first. Only members see the name of a private league. */
export async function trophiesOf(
  db: Kysely<Tables>,
  of: Participant & { viewerId: number | undefined; limit: number },
): Promise<TrophyRow[]> {
  const { championshipId, managerId, viewerId, limit } = of
  const { rows } = await trophyRow.sql`
    select g.id as "leagueId", coalesce(t.trophy_points, 0) as points, t.ended_at as at,
      case when g.visibility = 'public' or exists (
        select from league_member x where x.league_id = g.id and x.manager_id = ${viewerId ?? null}
      ) or exists (
        select from pool_member x where x.league_id = g.id and x.manager_id = ${viewerId ?? null}
      ) then g.name end as "leagueName"
    from league_titles() t join league g on g.id = t.league_id
    where t.manager_id = ${managerId} and t.championship_id = ${championshipId}
    order by t.ended_at desc, g.id desc limit ${limit}`.execute(db)
  return rows
}
