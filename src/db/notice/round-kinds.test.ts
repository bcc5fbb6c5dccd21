import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstChampionship } from '#db/championship/championship.ts'
import { int, json, rowOf } from '#db/connection/row.ts'
import { insertMarket, OPEN_ROUND, SETTLED_ROUND } from '#db/testing/market-fixture.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { createNotices } from './create-notices.ts'

let base: TestDatabase
beforeAll(async () => {
  base = await testDatabase()
  await insertMarket(base.db)
  await sql`insert into manager (id, kind, name, name_key, country, avatar_seed, created_at)
    select i, case when i = 6 then 'bot' else 'account' end::manager_kind, 'Gente ' || i, 'gente ' || i, 'BR', 'g', game_now()
    from generate_series(1, 6) i`.execute(base.db)
})
afterAll(() => base.drop())

const settled = (roundId: number) =>
  base.db
    .transaction()
    .execute((trx) =>
      createNotices(trx, { championshipId: firstChampionship, kind: 'round_settled', subjectId: roundId }),
    )

async function told(kind: string) {
  const { rows } = await rowOf({ to: int, facts: json<object>() }).sql`
    select manager_id as to, facts from notice where kind = ${kind} order by manager_id, id`.execute(base.db)
  return rows
}

test('NT1 NT2 people who are passed by managers they follow get one notice per round, with the best of them and how many more', async () => {
  await sql`insert into manager_stat (manager_id, championship_id, previous_rank, rank)
    values (1, 1, 2, 4), (2, 1, 4, 2), (3, 1, 5, 3), (4, 1, 1, 1), (5, 1, 6, 5), (6, 1, 3, 6)`.execute(base.db)
  await sql`insert into follow (follower_id, followed_id, at)
    select f, t, game_now() from (values (1, 2), (1, 3), (1, 4), (1, 5), (2, 3), (6, 2)) x (f, t)`.execute(base.db)
  await settled(OPEN_ROUND)
  // Not about 4, who was ahead already, nor 5, who is still behind. Nobody passed 2. 6 is a bot.
  expect(await told('passed')).toEqual([{ to: 1, facts: { otherId: 2, others: 1 } }])
  expect(await settled(OPEN_ROUND)).toBe(0)
})

test('NT1 NT2 people who go up or down get one notice when their division’s cycle ends, not earlier, and nobody else gets one', async () => {
  const cycle = async (ended: boolean, roundId: number) => {
    const { rows } = await rowOf({ id: int }).sql`
      insert into division_cycle (championship_id, rounds, round_ids, ended_at)
      values (1, 1, array[${roundId}::integer], case when ${ended} then game_now() end) returning id`.execute(base.db)
    const id = rows[0]?.id ?? 0
    await sql`insert into division_member (cycle_id, group_number, manager_id, championship_id, tier, tenths, next_tier)
      values (${id}, 1, 1, 1, 2, '{0}', 3), (${id}, 1, 2, 1, 2, '{0}', 2), (${id}, 1, 3, 1, 2, '{0}', 1), (${id}, 1, 6, 1, 2, '{0}', 3)`.execute(
      base.db,
    )
    return id
  }
  await cycle(true, SETTLED_ROUND)
  const running = await cycle(false, OPEN_ROUND)
  await settled(OPEN_ROUND)
  expect(await told('division')).toEqual([])
  await sql`update division_cycle set ended_at = game_now() where id = ${running}`.execute(base.db)
  await settled(OPEN_ROUND)
  await settled(OPEN_ROUND)
  expect(await told('division')).toEqual([
    { to: 1, facts: { fromTier: 2, toTier: 3 } },
    { to: 3, facts: { fromTier: 2, toTier: 1 } },
  ])
})
