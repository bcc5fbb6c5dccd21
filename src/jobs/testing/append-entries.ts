import { sql } from 'kysely'
import { int, rowOf, text } from '#db/connection/row.ts'
import type { Trx } from '#db/schema/trx.ts'
import { commitmentOf } from '#db/var/signed-note.ts'
import { sealedText } from '#domain/var/entry-text.ts'
import { rebuildLog } from './rebuild-log.ts'

/**
 * Appends the entries that wait, in a transaction that may be rolled back. Returns the newest position of each kind.
 */
export async function appendEntries(trx: Trx): Promise<Map<string, number>> {
  const { rows } = await rowOf({
    id: int,
    kind: text,
    atMs: int,
    entry: text.orNull,
    opening: text.orNull,
    salt: text.orNull,
    size: int,
    logId: int,
  }).sql`
    select e.id, e.kind, var_ms(e.at) as "atMs", e.entry, e.opening, e.salt, l.size, l.id as "logId"
    from var_entry e join var_log l on l.championship_id = e.championship_id and l.ended_at is null
    where e.position is null order by e.id`.execute(trx)
  const positions = new Map<string, number>()
  for (const [at, { id, kind, atMs, entry, opening, salt, size, logId }] of rows.entries()) {
    const told = entry ?? sealedText(atMs, commitmentOf(salt ?? '', opening ?? ''))
    await sql`
      update var_entry set log_id = ${logId}, position = ${size + at}, entry = ${told}, leaf_hash = ${String(id)} where id = ${id}`.execute(
      trx,
    )
    positions.set(kind, size + at)
  }
  await rebuildLog(trx, (all) => all)
  return positions
}
