import { expect, test } from 'vitest'
import { audit } from '#db/audit/audit.ts'
import { migrate } from '#db/migrate/migrate.ts'
import { emptyTestDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { dumpDatabase } from './dump-database.ts'
import { newestFixture, olderFixtures, type DatabaseDump } from './fixture.ts'
import { fixtureDatabase } from './fixture-database.ts'
import { restoreDatabase } from './restore-database.ts'

const wrong = async ({ db }: TestDatabase) => (await audit(db)).filter((finding) => finding.wrong > 0)

async function dump({ pool }: TestDatabase): Promise<DatabaseDump> {
  const client = await pool.connect()
  try {
    return await dumpDatabase(client)
  } finally {
    client.release()
  }
}

test.each(olderFixtures())('the data of version %s is migrated, and every point can be traced', async (name) => {
  const { database } = await fixtureDatabase(name)
  await migrate(database.pool)
  expect(await wrong(database)).toEqual([])
  await database.drop()
})

test(`the data of version ${newestFixture()} can be stored by this version for the next`, async () => {
  const { database } = await fixtureDatabase(newestFixture())
  await migrate(database.pool)
  const kept = await dump(database)
  const copy = await emptyTestDatabase()
  await restoreDatabase(copy, kept)
  expect(await migrate(copy.pool)).toEqual({ applied: [], functions: [] })
  const sizes = ({ tables }: DatabaseDump) => tables.map(({ table, rows }) => [table, rows.split('\n').length])
  expect(sizes(await dump(copy))).toEqual(sizes(kept))
  expect(await wrong(copy)).toEqual([])
  await copy.drop()
  await database.drop()
})
