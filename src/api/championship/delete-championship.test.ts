import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { signInAs, type SignedIn } from '#api/testing/test-people.ts'
import type { ChampionshipStake } from '#contract/championship.ts'

let app: TestApp
let operator: SignedIn
let organiser: SignedIn
beforeAll(async () => {
  app = await testApp()
  operator = await signInAs(app.session, { operator: true })
  organiser = await signInAs(app.session)
})
afterAll(() => app.close())

const ask = (who: SignedIn, path: string, body?: object) =>
  app.request(`/api/championships${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { cookie: who.cookie, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
const kindOf = async (response: Promise<Response>) => ((await (await response).json()) as { kind: string }).kind

test('CP20 an operator reads what will be lost, types the name, and the championship is deleted', async () => {
  const wanted = {
    name: 'Copa Errada',
    slug: 'copa-errada',
    modality: 'campo',
    timeZone: 'America/Recife',
    isPublic: true,
  }
  expect((await ask(operator, '', wanted)).status).toBe(201)
  await sql`insert into championship_organiser (championship_id, manager_id)
    select id, ${organiser.managerId} from championship where slug = 'copa-errada'`.execute(app.db)
  await sql`insert into squad (modality, manager_id, championship_id, name, created_at, updated_at)
    select 'campo', ${organiser.managerId}, id, 'Time', now(), now() from championship where slug = 'copa-errada'`.execute(
    app.db,
  )
  // Settings of this one championship.
  for (const key of ['forecasts', 'bracket', 'pool_recount'])
    await sql`insert into setting (key, value) select ${key} || ':' || id, '{}' from championship where slug = 'copa-errada'`.execute(
      app.db,
    )
  const stake = (await (await ask(operator, '/copa-errada/stake')).json()) as ChampionshipStake
  expect(stake).toEqual({
    people: 1,
    squads: 1,
    lineups: 0,
    picks: 0,
    leagues: 0,
    matches: 0,
    points: 0,
    mayDelete: true,
  })
  expect(await kindOf(ask(organiser, '/copa-errada/deletion', { name: 'Copa Errada' }))).toBe('operator_needed')
  expect(await kindOf(ask(operator, '/copa-errada/deletion', { name: 'copa errada' }))).toBe('other_name')
  expect(await kindOf(ask(operator, '/nada/deletion', { name: 'Copa Errada' }))).toBe('championship_unknown')
  expect((await ask(operator, '/copa-errada/deletion', { name: ' Copa Errada ' })).status).toBe(200)
  expect(await app.db.selectFrom('championship').select('id').where('slug', '=', 'copa-errada').execute()).toEqual([])
  expect(await app.db.selectFrom('setting').select('key').where('key', 'like', '%:%').execute()).toEqual([])
  expect(await kindOf(ask(operator, '/copa-errada/stake'))).toBe('championship_unknown')
})

test('CP20 the first championship cannot be deleted', async () => {
  const { slug, name } = await app.db
    .selectFrom('championship')
    .select(['slug', 'name'])
    .orderBy('id')
    .executeTakeFirstOrThrow()
  expect(await (await ask(operator, `/${slug}/stake`)).json()).toMatchObject({ mayDelete: false })
  expect(await kindOf(ask(operator, `/${slug}/deletion`, { name }))).toBe('first_championship')
})
