import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstChampionship } from '#db/championship/championship.ts'
import { int, rowOf } from '#db/connection/row.ts'
import { isChampionshipLocked, lockChampionship } from '#db/round/championship-lock.ts'
import { jumpTo, lastWhistle, planOf } from '#jobs/testing/play-round.ts'
import { startVictim, type Victim } from '#jobs/testing/victim.ts'
import { worldDatabase, type WorldDatabase } from '#jobs/testing/world-database.ts'
import { atLength } from '#test/gate.ts'

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

const sent = () => [...worker.output().matchAll(/"task":"send_notices"/g)].length

/** A job that does not need the lock of the championship runs meanwhile. */
async function expectPlace(): Promise<void> {
  const before = sent()
  await sql`select graphile_worker.add_job('send_notices', '{"id": 0}', job_key => 'other')`.execute(base.db)
  await expect.poll(() => sent() - before, patience).toBeGreaterThan(0)
}

test('DV5 a job that would form groups of a round while another step runs is queued again', async () => {
  const { db } = base
  await db.transaction().execute(async (trx) => {
    await lockChampionship(trx, { championshipId })
    await sql`update round set divided_at = null where id = ${LIVE}`.execute(db)
    // One job for each slot of the runner, as if due work had been queued twice.
    for (const key of ['first', 'second'])
      await sql`
        select graphile_worker.add_job('lock_round', json_build_object('id', ${LIVE}::integer), job_key => ${key})`.execute(
        db,
      )
    await expect
      .poll(async () => {
        const { rows } = await sql`select from graphile_worker.jobs where key in ('first', 'second')`.execute(db)
        return rows.length
      }, patience)
      .toBe(0)
    await expectPlace()
  })
  await worker.saw(`"task":"lock_round","id":${LIVE},"outcome":"already"`)
  const { divided_at } = await db
    .selectFrom('round')
    .select('divided_at')
    .where('id', '=', LIVE)
    .executeTakeFirstOrThrow()
  expect(divided_at).not.toBeNull()
})

atLength(() => {
  test('matches that wait for their championship’s lock leave their places to other jobs', async () => {
    const { db } = base
    const live = await planOf(db, LIVE)
    const before = over()
    await db.transaction().execute(async (trx) => {
      await lockChampionship(trx, { championshipId })
      expect(await isChampionshipLocked(db, { championshipId })).toBe(true)
      await jumpTo(db, lastWhistle(live), 60)
      const { rows } = await rowOf({ due: int }).sql`
        select count(*)::integer as due from graphile_worker.jobs where task_identifier = 'play_match' and run_at < now()`.execute(
        db,
      )
      expect(rows[0]?.due).toBeGreaterThanOrEqual(2)
      await expectPlace()
      expect(over()).toBe(before)
    })
    await expect.poll(() => over() - before, patience).toBeGreaterThanOrEqual(live.matches.length - 1)
    expect(worker.output()).not.toMatch(/^error/m)
  })
})
