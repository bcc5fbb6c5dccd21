import { sql, type Kysely } from 'kysely'
import { int, rowOf, type RowOf } from '#db/connection/row.ts'
import { mayOrganise } from '#db/match/match-organiser.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ManagerId } from '#domain/ids.ts'

/**
 * DK11: a link works until it is revoked, its maker loses the right to the desk, or a day has passed since the match
 * ended. For an abandoned match that is to resume, the day does not count.
 */
const linksThatWork = sql`
  desk_helper h join match m on m.id = h.match_id join season s on s.id = m.season_id
  where h.revoked_at is null and ${mayOrganise(sql`h.manager_id`)}
    and (m.resumes_at is not null or coalesce(m.ended_at + interval '1 day' > game_now(s.championship_id), true))`

export async function helperBy(
  db: Kysely<Tables>,
  { matchId, tokenDigest }: { matchId: number; tokenDigest: string },
): Promise<{ id: number; managerId: ManagerId } | undefined> {
  const { rows } = await rowOf({ id: int, managerId: int }).sql`
    select h.id, h.manager_id as "managerId" from ${linksThatWork}
      and h.token_digest = ${tokenDigest} and h.match_id = ${matchId}`.execute(db)
  return rows[0]
}

const helperRow = rowOf({
  id: int,
  atMs: int,
  /** How many taps came through the link. */
  taps: int,
})
export type HelperRow = RowOf<typeof helperRow>

export async function helpersOf(db: Kysely<Tables>, matchId: number): Promise<HelperRow[]> {
  const { rows } = await helperRow.sql`
    select h.id, floor(extract(epoch from h.at) * 1000)::float8 as "atMs",
      (select count(*)::integer from desk_tap t where t.match_id = h.match_id and t.helper_id = h.id) as taps
    from ${linksThatWork} and h.match_id = ${matchId} order by h.id`.execute(db)
  return rows
}

/** Returns false if the match has as many open links as allowed. */
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
    where (select count(*) from ${linksThatWork} and h.match_id = ${matchId}) < ${most}
    returning id`.execute(db)
  return rows.length > 0
}

export async function revokeHelper(db: Kysely<Tables>, matchId: number, helperId: number): Promise<void> {
  await sql`update desk_helper set revoked_at = clock_timestamp()
    where id = ${helperId} and match_id = ${matchId} and revoked_at is null`.execute(db)
}
