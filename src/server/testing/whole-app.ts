import { createDesk } from '#jobs/desk/create-desk.ts'
import { createFeeds } from '#jobs/operate/create-feeds.ts'
import { judgeRounds } from '#jobs/import/cartola/cartola-statement.ts'
import { readFiles } from '#jobs/import/read/read-files.ts'
import { createImports } from '#jobs/operate/create-imports.ts'
import { createOperations } from '#jobs/operate/operations.ts'
import { createProviders } from '#jobs/providers.ts'
import { worldDatabase } from '#jobs/testing/world-database.ts'
import { testApp, type TestApp } from '#api/testing/test-app.ts'

/** The world with everything that the server gives its API, and with limits of attempts that no test reaches. */
export async function wholeApp(): Promise<TestApp> {
  const database = await worldDatabase()
  const { db } = database
  const often = { tries: 1_000_000, windowSeconds: 60 }
  const providers = createProviders(db)
  return testApp({
    database,
    limits: { address: often, account: often, newPeople: often, creations: often },
    operations: createOperations(db, providers),
    imports: createImports(db, providers, { read: readFiles, judge: judgeRounds }),
    feeds: createFeeds(db, { providers, hosts: [] }),
    desk: createDesk(db, providers),
  })
}
