import { sql, type Kysely } from 'kysely'
import { int, json, rowOf, type RowOf } from '#db/connection/row.ts'
import { presenceIn } from '#db/round/attendance.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { Presence } from '#domain/scoring/presence.ts'
import type { Position } from '#domain/sport/position.ts'

const gainRow = rowOf({ captainId: int, viceCaptainId: int.orNull, players: json<GainPlayerRow[]>() })
export type GainRow = RowOf<typeof gainRow>

export interface GainPlayerRow {
  playerId: number
  position: Position
  presence: Presence
  isReserve: boolean
  name: string
  /** Null, like the points, for a player without a part in this match. */
  clubId: number | null
  pointTenths: number | null
}

/** The manager's lineup that counts in the round of a match, with what each player did in the match. */
export async function gainOfMatch(
  db: Kysely<Tables>,
  { matchId, managerId }: { matchId: number; managerId: number },
): Promise<GainRow | undefined> {
  const { rows } = await gainRow.sql`
    select l.captain_id as "captainId", l.vice_captain_id as "viceCaptainId", (
      select json_agg(json_build_object('playerId', p.id, 'position', p.position, 'presence', ${presenceIn(sql`l.round_id`)},
        'isReserve', p.id = any (l.bench_ids), 'name', p.short_name, 'clubId', pm.club_id, 'pointTenths', pm.point_tenths)
        order by pm.point_tenths desc nulls last, p.id)
      from player p left join player_match pm on pm.match_id = m.id and pm.player_id = p.id
      where p.id = any (l.player_ids || l.bench_ids)) as players
    from match m join lineup l on l.round_id = m.round_id and l.manager_id = ${managerId} and l.counts
    where m.id = ${matchId}`.execute(db)
  return rows[0]
}
