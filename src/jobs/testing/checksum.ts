import { sql, type Kysely } from 'kysely'
import { rowOf, text } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'

/**
 * One hash for each table over all its rows, in any order. Log numbers are left out: the database draws them at random,
 * so two builds of one world never agree on them.
 */
export async function checksums(db: Kysely<Tables>, tables: readonly string[]): Promise<Record<string, string>> {
  const { rows: numbered } = await rowOf({ name: text }).sql`
    select attrelid::regclass::text as name from pg_attribute where attname = 'log_number' and attnum > 0`.execute(db)
  const hasNumbers = new Set(numbered.map(({ name }) => name))
  const entries: [string, string][] = []
  for (const table of tables) {
    // `to_jsonb` takes longer, so it is used only for tables with numbers to leave out.
    const row = hasNumbers.has(table) ? sql`(to_jsonb(t) - 'log_number')` : sql`t`
    const { rows } = await rowOf({ hash: text }).sql`
      select count(*) || ' ' || coalesce(sum(hashtextextended(${row}::text, 0)), 0) as hash from ${sql.table(table)} t`.execute(
      db,
    )
    entries.push([table, rows[0]?.hash ?? ''])
  }
  return Object.fromEntries(entries)
}
