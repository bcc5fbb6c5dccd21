import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plannerSchema, planSchema } from '#contract/planner.ts'
import { insertMarket, NEXT_ROUND, OPEN_ROUND } from '#db/testing/market-fixture.ts'
import { storeProjections } from '#db/projection/projection.ts'
import { PLAN_KINDS } from '#domain/planner/plan-kinds.ts'
import { rulesOf } from '#domain/sport/modality.ts'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { testBrowser } from '#api/testing/test-browser.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await insertMarket(app.db)
  await sql`insert into match (id, sport, season_id, round_id, home_club_id, away_club_id, starts_at, state)
    select 100 + n, 'futebol', 1, ${NEXT_ROUND}, n, n + 4, game_now() + interval '10 days', 'scheduled'
    from generate_series(1, 4) n`.execute(app.db)
})
afterAll(() => app.close())

const read = async (path: string) => (await app.request(path)).json()
const renew = () => app.versions.onAnnouncement('market:1')

async function project() {
  const ids = await app.db.selectFrom('player').select('id').execute()
  const projections = ids.map(({ id }) => ({
    playerId: id,
    mean: 20 + ((id * 13) % 60),
    deviation: 30,
    play: 0.9,
    low: 0,
    high: 90,
    blank: 0.3,
    ten: 0.05,
    seasonMean: 10,
    lastFive: 10,
    owned: 0.1,
  }))
  for (const round of [OPEN_ROUND, NEXT_ROUND])
    await app.db.transaction().execute((trx) => storeProjections(trx, round, projections))
  renew()
}

describe('the planner', () => {
  test('PL1 is empty before anything has been projected', async () => {
    expect(plannerSchema.parse(await read('/api/planner'))).toMatchObject({ rounds: [], players: [] })
    expect(planSchema.parse(await read('/api/planner/moving'))).toMatchObject({ rounds: [], elevens: [] })
  })

  test('PL1 PL2 shows who promises most over the open rounds, with matches and prices', async () => {
    await project()
    const planner = plannerSchema.parse(await read('/api/planner?position=Goleiro'))
    expect(planner.rounds.map(({ id }) => id)).toEqual([OPEN_ROUND, NEXT_ROUND])
    expect(new Set(planner.players.map(({ position }) => position))).toEqual(new Set(['Goleiro']))
    const totals = planner.players.map(({ outlooks }) =>
      outlooks.reduce((sum, one) => sum + (one?.expectedTenths ?? 0), 0),
    )
    expect(totals).toEqual(totals.toSorted((a, b) => b - a))
    for (const { prices, outlooks } of planner.players) expect([prices.length, outlooks.length]).toEqual([2, 2])
    expect(planner.players.some(({ prices: [today, next] }) => today !== next)).toBe(true)
    expect(planner.fixtures.find(({ clubId }) => clubId === 1)?.matches).toMatchObject([
      { opponentId: 5, isHome: false },
      { opponentId: 5, isHome: true },
    ])
  })

  test.each(PLAN_KINDS)(
    'PL3 PL4 the plan %s has an eleven for each round, and names everyone it speaks of',
    async (kind) => {
      const plan = planSchema.parse(await read(`/api/planner/${kind}`))
      const known = new Set(plan.players.map(({ id }) => id))
      expect(plan.elevens).toHaveLength(2)
      for (const eleven of plan.elevens) {
        expect(eleven?.choices).toHaveLength(11)
        expect(eleven?.price).toBeLessThanOrEqual(rulesOf('campo').budget)
        for (const { playerId, without } of eleven?.choices ?? [])
          for (const id of [playerId, ...(without?.incoming ?? []), ...(without?.outgoing ?? [])])
            expect(known.has(id)).toBe(true)
      }
    },
  )

  test.each(PLAN_KINDS)('the first eleven of the plan %s is saved as it stands, and competes', async (kind) => {
    const { rounds, elevens } = planSchema.parse(await read(`/api/planner/${kind}`))
    const [first] = elevens
    const playerIds = first?.choices.map(({ playerId }) => playerId)
    const browser = testBrowser(app)
    const body = { playerIds, captainId: first?.captainId, roundId: rounds[0]?.id }
    const saved = await browser.post('/api/squads', { name: 'Do plano', ...body })
    expect(saved).toMatchObject({ status: 201, body: { squad: { captainId: first?.captainId } } })
    expect(saved.body.squad.players.reduce((sum: number, one: { pricePaid: number }) => sum + one.pricePaid, 0)).toBe(
      first?.price,
    )
    const checked = await browser.post('/api/squads/checks', { squadId: saved.body.squad.id, ...body })
    expect(checked.body).toMatchObject({ competes: true })
  })

  test('PL1 an injured player is in none of the rounds, a suspended one in all but the next', async () => {
    const chosen = async () =>
      planSchema
        .parse(await read('/api/planner/today'))
        .elevens.map((eleven) => eleven?.choices.map(({ playerId }) => playerId) ?? [])
    const [[first = 0, second = 0] = []] = await chosen()
    await app.db.updateTable('player').set({ status: 'contundido' }).where('id', '=', first).execute()
    await app.db.updateTable('player').set({ status: 'suspenso' }).where('id', '=', second).execute()
    renew()
    const [now, later] = await chosen()
    expect([now?.includes(first), later?.includes(first)]).toEqual([false, false])
    expect([now?.includes(second), later?.includes(second)]).toEqual([false, true])
  })

  test('refuses a plan that nobody knows', async () => {
    expect((await app.request('/api/planner/lucky')).status).toBe(400)
    expect((await app.request('/api/planner?position=Treinador')).status).toBe(400)
  })
})
