import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { signInAs, type SignedIn } from '#api/testing/test-people.ts'
import type { ServerBoardView } from '#contract/championship.ts'
import { insertMarket } from '#db/testing/market-fixture.ts'
import { addSecondChampionship, secondChampionship } from '#db/testing/second-championship.ts'
import { testDatabase } from '#db/testing/test-database.ts'

let app: TestApp
let operator: SignedIn
let account: SignedIn
let guest: SignedIn
/** Has points in the second championship only. */
let other: SignedIn
beforeAll(async () => {
  const database = await testDatabase()
  await insertMarket(database.db)
  await addSecondChampionship(database.pool)
  app = await testApp({ database })
  operator = await signInAs(app.session, { operator: true })
  account = await signInAs(app.session)
  guest = await signInAs(app.session, { kind: 'guest' })
  other = await signInAs(app.session)
  await sql`
    insert into manager_stat (manager_id, championship_id, points, lineups)
    select m.id, c, case when m.id = ${account.managerId} then 300 else 100 end * c, 1
    from manager m, generate_series(1, 2) c
    where m.id in (${account.managerId}, ${guest.managerId}, ${other.managerId})
      and not (m.id = ${other.managerId} and c = 1)
    on conflict (manager_id, championship_id) do update set points = excluded.points, lineups = 1`.execute(app.db)
})
afterAll(() => app.close())

const read = async <T>(path: string, who?: SignedIn) => {
  const answer = await app.request(path, who ? { headers: { cookie: who.cookie } } : {})
  expect([path, answer.status]).toEqual([path, 200])
  return (await answer.json()) as T
}
const board = (query = '') => read<ServerBoardView>(`/api/rankings/server${query}`)

test('CP5 the board has pages, and the visitor’s own place', async () => {
  expect((await board('?cursor=page-2')).items).toEqual([])
  expect(await read('/api/rankings/server/own', account)).toMatchObject({ own: { rank: 1, points: 300 } })
  expect(await read('/api/rankings/server/own', operator)).toEqual({ own: null })
  expect(await read('/api/rankings/server/own')).toEqual({ own: null })
})

test('CP5 the board sums championships that operators vouched for, with exact ranks', async () => {
  const alone = await board()
  expect(alone.championships).toEqual([{ slug: 'craque', name: 'Craque' }])
  expect(alone.items.map(({ managerId, rank, points }) => [managerId, rank, points])).toEqual([
    [account.managerId, 1, 300],
    [guest.managerId, 2, 100],
  ])
  const vouched = await app.request('/api/championships/outro', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', cookie: operator.cookie },
    body: JSON.stringify({ countsGlobally: true }),
  })
  expect(vouched.status).toBe(200)
  await app.versions.reload()
  const both = await board()
  expect([both.total, both.championships.length]).toEqual([3, 2])
  expect(
    both.items.map(({ managerId, rank, points, championships }) => [managerId, rank, points, championships]),
  ).toEqual([
    [account.managerId, 1, 900, 2],
    [guest.managerId, 2, 300, 2],
    [other.managerId, 3, 200, 1],
  ])
  await sql`update manager_stat set points = 300 where manager_id = ${other.managerId}`.execute(app.db)
  expect((await board()).items.map(({ rank }) => rank)).toEqual([1, 2, 3])
  await sql`select bump_version(${`ranking:${secondChampionship}`})`.execute(app.db)
  await app.versions.reload()
  expect((await board()).items.map(({ rank }) => rank)).toEqual([1, 2, 2])
})
