import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowOf, text } from '#db/connection/row.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { exportAccount } from './account-export.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

/**
 * The export reads these tables through the view `credit` and the function `standing_of`, so its queries do not name
 * them.
 */
const readByOthers = new Set(['ledger', 'rank_history', 'standing'])

test('the export reads every table that names a person', async () => {
  const asked = new Set<string>()
  const listening: KyselyPlugin = {
    transformQuery: ({ node }) => {
      for (const [, table] of JSON.stringify(node).matchAll(/"TableNode".*?"name":"(\w+)"/g))
        if (table) asked.add(table).add(table.replace('visible_', ''))
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
  await exportAccount(database.db.withPlugin(listening), { managerId: 1, userId: 'nobody' })
  const { rows } = await rowOf({ table: text }).sql`
    select distinct table_name as table from information_schema.columns
    where table_schema = 'public' and column_name in ('manager_id', 'user_id', 'account_id', 'owner_id', 'follower_id')
    order by 1`.execute(database.db)
  expect(rows.map(({ table }) => table).filter((table) => !asked.has(table) && !readByOthers.has(table))).toEqual([])
})
