import { sql, type Kysely, type RawBuilder } from 'kysely'
import { int, rowOf, text } from '#db/connection/row.ts'
import type { Presence } from '#domain/scoring/presence.ts'
import type { PlayerInRound } from '#domain/settlement/score-batch.ts'
import { POSITIONS } from '#domain/sport/position.ts'
import type { Tables } from '#db/schema/schema.ts'

/** BN5: whether a player `p` has played in a round, is still awaited, or is absent. */
export const presenceIn = (roundId: RawBuilder<unknown>) => text.of<Presence>().sql`
  case when exists (
      select from player_match y join match n on n.id = y.match_id
      where y.player_id = p.id and y.took_part and n.round_id = ${roundId}) then 'played'
    when exists (
      select from match n where n.round_id = ${roundId} and n.state <> 'final' and p.club_id in (n.home_club_id, n.away_club_id)
    ) then 'awaited' else 'absent' end`

/**
 * The players of a round's championship, or only those of one match, with their points in the round so far, in tenths.
 */
export async function attendanceOf(
  db: Kysely<Tables>,
  { roundId, matchId }: { roundId: number; matchId?: number },
): Promise<PlayerInRound[]> {
  const only =
    matchId === undefined
      ? sql``
      : sql`and (p.club_id in (select unnest(array[home_club_id, away_club_id]) from match where id = ${matchId})
          or p.id in (select player_id from player_match where match_id = ${matchId}))`
  const { rows } = await rowOf({
    playerId: int,
    position: text.of<PlayerInRound['position']>(),
    pointTenths: int,
    presence: text.of<PlayerInRound['presence']>(),
  }).sql`
    with done as (
      select pm.player_id, sum(pm.point_tenths)::integer as tenths, bool_or(pm.took_part) as has_played
      from match m join player_match pm on pm.match_id = m.id where m.round_id = ${roundId} group by pm.player_id
    ), waiting as (
      select unnest(array[home_club_id, away_club_id]) as club_id from match where round_id = ${roundId} and state <> 'final'
    )
    select p.id as "playerId", p.position, coalesce(d.tenths, 0) as "pointTenths",
      case when d.has_played then 'played' when p.club_id in (select club_id from waiting) then 'awaited' else 'absent' end as presence
    from player p left join done d on d.player_id = p.id
    where p.championship_id = (select championship_id from round where id = ${roundId})
      and p.position = any (${[...POSITIONS]}::text[]) ${only}`.execute(db)
  return rows
}
