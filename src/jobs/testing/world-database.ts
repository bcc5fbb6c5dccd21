import { randomBytes } from 'node:crypto'
import { firstChampionship } from '#db/championship/championship.ts'
import { inject } from 'vitest'
import { connect } from '#db/connection/connect.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { buildWorld } from '#jobs/world/build/build-world.ts'
import type { Provider } from '#jobs/life-cycle/provider.ts'
import type { WorldOrigin } from '#jobs/world/sample/sample-world.ts'
import { sampleWorldProvider } from '#jobs/world/world-provider.ts'
import { setGameTime } from '#db/testing/game-time.ts'

/** A Wednesday in the middle of a month, so that day, week and month of the rankings all differ. */
export const origin: WorldOrigin = { seed: 7, date: '2026-05-20', size: 'small' }
/** Nine in the morning in Brazil, before the first match of the day. */
export const morning = new Date('2026-05-20T12:00:00Z')

const template = 'template_small_world'
const lockKey = 7_246_041

async function ensureTemplate(admin: ReturnType<typeof connect>): Promise<void> {
  const client = await admin.pool.connect()
  try {
    // Files run in processes of their own: the first one that asks builds, the others wait and copy.
    await client.query('select pg_advisory_lock($1)', [lockKey])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template])
    if (rowCount) return
    const draft = await testDatabase()
    await buildWorld(draft.pool, origin, { championshipId: firstChampionship, onProgress: () => undefined })
    await setGameTime(draft.db, morning)
    await draft.close()
    await client.query(`alter database ${draft.connection.database} rename to ${template}`)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKey])
    client.release()
  }
}

export interface WorldDatabase extends TestDatabase {
  provider: Provider
}

/** The small world of `origin` at nine in the morning: built once a test run, copied for each who asks. */
export async function worldDatabase(): Promise<WorldDatabase> {
  const { admin: connection, connection: game } = inject('testServer')
  const admin = connect({ connection, poolSize: 1, statementTimeoutMs: 0 })
  const name = `world_${randomBytes(6).toString('hex')}`
  await ensureTemplate(admin)
  await admin.pool.query(`create database ${name} template ${template} strategy file_copy owner ${game.user}`)
  const own = { ...game, database: name }
  const connected = connect({ connection: own, applicationName: name })
  await setGameTime(connected.db, morning)
  return {
    ...connected,
    connection: own,
    provider: sampleWorldProvider(connected.db, firstChampionship),
    drop: async () => {
      await connected.close()
      await admin.pool.query(`drop database if exists ${name} with (force)`)
      await admin.close()
    },
  }
}
