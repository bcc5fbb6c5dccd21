import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { restoreBackup } from '#db/backup/restore-backup.ts'
import { takeBackup } from '#db/backup/take-backup.ts'
import { migrate } from '#db/migrate/migrate.ts'
import { schemaFolder } from '#db/migrate/schema-files.ts'
import type { Processes } from './processes.ts'

async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'craque-accident-'))
  try {
    await work(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/**
 * Restores the game to this moment, after the log grew by some more entries that then are gone. `grow` lets a device
 * see them. No save is among them, so the models of the game need no way back.
 */
export const restoreGame = (processes: Processes, lost: number, grow: () => Promise<void>): Promise<void> =>
  inFolder(async (folder) => {
    const file = path.join(folder, 'game.backup')
    await takeBackup(processes.pool, { file, version: 'test', secret: 'stays as it is' })
    await sql`
      select var_note(1, 'rules', 1, game_now(1), jsonb_build_object('n', n)) from generate_series(1, ${lost}::integer) n`.execute(
      processes.db,
    )
    await grow()
    await processes.restartAfter(async ({ pool }) => {
      await restoreBackup(pool, { file, replace: true })
    })
  })

/** The next version: it adds columns, and its functions are other files. */
export const updateGame = (processes: Processes): Promise<void> =>
  inFolder(async (folder) => {
    for (const part of ['migrations', 'functions'])
      await cp(path.join(schemaFolder, part), path.join(folder, part), { recursive: true })
    await writeFile(
      path.join(folder, 'migrations', '9999_next_version.sql'),
      'alter table var_entry add column next_version integer; alter table squad add column next_version integer;',
    )
    await processes.restartAfter(async ({ pool }) => {
      await pool.query('truncate schema_function')
      await migrate(pool, { folder })
    })
  })
