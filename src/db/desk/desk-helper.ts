import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/schema/schema.ts'
import type { ManagerId } from '#domain/ids.ts'

/** CP6: whether he organises the championship of the match. */
export async function organisesMatch(db: Kysely<Tables>, matchId: number, managerId: ManagerId): Promise<boolean> {
  const { rows } = await sql`
    select from match m join season s on s.id = m.season_id
      join championship_organiser o on o.championship_id = s.championship_id and o.manager_id = ${managerId}
    where m.id = ${matchId}`.execute(db)
  return rows.length > 0
}

/** DK11: a link is worth nothing once it was taken back, or a day after its match. */
export async function helperBy(
  db: Kysely<Tables>,
  { matchId, tokenDigest }: { matchId: number; tokenDigest: string },
): Promise<{ id: number } | undefined> {
  const { rows } = await sql<{ id: number }>`
    select h.id from desk_helper h join match m on m.id = h.match_id join season s on s.id = m.season_id
    where h.token_digest = ${tokenDigest} and h.match_id = ${matchId} and h.revoked_at is null
      and coalesce(m.ended_at + interval '1 day' > game_now(s.championship_id), true)`.execute(db)
  return rows[0]
}

export interface HelperRow {
  id: number
  atMs: number
  /** What came by the link. */
  taps: number
}

export async function helpersOf(db: Kysely<Tables>, matchId: number): Promise<HelperRow[]> {
  const { rows } = await sql<HelperRow>`
    select h.id, floor(extract(epoch from h.at) * 1000)::float8 as "atMs",
      (select count(*)::integer from desk_tap t where t.match_id = h.match_id and t.helper_id = h.id) as taps
    from desk_helper h where h.match_id = ${matchId} and h.revoked_at is null order by h.id`.execute(db)
  return rows
}

/** False: as many links of the match are open as there may be. */
export async function addHelper(
  db: Kysely<Tables>,
  {
    matchId,
    tokenDigest,
    managerId,
    most,
  }: { matchId: number; tokenDigest: string; managerId: ManagerId; most: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into desk_helper (match_id, token_digest, manager_id)
    select ${matchId}, ${tokenDigest}, ${managerId}
    where (select count(*) from desk_helper where match_id = ${matchId} and revoked_at is null) < ${most}
    returning id`.execute(db)
  return rows.length > 0
}

export async function revokeHelper(db: Kysely<Tables>, matchId: number, helperId: number): Promise<void> {
  await sql`update desk_helper set revoked_at = clock_timestamp()
    where id = ${helperId} and match_id = ${matchId} and revoked_at is null`.execute(db)
}
