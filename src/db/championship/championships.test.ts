import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { editChampionship } from './change-championship.ts'
import { firstChampionship } from './championship.ts'
import { championshipBySlug, createChampionship, listChampionships, type ChampionshipDraft } from './championships.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const create = (draft: ChampionshipDraft) => database.db.transaction().execute((trx) => createChampionship(trx, draft))

test('a server has the sample world’s championship from the start, and it counts on the server’s board', async () => {
  expect(await listChampionships(database.db)).toMatchObject([
    {
      id: firstChampionship,
      slug: 'craque',
      source: 'sample',
      modality: 'campo',
      isPublic: true,
      countsGlobally: true,
    },
  ])
})

test('a new one counts only for itself until an operator vouches for it', async () => {
  const { db } = database
  const id = await create({ slug: 'varzea', name: 'Várzea', source: 'file', modality: 'fut7', rules: 'cartola-2024' })
  expect(await championshipBySlug(db, 'varzea')).toEqual({
    id,
    slug: 'varzea',
    name: 'Várzea',
    source: 'file',
    modality: 'fut7',
    rules: 'cartola-2024',
    timeZone: 'America/Sao_Paulo',
    isPublic: true,
    countsGlobally: false,
    archivedAt: null,
  })
  const set = db.selectFrom('scoring_rules').select('weights').where('name', '=', 'cartola-2024')
  expect((await set.executeTakeFirst())?.weights).toMatchObject({ tenths: { goal: 80 } })
})

test('an address is used once', async () => {
  await create({ slug: 'copa', name: 'Copa', source: 'file' })
  expect(await create({ slug: 'copa', name: 'Outra copa', source: 'file' })).toBeUndefined()
  expect((await championshipBySlug(database.db, 'copa'))?.name).toBe('Copa')
})

const archive = (id: ChampionshipId) =>
  database.db.transaction().execute((trx) => editChampionship(trx, id, { isArchived: true }))

test('an archived one keeps the time of its archiving', async () => {
  const { db } = database
  const id = await create({ slug: 'velha', name: 'Velha', source: 'desk' })
  await archive(id!)
  const first = (await championshipBySlug(db, 'velha'))?.archivedAt
  await archive(id!)
  expect(first).toBeInstanceOf(Date)
  expect((await championshipBySlug(db, 'velha'))?.archivedAt).toEqual(first)
})
