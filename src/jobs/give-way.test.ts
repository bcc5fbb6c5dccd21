import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstChampionship } from '#db/championship/championship.ts'
import { isTurnTaken, takeTurn } from '#db/round/round.ts'
import { jumpTo, lastWhistle, planOf } from '#jobs/testing/play-round.ts'
import { startVictim, type Victim } from '#jobs/testing/victim.ts'
import { worldDatabase, type WorldDatabase } from '#jobs/testing/world-database.ts'

const LIVE = 108
const championshipId = firstChampionship
const patience = { timeout: 60_000, interval: 100 }

let base: WorldDatabase
let worker: Victim
beforeAll(async () => {
  base = await worldDatabase()
  worker = await startVictim('work', { connection: base.connection })
  await worker.saw('working')
})
afterAll(async () => {
  await worker.kill()
  await base.drop()
})

const over = () => [...worker.output().matchAll(/"task":"play_match","id":(\d+),"outcome":"over"/g)].length

/** A job that needs no turn, as one of another championship would. */
async function queueOther(): Promise<void> {
  await sql`select graphile_worker.add_job('send_notices', '{"id": 0}', job_key => 'other')`.execute(base.db)
}

test('matches that wait for the turn of their championship leave their places to others', async () => {
  const { db } = base
  const live = await planOf(db, LIVE)
  const before = over()
  await db.transaction().execute(async (trx) => {
    await takeTurn(trx, { championshipId })
    expect(await isTurnTaken(db, { championshipId })).toBe(true)
    await jumpTo(db, lastWhistle(live), 60)
    const { rows } = await sql<{ due: number }>`
      select count(*)::integer as due from graphile_worker.jobs where task_identifier = 'play_match' and run_at < now()`.execute(
      db,
    )
    expect(rows[0]?.due).toBeGreaterThanOrEqual(2)
    await queueOther()
    await worker.saw('"task":"send_notices"')
    expect(over()).toBe(before)
  })
  await expect.poll(() => over() - before, patience).toBeGreaterThanOrEqual(live.matches.length - 1)
  expect(worker.output()).not.toMatch(/^error/m)
})
