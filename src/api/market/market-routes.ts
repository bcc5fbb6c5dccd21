import { createRoute } from '@hono/zod-openapi'
import type { Kysely } from 'kysely'
import { clockSchema, marketSchema, type MarketView } from '#contract/market.ts'
import type { DataVersions } from '#db/data-version.ts'
import {
  facedGoals,
  footballClubs,
  gameClock,
  marketPlayers,
  ownedPercents,
  pricedAppearances,
  sidesOfRound,
} from '#db/market.ts'
import { openRound } from '#db/round.ts'
import type { Tables } from '#db/schema.ts'
import { sendKept, type KeptAnswers } from '#api/http/kept-answer.ts'
import { contractRouter } from '#api/http/router.ts'
import { marketView } from './market-view.ts'

/** A season has 14 rounds; form beyond that says little. */
const LOOK_BACK = 14

const marketRoute = createRoute({
  method: 'get',
  path: '/api/market',
  summary: 'Every player with his price, form, expected points and next match',
  responses: { 200: { description: 'The market', content: { 'application/json': { schema: marketSchema } } } },
})

const clockRoute = createRoute({
  method: 'get',
  path: '/api/market/clock',
  summary: 'Time of the game, by which the market closes',
  responses: { 200: { description: 'The clock', content: { 'application/json': { schema: clockSchema } } } },
})

export async function readMarket(db: Kysely<Tables>): Promise<MarketView> {
  const round = await openRound(db)
  const [clubs, players, appearances, faced, owned, sides] = await Promise.all([
    footballClubs(db),
    marketPlayers(db, LOOK_BACK),
    pricedAppearances(db, LOOK_BACK),
    facedGoals(db, LOOK_BACK),
    ownedPercents(db),
    round ? sidesOfRound(db, round.id) : [],
  ])
  return marketView({ round, clubs, players, appearances, faced, owned, sides })
}

export function marketRoutes({
  db,
  kept,
  versions,
}: {
  db: Kysely<Tables>
  kept: KeptAnswers
  versions: DataVersions
}) {
  return contractRouter()
    .openapi(marketRoute, (c) => {
      const version = ['market', 'round', 'forecast'].map((name) => versions.get(name)).join('-')
      return sendKept(c, { kept, key: 'market', version, make: () => readMarket(db) }) as never
    })
    .openapi(clockRoute, async (c) => c.json(await gameClock(db), 200, { 'cache-control': 'no-store' }))
}
