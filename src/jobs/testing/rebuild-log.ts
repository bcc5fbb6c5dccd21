import { sql } from 'kysely'
import { int, rowOf, text } from '#db/connection/row.ts'
import type { Trx } from '#db/schema/trx.ts'
import { leafHashOf } from '#db/var/leaf-hash.ts'
import { readLogKey } from '#db/var/log-key.ts'
import { writeTiles } from '#db/var/log-tiles.ts'
import { checkpointText, sha256, signNote } from '#db/var/signed-note.ts'
import { createTileTree } from '#domain/var/tiles.ts'

export interface LoggedRow {
  id: number
  entry: string
}

/**
 * Writes the whole log again from changed entries, as the server would have made it, signed with the server's key.
 * Returns the first position with another entry than before.
 */
export async function rebuildLog(trx: Trx, change: (rows: LoggedRow[]) => LoggedRow[]): Promise<number> {
  const { rows: logs } = await rowOf({ id: int, origin: text }).sql`
    select id, origin from var_log order by epoch limit 1`.execute(trx)
  const [log] = logs
  if (!log) throw new Error('the log has not begun')
  const { rows } = await rowOf({ id: int, entry: text }).sql`
    select id, entry from var_entry where log_id = ${log.id} order by position`.execute(trx)
  const changed = change(rows)
  await sql`update var_entry set position = -id where log_id = ${log.id}`.execute(trx)
  await sql`delete from var_tile`.execute(trx)
  await sql`delete from var_checkpoint`.execute(trx)
  const tree = createTileTree(sha256, 0, [])
  const leaves = changed.map(({ entry }) => leafHashOf(entry))
  for (const leaf of leaves) tree.append(leaf)
  await sql`
    update var_entry e set position = x.place - 1, entry = x.entry, leaf_hash = x.leaf
    from unnest(${changed.map(({ id }) => id)}::bigint[], ${changed.map(({ entry }) => entry)}::text[],
      ${leaves.map((leaf) => Buffer.from(leaf).toString('hex'))}::text[]) with ordinality x (id, entry, leaf, place)
    where e.id = x.id`.execute(trx)
  await sql`delete from var_entry where position < 0`.execute(trx)
  await writeTiles(trx, log.id, tree.changed())
  const checkpoint = checkpointText({ origin: log.origin, size: tree.size(), root: tree.root() })
  const signed = signNote(checkpoint, log.origin, await readLogKey(trx))
  await sql`insert into var_checkpoint (log_id, size, note) values (${log.id}, ${tree.size()}, ${signed})`.execute(trx)
  await sql`update var_log set size = ${tree.size()} where id = ${log.id}`.execute(trx)
  return rows.findIndex(({ entry }, at) => changed[at]?.entry !== entry)
}
