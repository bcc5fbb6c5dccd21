import { copiedDatabase, emptyTestDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { setGameTime } from '#db/testing/game-time.ts'
import { readFixture, type Fixture } from './fixture.ts'
import { restoreDatabase } from './restore-database.ts'

/** Makes a database with an older version's data. Its clock continues from the time when the older server stopped. */
export async function fixtureDatabase(name: string): Promise<{ database: TestDatabase; fixture: Fixture }> {
  const fixture = await readFixture(name)
  const make = async () => {
    const made = await emptyTestDatabase()
    await restoreDatabase(made, fixture.database)
    return made
  }
  const database = await copiedDatabase({ name: `template_kept_${name}`, make })
  await setGameTime(database.db, new Date(fixture.database.gameNow))
  return { database, fixture }
}
