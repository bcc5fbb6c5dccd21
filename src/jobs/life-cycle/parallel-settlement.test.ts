import { Kysely, PostgresDialect, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '#db/audit/audit.ts'
import { firstChampionship } from '#db/championship/championship.ts'
import { connect } from '#db/connection/connect.ts'
import { int, rowOf } from '#db/connection/row.ts'
import { duelRecord, pastDuels } from '#db/duel/duel.ts'
import { rebuildStats } from '#db/manager/manager-stat.ts'
import { rollbackQuietly } from '#db/connection/snapshot-reader.ts'
import type { Tables } from '#db/schema/schema.ts'
import { createParallelWriter } from '#jobs/bulk/parallel-writer.ts'
import { factsOf, readyFor } from '#jobs/testing/round-step.ts'
import type { WorldDatabase } from '#jobs/testing/world-database.ts'
import { settleRound } from './settle-round.ts'

const { roundId } = factsOf('settle')
const MOST = 50

let world: WorldDatabase
let second: ReturnType<typeof connect>
beforeAll(async () => {
  world = await readyFor('settle')
  second = connect({ connection: world.connection, poolSize: 2 })
})
afterAll(async () => {
  await second.close()
  await world.drop()
})

async function decidedDuels(): Promise<number> {
  const { rows } = await rowOf({ count: int }).sql`
    select count(*)::integer as count from duel where round_id = ${roundId} and a_tenths is not null`.execute(world.db)
  return rows[0]?.count ?? 0
}

/** The number of members of running groups who have a score for this round in their table. */
async function placedInTables(): Promise<number> {
  const { rows } = await rowOf({ count: int }).sql`
    select count(*)::integer as count from division_cycle c join division_member m on m.cycle_id = c.id
    where ${roundId} = any (c.round_ids) and c.ended_at is null and m.tenths[array_position(c.round_ids, ${roundId})] is not null`.execute(
    world.db,
  )
  return rows[0]?.count ?? 0
}

/**
 * What a manager with a duel in the round reads about their duels, and their statistics after those are derived again.
 */
async function seenBy(managerId: number) {
  const { db } = world
  const who = { championshipId: firstChampionship, managerId }
  await db.transaction().execute((trx) => rebuildStats(trx, firstChampionship, [managerId]))
  const stat = await db
    .selectFrom('manager_stat')
    .select(['duels', 'wins'])
    .where('manager_id', '=', managerId)
    .where('championship_id', '=', firstChampionship)
    .executeTakeFirstOrThrow()
  return { record: await duelRecord(db, who), past: await pastDuels(db, who, MOST), stat }
}

test('RL3 DU2 DV6 duels and tables that a failed settlement committed early count for nobody, and are written again', async () => {
  const { db } = world
  const { rows } = await rowOf({ managerId: int }).sql`
    select l.manager_id as "managerId" from duel d join lineup l on l.round_id = d.round_id and l.squad_id = d.squad_a_id
    where d.round_id = ${roundId} and d.squad_b_id is not null limit 1`.execute(db)
  const managerId = rows[0]?.managerId as number
  const before = await seenBy(managerId)
  expect([await decidedDuels(), await placedInTables()]).toEqual([0, 0])

  const failing = {
    championshipId: firstChampionship,
    roundSettled: () => Promise.reject(new Error('failed at the end')),
  }
  await expect(settleRound(db, roundId, failing, createParallelWriter(second.db))).rejects.toThrow('failed at the end')
  expect(await decidedDuels(), 'they were decided').toBeGreaterThan(0)
  expect(await placedInTables(), 'they were written').toBeGreaterThan(0)
  expect(await seenBy(managerId)).toEqual(before)
  expect((await audit(db)).filter(({ wrong }) => wrong > 0)).toEqual([])

  // As if a correction had come in between.
  await sql`
    update duel set a_tenths = 7, b_tenths = 0, winner_squad_id = squad_a_id
    where round_id = ${roundId} and squad_b_id is not null`.execute(db)
  await sql`
    update division_member m set tenths[array_position(c.round_ids, ${roundId})] = 7, point_tenths = 7, place = 1
    from division_cycle c where c.id = m.cycle_id and ${roundId} = any (c.round_ids) and c.ended_at is null`.execute(db)
  const quiet = { championshipId: firstChampionship, roundSettled: () => Promise.resolve() }
  expect(await settleRound(db, roundId, quiet, createParallelWriter(second.db))).toBe('settled')
  const after = await seenBy(managerId)
  expect(after.stat.duels).toBe(before.stat.duels + 1)
  expect(after.past[0]?.roundId).toBe(roundId)
  expect((await audit(db)).filter(({ wrong }) => wrong > 0)).toEqual([])
})

test('RL3 DU2 figures derived from duels wait until the duels are stored', async () => {
  const own = await readyFor('settle')
  const third = connect({ connection: own.connection, poolSize: 1 })
  const pool = connect({ connection: own.connection, applicationName: 'settles', poolSize: 1 })
  const aside = connect({ connection: own.connection, applicationName: 'settles second', poolSize: 2 })
  const asked: string[] = []
  const settling = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: pool.pool }),
    log: ({ query }) => void asked.push(query.sql),
  })
  const isDerived = () => asked.some((text) => text.includes('stats_due'))
  const isWaiting = async () => {
    const { rows } = await rowOf({ count: int }).sql`
      select count(*)::integer as count from pg_stat_activity where datname = current_database() and (
        application_name = 'settles second' and wait_event_type = 'Lock'
        or application_name = 'settles' and state = 'idle in transaction' and state_change < clock_timestamp() - interval '1 second')`.execute(
      own.db,
    )
    return rows[0]?.count === 2
  }
  const holding = await third.db.startTransaction().execute()
  let settled: Promise<unknown> | undefined
  try {
    await sql`
      select from duel where round_id = ${roundId} and squad_b_id is not null limit 1 for update`.execute(holding)
    const quiet = { championshipId: firstChampionship, roundSettled: () => Promise.resolve() }
    settled = settleRound(settling, roundId, quiet, createParallelWriter(aside.db))
    await expect.poll(isWaiting, { timeout: 30_000 }).toBe(true)
    expect(isDerived()).toBe(false)
    await holding.commit().execute()
    expect(await settled).toBe('settled')
    expect(isDerived(), 'somebody won a league').toBe(true)
    expect((await audit(own.db)).filter(({ wrong }) => wrong > 0)).toEqual([])
  } finally {
    await rollbackQuietly(holding)
    await Promise.allSettled([settled])
    await Promise.all([third.close(), pool.close(), aside.close()])
    await own.drop()
  }
})
