import { accountRoute, privacyRoute, providerRoute, recoverRoute, signInRoute, signUpRoute } from './account-routes.ts'
import { analyticsRoute } from './analytics-route.ts'
import {
  championshipRoute,
  championshipRulesRoute,
  championshipsRoute,
  serverBoardRoute,
} from './championship-routes.ts'
import { clubRoute } from './club-route.ts'
import { deskRoute } from './desk-route.ts'
import { divisionRoute } from './division-route.ts'
import { duelRoute, earlierDuelRoute } from './duel-routes.ts'
import { embedRoute } from './embed-route.ts'
import { fantasyRoute } from './fantasy-route.ts'
import { forecastRoute } from './forecast-route.ts'
import { homeRoute } from './home-route.ts'
import { kitRoute } from './kit-route.ts'
import { managerRoute } from './manager-route.ts'
import { leagueRoute, leaguesRoute } from './league-routes.ts'
import { matchRoute } from './match-route.ts'
import { noticesRoute } from './notices-route.ts'
import { operatorRoute } from './operator-route.ts'
import { plannerRoute } from './planner-route.ts'
import { playerRoute } from './player-route.ts'
import { picksRoute } from './picks-route.ts'
import { profileRoute } from './profile-route.ts'
import { rankingsRoute } from './rankings-route.ts'
import { finaleRoute } from './finale-route.ts'
import { seasonRoute } from './season-route.ts'
import { varRoundRoute } from './var-round-route.ts'
import { varRoute } from './var-route.ts'
import { webhookRoute } from './webhook-route.ts'
import { newestRoundRoute, storyRoute, whatIfRoute } from './story-route.ts'

/** The router tries them in this order. */
export const routes = [
  homeRoute,
  fantasyRoute,
  plannerRoute,
  leaguesRoute,
  leagueRoute,
  playerRoute,
  analyticsRoute,
  forecastRoute,
  matchRoute,
  clubRoute,
  rankingsRoute,
  duelRoute,
  earlierDuelRoute,
  newestRoundRoute,
  storyRoute,
  whatIfRoute,
  seasonRoute,
  finaleRoute,
  divisionRoute,
  picksRoute,
  championshipsRoute,
  championshipRoute,
  championshipRulesRoute,
  serverBoardRoute,
  deskRoute,
  profileRoute,
  managerRoute,
  signInRoute,
  providerRoute,
  signUpRoute,
  recoverRoute,
  accountRoute,
  privacyRoute,
  embedRoute,
  webhookRoute,
  noticesRoute,
  operatorRoute,
  varRoute,
  varRoundRoute,
  kitRoute,
] as const
