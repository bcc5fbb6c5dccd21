import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { squadAnswerSchema, type SquadView } from '#contract/squad.ts'
import { cheapEleven, insertMarket, OPEN_ROUND } from '#db/testing/market-fixture.ts'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { signInAs, type SignedIn } from '#api/testing/test-people.ts'

let app: TestApp
let me: SignedIn
let eleven: number[]
let keepers: { id: number; price: number }[]

beforeAll(async () => {
  app = await testApp()
  await insertMarket(app.db)
  eleven = await cheapEleven(app.db)
  const rows = await app.db
    .selectFrom('player')
    .select(['id', 'price'])
    .where('position', '=', 'Goleiro')
    .orderBy('price')
    .orderBy('id')
    .execute()
  keepers = rows.map(({ id, price }) => ({ id, price: price ?? 0 }))
  // The most expensive keeper plays, so that any other may sit on the bench.
  eleven = [keepers.at(-1)!.id, ...eleven.slice(1)]
})
beforeEach(async () => {
  me = await signInAs(app.session)
})
afterAll(() => app.close())

async function send(method: string, path: string, body: unknown) {
  const headers = { 'content-type': 'application/json', cookie: me.cookie }
  const response = await app.request(path, { method, headers, body: JSON.stringify(body) })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
const content = { roundId: OPEN_ROUND, captainId: null }
const squadIn = ({ body }: { body: unknown }): SquadView => squadAnswerSchema.parse(body).squad
const create = async (more: object = {}) =>
  squadIn(await send('POST', '/api/squads', { name: 'Time', playerIds: eleven, ...content, ...more }))
const save = async ({ id, version }: SquadView, more: object) =>
  send('PUT', `/api/squads/${id}`, { version, playerIds: eleven, ...content, ...more })
const setPrice = async (id: number, price: number) =>
  app.db.updateTable('player').set({ price }).where('id', '=', id).execute()

test('BN1 BN3 bench and vice-captain are saved with the eleven and cost nothing', async () => {
  const [reserve] = keepers
  const squad = await create({ viceCaptainId: eleven[3], benchIds: [reserve!.id] })
  expect(squad).toMatchObject({
    viceCaptainId: eleven[3],
    bench: [{ playerId: reserve!.id, price: reserve!.price }],
  })
  expect(squad.players).toHaveLength(11)
  expect(squad.receipt?.hash).not.toBe((await create()).receipt?.hash)
})

test('BN2 a reserve keeps the price of the day they joined, a new one has today’s', async () => {
  const [reserve, other] = [keepers[0]!, keepers[1]!]
  const most = keepers.at(-1)!.price
  const squad = await create({ benchIds: [reserve.id] })
  await setPrice(reserve.id, most + 1)
  const kept = squadIn(await save(squad, { benchIds: [reserve.id] }))
  expect(kept.bench).toEqual([{ playerId: reserve.id, price: reserve.price }])
  const swapped = squadIn(await save(kept, { benchIds: [other.id] }))
  const refused = await save(swapped, { benchIds: [reserve.id] })
  expect([refused.status, refused.body['kind']]).toEqual([422, 'reserve_too_dear'])
  expect(refused.body['facts']).toMatchObject({ price: most + 1, most })
  const copied = await send('POST', `/api/squads/${kept.id}/copies`, { name: 'Cópia', roundId: OPEN_ROUND })
  expect(squadIn(copied).bench).toEqual([{ playerId: other.id, price: other.price }])
  await setPrice(reserve.id, reserve.price)
})

test.each([
  ['BN1', 'reserve_in_eleven', () => ({ benchIds: [eleven[4]!] })],
  ['BN1', 'reserve_twice', () => ({ benchIds: [keepers[0]!.id, keepers[1]!.id] })],
  ['BN1', 'not_on_market', () => ({ benchIds: [9999] })],
  ['BN3', 'not_in_squad', () => ({ viceCaptainId: keepers[0]!.id })],
  ['BN3', 'vice_is_captain', () => ({ captainId: eleven[2], viceCaptainId: eleven[2] })],
])('%s is refused as %s and stores nothing', async (_rule, kind, wrong) => {
  const squad = await create({ benchIds: [keepers[0]!.id] })
  const answer = await save(squad, wrong())
  expect([answer.status, answer.body['kind']]).toEqual([422, kind])
  const { version } = await app.db
    .selectFrom('squad')
    .select('version')
    .where('id', '=', squad.id)
    .executeTakeFirstOrThrow()
  expect(version).toBe(squad.version)
})

test('BN1 BN2 BN3 a client that knows neither keeps both, as far as they still fit', async () => {
  const [cheap, reserve] = [keepers[0]!, keepers[1]!]
  const squad = await create({ viceCaptainId: eleven[3], benchIds: [reserve.id] })
  const same = squadIn(await save(squad, {}))
  expect(same).toMatchObject({ viceCaptainId: eleven[3], bench: squad.bench })
  await setPrice(cheap.id, reserve.price - 1)
  const sold = [cheap.id, ...eleven.slice(1).filter((id) => id !== eleven[3])]
  const less = squadIn(await save(same, { playerIds: sold }))
  expect(less).toMatchObject({ viceCaptainId: null, bench: [] })
  await setPrice(cheap.id, cheap.price)
})
