import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runMigrations } from 'graphile-worker'
import type pg from 'pg'
import type { Connected } from '#db/connection/connect.ts'
import { copyInto } from '#db/connection/copy.ts'
import { fillBareTables } from '#db/schema/bare-tables.ts'
import { migrate } from '#db/migrate/migrate.ts'
import { readMigrations, schemaFolder } from '#db/migrate/schema-files.ts'
import { setGameTime } from '#db/testing/game-time.ts'
import type { DatabaseDump, WaitingJob } from './fixture.ts'

/** Tables and functions as that version knew them. */
async function layTables(pool: pg.Pool, { migration, functions = [] }: DatabaseDump): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'craque-older-'))
  const isNewer = new Set(
    (await readMigrations()).filter(({ version }) => version > migration).map(({ version }) => version),
  )
  await mkdir(path.join(folder, 'functions'))
  for (const { name, sql } of functions) await writeFile(path.join(folder, 'functions', `${name}.sql`), sql)
  await cp(path.join(schemaFolder, 'migrations'), path.join(folder, 'migrations'), {
    recursive: true,
    filter: (source) => !isNewer.has(Number.parseInt(path.basename(source), 10)),
  })
  await migrate(pool, { folder })
  await rm(folder, { recursive: true })
}

async function fill(client: pg.ClientBase, { tables, sequences }: DatabaseDump): Promise<void> {
  await client.query('begin')
  await fillBareTables(
    client,
    tables.map(({ table }) => table),
    {
      fill: async () => {
        for (const target of tables) await copyInto(client, target, [target.rows])
      },
      onRestore: () => undefined,
    },
  )
  for (const { name, value } of sequences) await client.query('select setval($1, $2)', [name, value])
  await client.query('commit')
  await client.query('analyze')
}

async function queue(pool: pg.Pool, jobs: readonly WaitingJob[]): Promise<void> {
  await runMigrations({ pgPool: pool })
  for (const { task, payload, key, runAt } of jobs)
    await pool.query('select graphile_worker.add_job($1, $2, run_at => $3, job_key => $4)', [task, payload, runAt, key])
}

/** An empty database becomes that of the older version, at the moment its server was stopped. */
export async function restoreDatabase({ db, pool }: Connected, dump: DatabaseDump): Promise<void> {
  await layTables(pool, dump)
  const client = await pool.connect()
  try {
    await fill(client, dump)
  } finally {
    client.release()
  }
  await queue(pool, dump.jobs)
  await setGameTime(db, new Date(dump.gameNow))
  // Sessions end by the real clock, which has gone on since.
  await pool.query(`update auth_session set expires_at = now() + interval '1 day'`)
}
