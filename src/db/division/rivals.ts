import type { Kysely } from 'kysely'
import type { Participant } from '#db/championship/championship.ts'
import { bool, int, json, rowOf } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { RivalLineup } from '#domain/projection/rival-cover.ts'

const rivalsRow = rowOf({
  round: int,
  playerTenths: int,
  lineups: json<RivalLineup[]>(),
  isOwn: bool,
})

/**
 * PJ7: what one player did in the last settled round, and which lineups of the others in the manager's division group
 * had the player. Undefined without a group, or if none of the others had a lineup.
 */
export async function rivalsWithPlayer(
  db: Kysely<Tables>,
  { championshipId, managerId, playerId }: Participant & { playerId: number },
) {
  const { rows } = await rivalsRow.sql`
    with own as (
      select cycle_id, group_number from visible_division_member
      where manager_id = ${managerId} and championship_id = ${championshipId} order by cycle_id desc limit 1
    ), last as (
      select id, number from round where championship_id = ${championshipId} and state = 'settled'
      order by deadline_at desc limit 1
    ), fielded as (
      select l.manager_id, l.player_ids, l.captain_id, s.point_tenths
      from own join visible_division_member m on m.cycle_id = own.cycle_id and m.group_number = own.group_number
      cross join last
      join lineup l on l.round_id = last.id and l.manager_id = m.manager_id and l.counts
      join lineup_score s on s.round_id = l.round_id and s.squad_id = l.squad_id)
    select last.number as round,
      coalesce((select sum(pm.point_tenths) from match m join player_match pm on pm.match_id = m.id
        where m.round_id = last.id and pm.player_id = ${playerId}), 0)::integer as "playerTenths",
      (select json_agg(json_build_object('pointTenths', point_tenths, 'owns', ${playerId} = any (player_ids),
          'isCaptain', captain_id = ${playerId}))
        from fielded where manager_id <> ${managerId}) as lineups,
      exists (select from fielded where manager_id = ${managerId} and ${playerId} = any (player_ids)) as "isOwn"
    from last where exists (select from fielded where manager_id <> ${managerId})`.execute(db)
  return rows[0]
}
