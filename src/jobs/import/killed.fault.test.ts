import { afterAll, beforeAll, expect, test } from 'vitest'
import { int, rowOfEach } from '#db/connection/row.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { startVictim } from '#jobs/testing/victim.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

async function rowCounts() {
  const { rows } = await rowOfEach(['championships', 'clubs', 'players', 'matches', 'imports'], int).sql`
    select (select count(*)::integer from championship) as championships, (select count(*)::integer from club) as clubs,
      (select count(*)::integer from player) as players, (select count(*)::integer from match) as matches,
      (select count(*)::integer from championship_import) as imports`.execute(database.db)
  return rows[0]
}

test('IM1 kill -9 in the middle of an import leaves the database as it was, and the next import succeeds', async () => {
  const { connection } = database
  const before = await rowCounts()
  const victim = await startVictim('import', { connection, stopBefore: 'insert into "match"' })
  await victim.saw('held')
  await victim.kill()
  expect(await rowCounts()).toEqual(before)
  const again = await startVictim('import', { connection })
  expect(await again.ended).toBe(0)
  expect(await rowCounts()).toEqual({ championships: 2, clubs: 2, players: 5, matches: 2, imports: 1 })
})
