import type { PublicData } from '#api/kept/public-data.ts'
import { contractRouter } from '#api/http/router.ts'
import { leagueRoutes } from '#api/league/league-routes.ts'
import { playerRoutes } from '#api/player/player-routes.ts'
import { squadRoutes } from '#api/squad/squad-routes.ts'
import type { Live } from '#api/stream/live.ts'
import { marketRoutes } from './market-routes.ts'

interface FantasyFacts extends PublicData {
  live: Live
}

/** Market, squads, leagues and players. */
export function fantasyRoutes(facts: FantasyFacts) {
  const router = contractRouter()
  router.route('/', marketRoutes(facts))
  router.route('/', squadRoutes(facts))
  router.route('/', leagueRoutes(facts))
  router.route('/', playerRoutes(facts))
  return router
}
