import { unknownServer } from '#contract/server-view.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bumpVersion, createDataVersions } from '#db/championship/data-version.ts'
import { createChampionship } from '#db/championship/championships.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { championshipDirectory } from './championship-directory.ts'
import { pageFacts } from './page-facts.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

test('IM23 a page of a championship of national teams knows their countries, other pages know none', async () => {
  const { db } = database
  const versions = createDataVersions(db)
  const ids = await db.transaction().execute(async (trx) => {
    const made = []
    for (const slug of ['copa', 'varzea'])
      made.push(await createChampionship(trx, { slug, name: slug, source: 'file', modality: 'campo', isPublic: true }))
    return made
  })
  const add = (at: number, names: readonly string[]) =>
    sql`
    insert into club (id, championship_id, sport, slug, name, short_name, code, city, color_primary, color_secondary, pattern)
    select ${at} + n, ${ids[at < 200 ? 0 : 1]}, 'futebol', 'c' || (${at} + n), name, name, 'ABC', '', '#111111', '#222222', 'plain'
    from unnest(${names}::text[]) with ordinality as named (name, n)`.execute(db)
  await add(100, ['Brazil', 'Germany', 'Scotland'])
  await add(200, ['Chile', 'União', 'Estrela', 'Ponte'])
  await versions.reload()
  const facts = pageFacts({
    directory: championshipDirectory({ db, versions }),
    reads: db,
    versions,
    server: unknownServer,
  })
  const nations = async (slug: string | undefined) => (await facts(slug)).nations
  expect(await nations('varzea')).toEqual({})
  expect(await nations('nenhum')).toEqual({})
  expect(await nations('copa')).toEqual({})
  await add(110, ['Japan'])
  await bumpVersion(db, ids[0]!, 'market')
  await versions.reload()
  expect(await nations('copa')).toEqual({ Brazil: 'BR', Germany: 'DE', Scotland: 'GB-SCT', Japan: 'JP' })
})
