import { sql } from 'kysely'
import { int, rowOf, text, type RowOf } from '#db/connection/row.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { WebhookKind } from '#domain/webhook/webhook-kinds.ts'

const KIND = 'pool.table_changed' satisfies WebhookKind

const tableRow = rowOf({ leagueId: int, digest: text })
type WatchedTable = RowOf<typeof tableRow>

/** What may change tables: a match, or a change within one bolão. */
type Mover = { matchId: number } | { leagueId: number }

/** The tables that may change and that a webhook of their bolão watches. */
async function watchedTables(trx: Trx, mover: Mover): Promise<WatchedTable[]> {
  const isMoved =
    'leagueId' in mover
      ? sql`g.id = ${mover.leagueId}`
      : sql`(select s.championship_id from match m join season s on s.id = m.season_id where m.id = ${mover.matchId}) in (
          select g.championship_id union all select c.championship_id from pool_counted_championship c where c.league_id = g.id)`
  const { rows } = await tableRow.sql`
    select g.id as "leagueId", coalesce((
      select md5(string_agg(format('%s %s %s %s', o.manager_id, o.points, o.exact, o.rank), ',' order by o.manager_id))
      from pool_member o where o.league_id = g.id), '') as digest
    from league g
    where g.id in (select w.league_id from webhook w where w.off_at is null and ${KIND} = any (w.kinds) and w.league_id is not null)
      and ${isMoved}
    order by g.id`.execute(trx)
  return rows
}

/**
 * WH3: makes a change, and writes events for the tables that it changed, in the same transaction. Unchanged tables get
 * no event. The caller has locked the championship of the match, or the bolão.
 */
export async function noteMovedTables<T>(trx: Trx, mover: Mover, change: () => Promise<T>): Promise<T> {
  const before = await watchedTables(trx, mover)
  const result = await change()
  if (before.length === 0) return result
  const digests = new Map(before.map(({ leagueId, digest }) => [leagueId, digest]))
  const moved = (await watchedTables(trx, mover)).filter(({ leagueId, digest }) => digests.get(leagueId) !== digest)
  const facts = 'matchId' in mover ? { matchId: mover.matchId } : {}
  await sql`
    insert into webhook_event (championship_id, league_id, kind, subject, facts)
    select g.championship_id, g.id, ${KIND}, format('%s %s', g.id, gen_random_uuid()), ${JSON.stringify(facts)}::jsonb
    from league g where g.id = any (${moved.map(({ leagueId }) => leagueId)}::integer[])`.execute(trx)
  return result
}
