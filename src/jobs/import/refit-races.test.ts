import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startClock } from '#db/clock/clock.ts'
import { deleteChampionship } from '#db/removal/delete-championship.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { refitForecasts } from '#jobs/forecast-refit/refit.ts'
import { importChampionship } from './import-championship.ts'
import { readFiles } from './read/read-files.ts'
import { named } from '#jobs/testing/template-files.ts'
import { undoNewest } from '#jobs/testing/undo-newest.ts'

const FIXTURES = [
  'rodada;data;hora;mandante;visitante;gols mandante;gols visitante',
  '1;04/05/2024;16:00;Azul;Verde;;',
  '2;11/05/2024;16:00;Verde;Azul;;',
  '',
].join('\n')

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const waysOut = [
  ['IM7 an import', async (id: ChampionshipId) => (await undoNewest(database.db, id)).ok],
  ['CP20 a championship', (id: ChampionshipId) => deleteChampionship(database.db, id)],
] as const

test.each(waysOut)('%s that is removed while its forecasts are fitted waits for the fit', async (name, takeAway) => {
  const model = await readFiles([named('jogos.csv', FIXTURES)], {})
  const made = await importChampionship(database.db, { model, to: { name }, files: ['jogos.csv'], managerId: null })
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  const { championshipId } = made.value
  await startClock(database.db, championshipId, { at: new Date('2024-05-01T12:00:00Z') })
  let gone: Promise<unknown> = Promise.resolve()
  await database.db.transaction().execute(async (trx) => {
    expect(await refitForecasts(trx, championshipId)).toBe(2)
    gone = takeAway(championshipId)
    // Long enough to meet the rows that nobody else sees yet.
    await Promise.race([gone.catch(() => undefined), pause(300)])
  })
  expect(await gone).not.toBe(false)
})
