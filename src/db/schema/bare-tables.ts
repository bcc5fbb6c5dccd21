import type pg from 'pg'

/** An index or a constraint that is dropped before a bulk load and created again after it. */
interface Dressing {
  /** The tables whose rows the index or constraint covers or refers to. */
  tables: string[]
  drop: string
  restore: string
}

/**
 * In the order of dropping: foreign keys (they need the indexes of the tables that they refer to), then constraints
 * with an index, then indexes.
 */
async function dressingOf(client: pg.ClientBase, tables: readonly string[]): Promise<Dressing[]> {
  const { rows: keys } = await client.query<Dressing>(
    `select array_remove(array[conrelid::regclass::text, nullif(confrelid, 0)::regclass::text], null) as tables,
            format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
            format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as restore
     from pg_constraint
     where contype in ('f', 'p', 'u') and (conrelid = any ($1::regclass[]) or (contype = 'f' and confrelid = any ($1::regclass[])))
     order by contype = 'f' desc, conrelid::regclass::text, conname`,
    [tables],
  )
  const { rows: indexes } = await client.query<Dressing>(
    `select array[indrelid::regclass::text] as tables,
            format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as restore
     from pg_index
     where indrelid = any ($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid and contype <> 'f')
     order by indexrelid::regclass::text`,
    [tables],
  )
  return [...keys, ...indexes]
}

/** Says that these tables are filled: they get their indexes, and the foreign keys between filled tables. */
export type FinishTables = (tables: readonly string[]) => Promise<void>

/**
 * Empties the tables and fills them without indexes and foreign keys, which are created afterwards over all rows.
 * Triggers do not run meanwhile. It runs in the caller's transaction, so a crash leaves the tables as they were. The
 * caller may finish tables earlier, while it does work without the database.
 */
export async function fillBareTables(
  client: pg.ClientBase,
  tables: readonly string[],
  { fill, onRestore }: { fill: (finish: FinishTables) => Promise<void>; onRestore: (share: number) => void },
): Promise<void> {
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
  const dressing = await dressingOf(client, tables)
  for (const { drop } of dressing) await client.query(drop)
  await client.query(`truncate ${tables.join(', ')} restart identity`)
  const bare = new Set(tables)
  const left = new Set(dressing.toReversed())
  const finish: FinishTables = async (filled) => {
    for (const table of filled) bare.delete(table)
    for (const piece of left) {
      if (piece.tables.some((table) => bare.has(table))) continue
      left.delete(piece)
      await client.query(piece.restore)
      onRestore(1 - left.size / dressing.length)
    }
  }
  await fill(finish)
  await finish(tables)
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
}
