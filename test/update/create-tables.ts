import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { migrate } from '#db/migrate/migrate.ts'
import type { DatabaseDump } from './fixture.ts'

/** Creates the tables and functions of that version. */
export async function createTables(
  pool: pg.Pool,
  { migrations, functions }: Pick<DatabaseDump, 'migrations' | 'functions'>,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'craque-older-'))
  for (const [kind, files] of Object.entries({ migrations, functions })) {
    await mkdir(path.join(folder, kind))
    for (const { name, sql } of files) await writeFile(path.join(folder, kind, `${name}.sql`), sql)
  }
  await migrate(pool, { folder })
  await rm(folder, { recursive: true })
}
