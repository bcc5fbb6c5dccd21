import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { createProviders } from '#jobs/providers.ts'
import { importChampionship } from './import-championship.ts'
import { playThrough } from './provider/play-through.ts'
import { readFiles } from './read/read-files.ts'
import { named } from '#jobs/testing/template-files.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const FILE = [
  '= Série A 2024',
  '',
  '» Matchday 1',
  '  Sat Apr/13 2024',
  '    18.30  Fluminense FC  v EC Bahia  1-0 (0-0)',
  '    21.00  Santos FC  v Grêmio  [postponed]',
  '» Matchday 2',
  '  Sat Apr/20',
  '    16.00  EC Bahia  v Santos FC  3-0 [awarded]',
  '    16.00  Grêmio  v Fluminense FC  2-2 (1-0)',
  '',
].join('\n')

test('MT1 MT4 a season with a postponed and an awarded match is played through, and both are what the file says', async () => {
  const { db } = database
  const model = await readFiles([named('br1.txt', FILE)])
  const imported = await importChampionship(db, { model, to: { name: 'Série A' }, files: [], managerId: null })
  if (!imported.ok) throw new Error(imported.error.kind)
  const { championshipId, slug } = imported.value
  const provider = await createProviders(db).of({ championshipId })
  if (!provider) throw new Error('no provider supplies its matches')
  await playThrough(db, provider)
  const matches = await db
    .selectFrom('match')
    .innerJoin('season', 'season.id', 'match.season_id')
    .innerJoin('club', 'club.id', 'match.home_club_id')
    .select(['club.name', 'match.state', 'match.is_awarded', 'match.round_id', 'match.home_score'])
    .where('season.championship_id', '=', championshipId)
    .orderBy('club.name')
    .execute()
  expect(matches).toMatchObject([
    { name: 'EC Bahia', state: 'final', is_awarded: true, round_id: null, home_score: 3 },
    { name: 'Fluminense FC', state: 'final', is_awarded: false, home_score: 1 },
    { name: 'Grêmio', state: 'final', is_awarded: false, home_score: 2 },
    { name: 'Santos FC', state: 'scheduled', round_id: null, home_score: null },
  ])
  const again = await importChampionship(db, { model, to: { into: slug }, files: [], managerId: null })
  expect(again).toMatchObject({ ok: true, value: { importId: null } })
})
