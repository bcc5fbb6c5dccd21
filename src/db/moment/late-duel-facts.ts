import type { Kysely } from 'kysely'
import type { Participant } from '#db/championship/championship.ts'
import { int, json, rowOf, type RowOf, text } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ScoutCounts } from '#domain/scoring/scouts.ts'
import type { Position } from '#domain/sport/position.ts'

const lateDuelRow = rowOf({
  roundId: int,
  squadId: int,
  opponentSquadId: int,
  /** The names of the two clubs. */
  clubs: text.array,
  events: json<
    {
      minute: number
      stoppage: number
      kind: string
      clubId: number | null
      playerId: number | null
      otherId: number | null
      name: string | null
    }[]
  >(),
  players: json<
    {
      playerId: number
      clubId: number
      position: Position
      rules: string | null
      scouts: ScoutCounts
      pointTenths: number
    }[]
  >(),
})
export type LateDuelRow = RowOf<typeof lateDuelRow>

interface Requested extends Participant {
  roundIds: readonly number[]
  /** MO8: the largest margin of the duels, in tenths. */
  mostTenths: number
}

/**
 * Closely won duels of a manager, with the events of the round's last match and the scouts of the lineups' players in
 * it. Rounds in which two matches ended last are missing, and those in which neither lineup had a player in it.
 */
export async function lateDuelFacts(
  db: Kysely<Tables>,
  { championshipId, managerId, roundIds, mostTenths }: Requested,
): Promise<LateDuelRow[]> {
  if (roundIds.length === 0) return []
  const { rows } = await lateDuelRow.sql`
    select r.id as "roundId", l.squad_id as "squadId", d.other_id as "opponentSquadId", p.players,
      array(select c.name from club c where c.id in (m.home_club_id, m.away_club_id) order by c.id) as clubs,
      coalesce((
        select json_agg(json_build_object('minute', e.minute, 'stoppage', coalesce((e.detail ->> 'stoppage')::integer, 0),
          'kind', e.kind, 'clubId', e.club_id, 'playerId', e.player_id, 'otherId', (e.detail ->> 'otherId')::integer,
          'name', n.short_name) order by e.seq)
        from match_event e left join player n on n.id = e.player_id where e.match_id = m.id), '[]') as events
    from round r join lineup l on l.round_id = r.id and l.manager_id = ${managerId} and l.counts
    cross join lateral (
      select squad_b_id as other_id, a_tenths as tenths, b_tenths as other_tenths from visible_duel
      where round_id = l.round_id and squad_a_id = l.squad_id
      union all
      select squad_a_id, b_tenths, a_tenths from visible_duel where round_id = l.round_id and squad_b_id = l.squad_id
    ) d
    join lineup o on o.round_id = r.id and o.squad_id = d.other_id
    join lateral (
      select x.* from (
        select *, count(*) over (partition by ended_at) as ended_together from match
        where round_id = r.id and state = 'final' and not is_awarded and ended_at is not null) x
      order by x.ended_at desc limit 1
    ) m on m.ended_together = 1
    cross join lateral (
      select json_agg(json_build_object('playerId', p.id, 'clubId', x.club_id, 'position', coalesce(x.position, p.position),
        'rules', x.rules, 'scouts', x.scouts, 'pointTenths', x.point_tenths) order by p.id) as players
      from player_match x join player p on p.id = x.player_id
      where x.match_id = m.id and p.id = any (l.player_ids || l.bench_ids || o.player_ids || o.bench_ids)
    ) p
    where r.championship_id = ${championshipId} and r.id = any (${roundIds}) and r.state = 'settled'
      and d.tenths - d.other_tenths between 1 and ${mostTenths} and p.players is not null`.execute(db)
  return rows
}
