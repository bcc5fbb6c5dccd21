import { sql, type Kysely } from 'kysely'
import { rowOf, text } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'

/**
 * One hash for each table over all its rows, in any order. Log numbers are left out: the database draws them at random,
 * so two builds of one world never agree on them.
 */
export async function checksums(db: Kysely<Tables>, tables: readonly string[]): Promise<Record<string, string>> {
  const entries: [string, string][] = []
  for (const table of tables) {
    const { rows } = await rowOf({ hash: text }).sql`
      select count(*) || ' ' || coalesce(sum(hashtextextended((to_jsonb(t) - 'log_number')::text, 0)), 0) as hash from ${sql.table(table)} t`.execute(
      db,
    )
    entries.push([table, rows[0]?.hash ?? ''])
  }
  return Object.fromEntries(entries)
}
