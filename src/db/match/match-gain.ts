import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/schema/schema.ts'

export interface GainRow {
  captainId: number
  players: { playerId: number; clubId: number; name: string; pointTenths: number }[]
}

/** The manager's lineup that counts in the round of a match, with those of it who took part in the match. */
export async function gainOfMatch(
  db: Kysely<Tables>,
  { matchId, managerId }: { matchId: number; managerId: number },
): Promise<GainRow | undefined> {
  const { rows } = await sql<GainRow>`
    select l.captain_id as "captainId", coalesce((
      select json_agg(json_build_object('playerId', p.id, 'clubId', pm.club_id, 'name', p.short_name,
        'pointTenths', pm.point_tenths) order by pm.point_tenths desc, p.id)
      from player_match pm join player p on p.id = pm.player_id
      where pm.match_id = m.id and pm.player_id = any (l.player_ids)), '[]') as players
    from match m join lineup l on l.round_id = m.round_id and l.manager_id = ${managerId} and l.counts
    where m.id = ${matchId}`.execute(db)
  return rows[0]
}
