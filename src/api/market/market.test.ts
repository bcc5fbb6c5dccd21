import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clockSchema, marketSchema, type MarketView } from '#contract/market.ts'
import { playerPageSchema } from '#contract/player.ts'
import { insertMarket, OPEN_ROUND } from '#db/testing/market-fixture.ts'
import { testApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let market: MarketView
beforeAll(async () => {
  app = await testApp()
  await insertMarket(app.db)
  market = marketSchema.parse(await (await app.request('/api/market')).json())
})
afterAll(() => app.close())

describe('GET /api/market', () => {
  test('is the whole market for the open round that closes first', () => {
    expect(market.players).toHaveLength(176)
    expect(market.clubs).toHaveLength(8)
    expect(market.round?.id).toBe(OPEN_ROUND)
  })

  test('PR4 has points from 50 on, form, expected points and the next match of a player', () => {
    const [played, benched] = market.players
    expect(played).toMatchObject({
      points: 61,
      lastTenths: [110],
      next: { opponentId: 5, isHome: false, difficulty: 4 },
    })
    expect(benched).toMatchObject({ points: 50, lastTenths: [null] })
    expect(played?.expectedTenths).toBeGreaterThan(benched?.expectedTenths ?? Infinity)
  })

  test('is read again only when its version changed', async () => {
    const first = await app.request('/api/market')
    const etag = first.headers.get('etag') ?? ''
    expect((await app.request('/api/market', { headers: { 'if-none-match': etag } })).status).toBe(304)
    await app.db.updateTable('player').set({ status: 'contundido' }).where('id', '=', 1).execute()
    app.versions.onAnnouncement('market:1')
    const after = marketSchema.parse(await (await app.request('/api/market')).json())
    expect(after.players[0]).toMatchObject({ status: 'contundido', expectedTenths: 0 })
  })

  test('the clock is the game’s', async () => {
    const clock = clockSchema.parse(await (await app.request('/api/market/clock')).json())
    expect(clock.pace).toBe(1)
    expect(Math.abs(clock.gameNowMs - Date.now())).toBeLessThan(60_000)
  })
})

test.each(['players', 'leagues', 'matches', 'managers'])('no row of %s has an id that large', async (name) => {
  expect((await app.request(`/api/${name}/2147483648`)).status).toBe(400)
})

describe('GET /api/players/:id', () => {
  test('shows rounds scout by scout, prices and next matches', async () => {
    const page = playerPageSchema.parse(await (await app.request('/api/players/5')).json())
    expect(page.rounds).toHaveLength(1)
    expect(page.rounds[0]).toMatchObject({
      opponentId: 5,
      isHome: true,
      ownScore: 2,
      opponentScore: 0,
      pointTenths: 110,
    })
    expect(page.rounds[0]?.scouts).toEqual([
      { scout: 'goal', count: 1, pointTenths: 80 },
      { scout: 'tackle', count: 2, pointTenths: 30 },
    ])
    expect(page.prices).toHaveLength(1)
    expect(page.nextMatches).toMatchObject([{ opponentId: 5, isHome: false, difficulty: 4 }])
  })

  test('answers 404 for an unknown id', async () => {
    expect((await app.request('/api/players/9999')).status).toBe(404)
  })
})
