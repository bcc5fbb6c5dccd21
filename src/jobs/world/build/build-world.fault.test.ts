import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstChampionship } from '#db/championship/championship.ts'
import { int, rowOf } from '#db/connection/row.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { checksums } from '#jobs/testing/checksum.ts'
import { startVictim } from '#jobs/testing/victim.ts'
import { origin, worldDatabase, type WorldDatabase } from '#jobs/testing/world-database.ts'
import { buildWorld } from './build-world.ts'
import { worldTables } from './world-tables.ts'

const quietly = { championshipId: firstChampionship, onProgress: () => undefined }

let whole: WorldDatabase
let fresh: TestDatabase
beforeAll(async () => {
  whole = await worldDatabase()
  fresh = await testDatabase()
})
afterAll(async () => {
  await whole.drop()
  await fresh.drop()
})

test('kill -9 in the middle of the build leaves nothing, and the next start builds the whole world', async () => {
  const { db, pool, connection } = fresh
  const victim = await startVictim('build', { connection, origin })
  await victim.saw('ledger')
  await victim.kill()
  const { rows } = await rowOf({ managers: int, settings: int }).sql`
    select (select count(*)::integer from manager) as managers, (select count(*)::integer from setting) as settings`.execute(
    db,
  )
  expect(rows).toEqual([{ managers: 0, settings: 0 }])
  expect(await buildWorld(pool, origin, quietly)).toBe('built')
  expect(await checksums(db, worldTables)).toEqual(await checksums(whole.db, worldTables))
  expect(await buildWorld(pool, origin, quietly)).toBe('already')
})
