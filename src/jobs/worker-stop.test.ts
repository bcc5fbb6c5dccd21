import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { firstChampionship } from '#db/championship/championship.ts'
import { testDatabase } from '#db/testing/test-database.ts'
import { createProviders } from './providers.ts'
import { startWorker } from './worker.ts'

test('a job that a stopping server cuts off is logged as a warning, not as an error', async () => {
  const { db, pool, drop } = await testDatabase()
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  let cut = () => {}
  const aside = () =>
    new Promise((_done, reject) => {
      cut = () => reject(new Error('the thread of steps has ended'))
      log.info({}, 'it runs')
    })
  const worker = await startWorker({ db, pool, log, providers: createProviders(db), aside })
  try {
    await sql`select graphile_worker.add_job('refit_forecasts', json_build_object('id', ${firstChampionship}::integer))`.execute(
      db,
    )
    await expect.poll(() => log.info.mock.calls.flat(), { timeout: 20_000 }).toContain('it runs')
    const stopped = worker.stop()
    cut()
    await stopped
    expect(log.error).not.toHaveBeenCalled()
    expect(log.warn.mock.calls.flat().join(' ')).toContain('the thread of steps has ended')
  } finally {
    await drop()
  }
})
