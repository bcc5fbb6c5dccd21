import type { Kysely } from 'kysely'
import { bool, int, rowOf, type RowOf, text, time } from '#db/connection/row.ts'
import type { MatchState, Tables } from '#db/schema/schema.ts'

const playerInRoundRow = rowOf({
  playerId: int,
  matchId: int,
  startsAt: time,
  minute: int,
  matchState: text.of<MatchState>(),
  hasPlayed: bool,
  /** Whether the player was substituted or sent off. */
  hasLeft: bool,
})
export type PlayerInRoundRow = RowOf<typeof playerInRoundRow>

/** The match of each player's club in the round. If the club has two, the running one, else the next, else the last. */
export async function playersInTheirMatch(
  db: Kysely<Tables>,
  { roundId, playerIds }: { roundId: number; playerIds: readonly number[] },
): Promise<PlayerInRoundRow[]> {
  if (playerIds.length === 0) return []
  const { rows } = await playerInRoundRow.sql`
    select distinct on (p.id) p.id as "playerId", m.id as "matchId", m.starts_at as "startsAt", m.minute, m.state as "matchState",
      coalesce(x.took_part, false) as "hasPlayed",
      exists (
        select from match_event e where e.match_id = m.id and (
          (e.kind = 'substitution' and (e.detail ->> 'otherId')::integer = p.id) or (e.kind in ('red', 'second_yellow') and e.player_id = p.id))
      ) as "hasLeft"
    from player p join match m on m.round_id = ${roundId} and p.club_id in (m.home_club_id, m.away_club_id)
    left join player_match x on x.match_id = m.id and x.player_id = p.id
    where p.id = any (${playerIds})
    order by p.id, case m.state when 'live' then 0 when 'scheduled' then 1 else 2 end,
      case when m.state = 'scheduled' then m.starts_at end, m.starts_at desc`.execute(db)
  return rows
}
