import { runMigrations } from 'graphile-worker'
import type pg from 'pg'
import type { Connected } from '#db/connection/connect.ts'
import { copyInto } from '#db/connection/copy.ts'
import { fillBareTables } from '#db/schema/bare-tables.ts'
import { setGameTime } from '#db/testing/game-time.ts'
import type { DatabaseDump, WaitingJob } from './fixture.ts'
import { createTables } from './create-tables.ts'

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

/** Fills an empty database with the older version's data, at the time when its server stopped. */
export async function restoreDatabase({ db, pool }: Connected, dump: DatabaseDump): Promise<void> {
  await createTables(pool, dump)
  const client = await pool.connect()
  try {
    await fill(client, dump)
  } finally {
    client.release()
  }
  await queue(pool, dump.jobs)
  await setGameTime(db, new Date(dump.gameNow))
  // Sessions expire by real time, which has passed since.
  await pool.query(`update auth_session set expires_at = now() + interval '1 day'`)
}
