import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createDoors } from './doors.ts'
import { testHub } from '#api/testing/test-stream.ts'
import { secondChampionship } from '#db/testing/second-championship.ts'
import { eventually } from '#db/testing/eventually.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'

const [member, organiser, stranger] = [1, 2, 3]
let database: TestDatabase
let running: Awaited<ReturnType<typeof testHub>>
const warnings: object[] = []

beforeAll(async () => {
  database = await testDatabase()
  running = await testHub()
  await sql`
    insert into manager (id, kind, name, name_key, country, avatar_seed, created_at)
    select i, 'account', 'p' || i, 'p' || i, 'BR', 's', now() from generate_series(1, 3) i`.execute(database.db)
  await sql`insert into championship (id, slug, name, source) values (2, 'b', 'B', 'file')`.execute(database.db)
  await sql`insert into championship_member (championship_id, manager_id) values (1, ${member})`.execute(database.db)
  await sql`insert into championship_organiser (championship_id, manager_id) values (1, ${organiser})`.execute(
    database.db,
  )
})
afterEach(() => expect(warnings).toEqual([]))
afterAll(async () => {
  await running.close()
  await database.drop()
})

test('CP4 when a championship turns private or removes somebody, open streams of people who may not see it end', async () => {
  const { hub, connect } = running
  const doors = createDoors({
    db: database.db,
    hub,
    log: { warn: (facts) => void warnings.push(facts) },
  })
  const anybody = await connect()
  const inside = await connect({ manager: member })
  const organises = await connect({ manager: organiser })
  const outside = await connect({ manager: stranger })
  const other = await connect({ championship: secondChampionship })
  await eventually(() => expect(hub.size()).toBe(5))

  await doors.onAnnouncement()
  expect(hub.size(), 'everybody may see what is public').toBe(5)

  await sql`update championship set is_public = false where id = 1`.execute(database.db)
  await doors.onAnnouncement()
  for (const gone of [anybody, outside])
    expect((await gone.take(2)).map(({ event }) => event)).toEqual(['hello', 'shut'])
  await eventually(() => expect(hub.size()).toBe(3))
  running.channel.publish({ event: 'goal', data: {} })
  for (const stays of [inside, organises]) expect((await stays.take(2))[1]?.event).toBe('goal')

  await sql`delete from championship_member where manager_id = ${member}`.execute(database.db)
  await doors.onAnnouncement()
  expect((await inside.take(1))[0]?.event).toBe('shut')
  await eventually(() => expect(new Set(hub.followed())).toEqual(new Set([1, 2])))
  expect((await other.take(1))[0]?.event, 'another championship hears nothing of it').toBe('hello')
  expect(other.events).toEqual([])
})
