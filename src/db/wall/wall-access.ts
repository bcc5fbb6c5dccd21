import { sql, type Kysely } from 'kysely'
import { bool, int, rowOf, type RowOf } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { WallKey } from './wall-key.ts'

const wallAccessRow = rowOf({
  championshipId: int.of<ChampionshipId>(),
  isPrivate: bool,
  isOff: bool,
  /** Whether the person is the owner or a co-owner (BL15). */
  isOwner: bool,
  isMember: bool,
  isMuted: bool,
  /** Whether the person has a squad or a pick in any championship. */
  hasPlayed: bool,
})
export type WallAccessRow = RowOf<typeof wallAccessRow>

const hasPlayed = (managerId: number | null) => sql`(
  exists (select from squad where manager_id = ${managerId}) or exists (select from pick where manager_id = ${managerId}))`

/** A wall, and what the person may do there; undefined if its league or match does not exist for them (CP4). */
export async function wallAccess(
  db: Kysely<Tables>,
  wall: WallKey,
  managerId: number | null,
): Promise<WallAccessRow | undefined> {
  const ofLeague = wallAccessRow.sql`
    select g.championship_id as "championshipId", g.visibility = 'private' as "isPrivate", g.wall_is_off as "isOff",
      g.owner_id is not distinct from ${managerId} and g.owner_id is not null
        or exists (select from league_owner x where x.league_id = g.id and x.manager_id = ${managerId}) as "isOwner",
      is_in_league(g.id, ${managerId}) as "isMember",
      exists (select from wall_mute u where u.manager_id = ${managerId} and (u.league_id = g.id or u.league_id is null)) as "isMuted",
      ${hasPlayed(managerId)} as "hasPlayed"
    from league g where g.id = ${wall.id} and may_see(g.championship_id, ${managerId}::integer)`
  const ofMatch = wallAccessRow.sql`
    select s.championship_id as "championshipId", false as "isPrivate", false as "isOff", false as "isOwner", false as "isMember",
      exists (select from wall_mute u where u.manager_id = ${managerId} and u.league_id is null) as "isMuted",
      ${hasPlayed(managerId)} as "hasPlayed"
    from match m join season s on s.id = m.season_id where m.id = ${wall.id} and may_see(s.championship_id, ${managerId}::integer)`
  const { rows } = await (wall.kind === 'league' ? ofLeague : ofMatch).execute(db)
  return rows[0]
}

/** Which of these people may read the league's wall; undefined: everybody. */
export async function wallListeners(
  db: Kysely<Tables>,
  leagueId: number,
  managerIds: readonly number[],
): Promise<number[] | undefined> {
  const { rows } = await rowOf({ isPublic: bool, hearers: int.array }).sql`
    select g.visibility = 'public' as "isPublic", array(
      select distinct h.id from unnest(${managerIds}::integer[]) as h (id)
      where h.id = g.owner_id or is_in_league(g.id, h.id)) as hearers
    from league g where g.id = ${leagueId}`.execute(db)
  const [row] = rows
  if (!row) return []
  return row.isPublic ? undefined : row.hearers
}

export async function switchWall(db: Kysely<Tables>, leagueId: number, isOff: boolean): Promise<void> {
  await db.updateTable('league').set({ wall_is_off: isOff }).where('id', '=', leagueId).execute()
}
