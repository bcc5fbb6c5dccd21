import { createRoute } from '@hono/zod-openapi'
import { MARKET_MATCHES } from '#domain/price/market-points.ts'
import type { Kysely } from 'kysely'
import type { ChampionshipId } from '#domain/ids.ts'
import { clockSchema, marketSchema, type MarketView } from '#contract/market.ts'
import { rulesOfChampionship } from '#db/championship/rule-sets.ts'
import { modalityOf } from '#db/championship/modality.ts'
import {
  facedGoals,
  gameClock,
  marketClubs,
  marketPlayers,
  ownedPercents,
  pricedAppearances,
  sidesOfRound,
} from '#db/market/market.ts'
import { projectionsOfRound } from '#db/projection/projection.ts'
import { openRound } from '#db/round/round.ts'
import type { Tables } from '#db/schema/schema.ts'
import { versionOf } from '#api/cache/answer-version.ts'
import { championshipIdOf } from '#api/http/requested-championship.ts'
import { jsonAnswer } from '#api/http/body.ts'
import { noStore } from '#api/http/cache-headers.ts'
import type { PublicData } from '#api/cache/public-data.ts'
import { contractRouter } from '#api/http/router.ts'
import { marketView } from './market-view.ts'

/** How many matches of a player, and how many rounds of the championship, the market looks back on. */
const LOOK_BACK = MARKET_MATCHES

const marketRoute = createRoute({
  method: 'get',
  path: '/api/market',
  summary: 'Read the market: every player with price, form, expected points and next match',
  responses: jsonAnswer(marketSchema, 'The market'),
})

const clockRoute = createRoute({
  method: 'get',
  path: '/api/market/clock',
  summary: 'Read the game clock, by which the market closes',
  responses: jsonAnswer(clockSchema, 'The clock'),
})

export async function readMarket(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<MarketView> {
  const round = await openRound(db, championshipId)
  const lately = { championshipId, rounds: LOOK_BACK }
  const [modality, rules, clubs, players, appearances, faced, owned, sides, projections] = await Promise.all([
    modalityOf(db, championshipId),
    rulesOfChampionship(db, championshipId),
    marketClubs(db, championshipId),
    marketPlayers(db, { championshipId, matches: LOOK_BACK }),
    pricedAppearances(db, lately),
    facedGoals(db, lately),
    ownedPercents(db, championshipId),
    round ? sidesOfRound(db, round.id) : [],
    round ? projectionsOfRound(db, round.id) : [],
  ])
  return marketView({ modality, rules, round, clubs, players, appearances, faced, owned, sides, projections })
}

export function marketRoutes({ reads, cache, versions }: PublicData) {
  const market = cache.answer({
    name: 'market',
    version: versionOf(versions, 'market', 'round', 'forecast'),
    make: (of: ChampionshipId) => readMarket(reads, of),
  })
  return contractRouter()
    .openapi(marketRoute, (c) => market.send(c, championshipIdOf(c)))
    .openapi(clockRoute, async (c) => {
      const championshipId = championshipIdOf(c)
      const [clock, open] = await Promise.all([gameClock(reads, championshipId), openRound(reads, championshipId)])
      const round = open ? { number: open.number, deadlineAtMs: open.deadline_at.getTime() } : null
      return c.json({ ...clock, round }, 200, noStore)
    })
}
