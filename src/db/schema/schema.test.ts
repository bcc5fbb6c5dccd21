import { afterAll, beforeAll, expect, test } from 'vitest'
import { schemaText } from '#db/testing/schema-text.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

test('the table types equal those of the migrated database', async () => {
  await expect(await schemaText(database.pool)).toMatchFileSnapshot('schema.ts')
})
