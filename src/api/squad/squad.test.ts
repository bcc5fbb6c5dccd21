import { createHash } from 'node:crypto'
import { firstChampionship } from '#db/championship/championship.ts'
import { createChampionship } from '#db/championship/championships.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { squadAnswerSchema, squadsAnswerSchema, type SquadView } from '#contract/squad.ts'
import { cheapEleven, insertMarket, NEXT_ROUND, OPEN_ROUND, SETTLED_ROUND } from '#db/testing/market-fixture.ts'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { jsonOf } from '#api/testing/json-of.ts'
import { signInAs, type SignedIn } from '#api/testing/test-people.ts'

let app: TestApp
let me: SignedIn
let eleven: number[]

beforeAll(async () => {
  app = await testApp()
  await insertMarket(app.db)
  eleven = await cheapEleven(app.db)
})
beforeEach(async () => {
  me = await signInAs(app.session)
})
afterAll(() => app.close())

async function send(method: string, path: string, body?: unknown, cookie = me.cookie) {
  const response = await app.request(path, {
    method,
    headers: { 'content-type': 'application/json', cookie },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return {
    status: response.status,
    headers: response.headers,
    body: await jsonOf(response),
  }
}

const content = (playerIds: number[]) => ({ playerIds, captainId: playerIds[0] ?? null, roundId: OPEN_ROUND })

async function create(playerIds = eleven, name = 'Meu time'): Promise<SquadView> {
  const answer = await send('POST', '/api/squads', { name, ...content(playerIds) })
  expect(answer.status).toBe(201)
  return squadAnswerSchema.parse(answer.body).squad
}
const mine = async () => squadsAnswerSchema.parse((await send('GET', '/api/squads')).body)
const stored = async (id: number) =>
  app.db.selectFrom('squad').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Makes another championship with an open market, and returns its round. */
async function otherChampionshipsRound(): Promise<number> {
  const made = await app.db
    .transaction()
    .execute((trx) => createChampionship(trx, { slug: 'outra', name: 'Outra', source: 'file' }))
  await sql`insert into season (championship_id, id, sport, number, starts_on, ends_on)
    values (${made}, 2, 'futebol', 1, '2020-01-01', '2099-01-01')`.execute(app.db)
  await sql`insert into round (championship_id, id, season_id, number, state, deadline_at, ends_at)
    values (${made}, 20, 2, 1, 'open', game_now() + interval '1 day', game_now() + interval '5 days')`.execute(app.db)
  return 20
}

describe('saving a squad', () => {
  test('makes a visitor a guest and finds the squad again', async () => {
    const made = await send('POST', '/api/squads', { name: 'Primeiro', ...content(eleven) }, '')
    expect(made.status).toBe(201)
    const cookie = made.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    const found = squadsAnswerSchema.parse((await send('GET', '/api/squads', undefined, cookie)).body)
    expect(found.squads.map(({ name }) => name)).toEqual(['Primeiro'])
    expect(found.totals).toMatchObject({ squads: 1, points: 0, leaguesWon: 0 })
  })

  test('shows my place from the rankings, which know picks settled since the last round', async () => {
    await sql`
      insert into manager_stat (championship_id, manager_id, points, settled_picks, rank) values (1, ${me.managerId}, 500, 30, 77)`.execute(
      app.db,
    )
    app.live.feedOf(firstChampionship).reconnected()
    await app.live.feedOf(firstChampionship).idle()
    expect((await mine()).totals).toMatchObject({ points: 500, rank: 1 })
  })

  test('a visitor has no squads and no totals', async () => {
    expect((await send('GET', '/api/squads', undefined, '')).body).toEqual({ squads: [], totals: null })
  })

  test('SQ10 the receipt can be recomputed from what is stored', async () => {
    const squad = await create()
    const row = await stored(squad.id)
    const players = row.player_ids.map((id, at) => [id, row.prices_paid[at]!] as const).sort((a, b) => a[0] - b[0])
    const text = `craque-squad-1 round=${OPEN_ROUND} squad=${squad.id} captain=${eleven[0]} players=${players.map((p) => p.join(':')).join(',')}`
    expect(squad.receipt).toMatchObject({
      roundId: OPEN_ROUND,
      roundNumber: 2,
      savedAtMs: row.updated_at.getTime(),
      hash: createHash('sha256').update(text).digest('hex'),
    })
  })

  test('SQ8 says whether the squad competes as it is, for the version that it makes', async () => {
    const isReady = async (id: number) => {
      const row = await stored(id)
      return row.ready_version === row.version
    }
    const squad = await create()
    const save = async (change: object) => {
      const { version } = (await mine()).squads.find(({ id }) => id === squad.id)!
      const answer = await send('PUT', `/api/squads/${squad.id}`, { version, ...content(eleven), ...change })
      expect(answer.status).toBe(200)
      return isReady(squad.id)
    }
    const named = { captainId: eleven[0], viceCaptainId: eleven[1] }
    expect(await save({ ...named }), 'eleven, captain and vice').toBe(true)
    expect(await save({ ...named, viceCaptainId: null }), 'the lock chooses a vice').toBe(false)
    expect(await save({ ...named, playerIds: eleven.slice(0, 10) }), 'ten').toBe(false)
    expect(await save({ ...named })).toBe(true)
    await app.db.updateTable('player').set({ price: null }).where('id', '=', eleven[4]!).execute()
    expect(await save({ captainId: eleven[1], viceCaptainId: eleven[0] }), 'one of them has left the market').toBe(
      false,
    )
    await app.db.updateTable('player').set({ price: 50 }).where('id', '=', eleven[4]!).execute()
  })

  test('SQ4 players who stay in the squad keep their price paid, whatever the market says', async () => {
    const squad = await create()
    const keeper = squad.players[0]!
    await app.db.updateTable('player').set({ price: 150 }).where('id', '=', keeper.playerId).execute()
    const saved = await send('PUT', `/api/squads/${squad.id}`, {
      version: squad.version,
      ...content(eleven.slice(0, 9)),
    })
    expect(squadAnswerSchema.parse(saved.body).squad.players[0]).toEqual(keeper)
    await app.db.updateTable('player').set({ price: keeper.pricePaid }).where('id', '=', keeper.playerId).execute()
  })

  test.each([
    [
      'SQ2',
      'over_budget',
      async () => {
        const rows = await app.db.selectFrom('player').select('id').orderBy('price', 'desc').limit(11).execute()
        return rows.map(({ id }) => id)
      },
    ],
    ['SQ3', 'not_on_market', async () => [...eleven.slice(0, 10), 9999]],
  ] as const)('%s is refused as %s and stores nothing', async (_rule, kind, players) => {
    const squad = await create()
    const before = await stored(squad.id)
    const answer = await send('PUT', `/api/squads/${squad.id}`, { version: squad.version, ...content(await players()) })
    expect([answer.status, answer.body['kind']]).toEqual([422, kind])
    expect(await stored(squad.id)).toEqual(before)
  })

  test('SQ1 rejects twelve players by the contract', async () => {
    const answer = await send('POST', '/api/squads', { name: 'Doze', ...content([...eleven, 170]) })
    expect([answer.status, answer.body['kind']]).toEqual([400, 'invalid_request'])
  })

  test('refuses a request without a body like any other that does not fit', async () => {
    const response = await app.request('/api/squads', { method: 'POST', headers: { cookie: me.cookie } })
    expect([response.status, (await mine()).squads]).toEqual([400, []])
  })

  test('SQ7 changes nothing for a closed round, or after the deadline before the lock job ran', async () => {
    const squad = await create()
    const before = await stored(squad.id)
    const late = async (roundId: number) =>
      send('PUT', `/api/squads/${squad.id}`, { version: squad.version, ...content(eleven.slice(0, 5)), roundId })
    expect((await late(SETTLED_ROUND)).body['kind']).toBe('market_closed')
    await sql`update round set deadline_at = game_now() - interval '1 second' where id = ${OPEN_ROUND}`.execute(app.db)
    expect((await late(OPEN_ROUND)).body['kind']).toBe('market_closed')
    expect(await stored(squad.id)).toEqual(before)
    // The lock freezes squads as it finds them. Until it has run, the next round's market is closed too.
    expect((await late(NEXT_ROUND)).body['kind']).toBe('market_closed')
    expect(await stored(squad.id)).toEqual(before)
    await sql`update round set deadline_at = game_now() + interval '1 day' where id = ${OPEN_ROUND}`.execute(app.db)
  })

  test('SQ7 is refused too if the deadline passes between the check and the commit', async () => {
    const squad = await create()
    const before = await stored(squad.id)
    await sql`create function slow_save() returns trigger language plpgsql as $$ begin perform pg_sleep(1.2); return new; end $$`.execute(
      app.db,
    )
    await sql`create trigger slow_save before update on squad for each row execute function slow_save()`.execute(app.db)
    await sql`update round set deadline_at = game_now() + interval '600 milliseconds' where id = ${OPEN_ROUND}`.execute(
      app.db,
    )
    const answer = await send('PUT', `/api/squads/${squad.id}`, {
      version: squad.version,
      ...content(eleven.slice(0, 5)),
    })
    expect([answer.status, answer.body['kind']]).toEqual([409, 'market_closed'])
    await sql`drop trigger slow_save on squad`.execute(app.db)
    await sql`update round set deadline_at = game_now() + interval '1 day' where id = ${OPEN_ROUND}`.execute(app.db)
    expect(await stored(squad.id)).toEqual(before)
  })

  test('MC2 FP1 a check refuses what a save would, for a later round or another championship’s, and no guest is made', async () => {
    const otherOpen = await otherChampionshipsRound()
    const squad = await create()
    const people = async () => (await app.db.selectFrom('manager').select('id').execute()).length
    const before = await people()
    for (const roundId of [NEXT_ROUND, otherOpen]) {
      const body = { ...content(eleven), roundId }
      const answers = [
        await send('PUT', `/api/squads/${squad.id}`, { version: squad.version, ...body }),
        await send('POST', '/api/squads/checks', { squadId: squad.id, ...body }),
        await send('POST', '/api/squads/checks', { squadId: null, ...body }),
        await send('POST', '/api/squads', { name: 'Visita', ...body }, ''),
      ]
      expect(answers.map(({ status, body: { kind } }) => [status, kind])).toEqual(
        answers.map(() => [409, 'market_closed']),
      )
      expect(answers.flatMap(({ headers }) => headers.getSetCookie())).toEqual([])
    }
    expect(await people()).toBe(before)
    const open = await send('POST', '/api/squads/checks', { squadId: squad.id, ...content(eleven) })
    expect([open.status, open.body['competes']]).toEqual([200, true])
  })

  test('in a second tab reports the conflict and overwrites nothing', async () => {
    const squad = await create()
    const save = async (players: number[]) =>
      send('PUT', `/api/squads/${squad.id}`, { version: squad.version, ...content(players) })
    const answers = await Promise.all([save(eleven.slice(0, 6)), save(eleven.slice(0, 7))])
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)!
    const winner = answers.find(({ status }) => status === 200)!
    expect(refused.body['kind']).toBe('squad_conflict')
    expect((refused.body['facts'] as { squad: unknown }).squad).toEqual(winner.body['squad'])
  })

  test('is refused for another person’s squad, which cannot be read either', async () => {
    const squad = await create()
    const other = await signInAs(app.session)
    const body = { version: squad.version, ...content([]) }
    expect((await send('PUT', `/api/squads/${squad.id}`, body, other.cookie)).status).toBe(404)
    expect((await send('PATCH', `/api/squads/${squad.id}`, { name: 'x' }, other.cookie)).status).toBe(404)
    expect((await send('DELETE', `/api/squads/${squad.id}`, undefined, other.cookie)).status).toBe(404)
    expect((await send('PUT', `/api/squads/${squad.id}`, body, '')).status).toBe(401)
  })
})

describe('several squads', () => {
  test('can be renamed, copied at today’s prices and deleted', async () => {
    const squad = await create()
    await send('PATCH', `/api/squads/${squad.id}`, { name: 'Rebatizado' })
    await app.db.updateTable('player').set({ price: 99 }).where('id', '=', eleven[0]!).execute()
    const copied = await send('POST', `/api/squads/${squad.id}/copies`, { name: 'Cópia', roundId: OPEN_ROUND })
    const copy = squadAnswerSchema.parse(copied.body).squad
    expect(copy.players[0]).toEqual({ playerId: eleven[0], pricePaid: 99 })
    expect((await mine()).squads.map(({ name }) => name)).toEqual(['Rebatizado', 'Cópia'])
    await send('DELETE', `/api/squads/${squad.id}`)
    expect((await mine()).squads.map(({ name }) => name)).toEqual(['Cópia'])
    expect((await mine()).totals?.squads).toBe(1)
  })
})
