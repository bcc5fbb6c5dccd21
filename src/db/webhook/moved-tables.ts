import { sql } from 'kysely'
import { int, rowOf, text, type RowOf } from '#db/connection/row.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { WebhookKind } from '#domain/webhook/webhook-kinds.ts'

const KIND = 'pool.table_changed' satisfies WebhookKind

const tableRow = rowOf({ leagueId: int, digest: text })
export type WatchedTable = RowOf<typeof tableRow>

/**
 * The tables of bolões that a match may change and a webhook of theirs watches. The caller has locked the championship.
 */
export async function watchedTables(trx: Trx, matchId: number): Promise<WatchedTable[]> {
  const { rows } = await tableRow.sql`
    select g.id as "leagueId", coalesce((
      select md5(string_agg(format('%s %s %s %s', o.manager_id, o.points, o.exact, o.rank), ',' order by o.manager_id))
      from pool_member o where o.league_id = g.id), '') as digest
    from league g
    where g.id in (select w.league_id from webhook w where w.off_at is null and ${KIND} = any (w.kinds) and w.league_id is not null)
      and (select s.championship_id from match m join season s on s.id = m.season_id where m.id = ${matchId}) in (
        select g.championship_id union all select c.championship_id from pool_counted_championship c where c.league_id = g.id)
    order by g.id`.execute(trx)
  return rows
}

/** WH3: writes events for the changed tables, in the transaction that changed them. Unchanged tables get no event. */
export async function noteMovedTables(trx: Trx, before: readonly WatchedTable[], matchId: number): Promise<void> {
  if (before.length === 0) return
  const digests = new Map(before.map(({ leagueId, digest }) => [leagueId, digest]))
  const moved = (await watchedTables(trx, matchId)).filter(({ leagueId, digest }) => digests.get(leagueId) !== digest)
  await sql`
    insert into webhook_event (championship_id, league_id, kind, subject, facts)
    select g.championship_id, g.id, ${KIND}, format('%s %s', g.id, gen_random_uuid()), jsonb_build_object('matchId', ${matchId}::integer)
    from league g where g.id = any (${moved.map(({ leagueId }) => leagueId)}::integer[])`.execute(trx)
}
