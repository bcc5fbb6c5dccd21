import { accountRoutes } from './account/account-routes.ts'
import { confirmRoutes } from './account/confirm-routes.ts'
import { passkeyRoutes } from './account/passkey-routes.ts'
import { privacyRoutes } from './account/privacy-routes.ts'
import { providerRoutes } from './account/provider-routes.ts'
import { resetRoutes } from './account/reset-routes.ts'
import { sessionRoutes } from './account/session-routes.ts'
import { signInRoutes } from './account/sign-in-routes.ts'
import { viewerRoutes } from './account/viewer-routes.ts'
import { analyticsRoutes } from './analytics/analytics-routes.ts'
import { avatarRoutes } from './avatar/avatar-routes.ts'
import { bookRoutes } from './book/book-routes.ts'
import { calendarRoutes } from './calendar/calendar-routes.ts'
import { deleteRoutes } from './championship/delete-routes.ts'
import { championshipRoutes } from './championship/championship-routes.ts'
import { rulesRoutes } from './championship/rules-routes.ts'
import { enterRoutes } from './championship/enter-routes.ts'
import { championshipPeopleRoutes } from './championship/people-routes.ts'
import { chanceRoutes } from './chance/chance-routes.ts'
import { clubRoutes } from './club/club-routes.ts'
import { deskRoutes } from './desk/desk-routes.ts'
import { displayLinkRoutes } from './display-link/display-link-routes.ts'
import { divisionRoutes } from './division/division-routes.ts'
import { duelRoutes } from './duel/duel-routes.ts'
import { forecastRoutes } from './forecast/forecast-routes.ts'
import { healthRoutes } from './health/health-routes.ts'
import { leagueRoutes } from './league/league-routes.ts'
import { ownRoundRoutes } from './live/own-round-routes.ts'
import { streamRoutes } from './live/stream-routes.ts'
import { ledgerRoutes } from './manager/ledger-routes.ts'
import { managerRoutes } from './manager/manager-routes.ts'
import { marketRoutes } from './market/market-routes.ts'
import { gainRoutes } from './match/gain-routes.ts'
import { matchRoutes } from './match/match-routes.ts'
import { auditRoutes } from './operator/audit-route.ts'
import { decisionRoutes } from './operator/decision-routes.ts'
import { feedRoutes } from './feed/feed-routes.ts'
import { joinRoutes } from './import/join-routes.ts'
import { importRoutes } from './import/import-routes.ts'
import { operatorRoutes } from './operator/operator-routes.ts'
import { fillWorldRoutes } from './operator/world-route.ts'
import { momentRoutes } from './moment/moment-routes.ts'
import { noticeRoutes } from './notice/notice-routes.ts'
import { reachRoutes } from './notice/reach-routes.ts'
import { messageRoutes } from './pick/message-routes.ts'
import { pickRoutes } from './pick/pick-routes.ts'
import { plannerRoutes } from './planner/planner-routes.ts'
import { playerRoutes } from './player/player-routes.ts'
import { bracketRoutes } from './pool/bracket-routes.ts'
import { guestRoutes } from './pool/guest-routes.ts'
import { ownerRoutes } from './pool/owner-routes.ts'
import { poolRoutes } from './pool/pool-routes.ts'
import { poolSheetRoutes } from './pool/pool-sheet-routes.ts'
import { questionRoutes } from './pool/question-routes.ts'
import { preferencesRoutes } from './preferences/preferences-routes.ts'
import { profileRoutes } from './profile/profile-routes.ts'
import { rankingRoutes } from './ranking/ranking-routes.ts'
import { seasonFinaleRoutes } from './season-finale/season-finale-routes.ts'
import { seasonReviewRoutes } from './season-review/season-review-routes.ts'
import { squadRoutes } from './squad/squad-routes.ts'
import { standingsRoutes } from './standings/standings-routes.ts'
import { storyRoutes } from './story/story-routes.ts'
import { tokenRoutes } from './token/token-routes.ts'
import { varRoutes } from './var/var-routes.ts'
import { reportRoutes } from './wall/report-routes.ts'
import { wallOrderRoutes } from './wall/wall-order-routes.ts'
import { leagueWallRoutes, matchWallRoutes } from './wall/wall-routes.ts'
import { deliveryRoutes } from './webhook/delivery-routes.ts'
import { webhookRoutes } from './webhook/webhook-routes.ts'

/**
 * Every capability, in the order in which their routes are matched and documented. It must be a tuple: an array merges
 * types that fit each other, and the web would miss routes (`api-routes.ts`).
 */
export const capabilities = [
  healthRoutes,
  avatarRoutes,
  preferencesRoutes,
  enterRoutes,
  championshipRoutes,
  rulesRoutes,
  championshipPeopleRoutes,
  deleteRoutes,
  matchRoutes,
  gainRoutes,
  analyticsRoutes,
  standingsRoutes,
  varRoutes,
  clubRoutes,
  forecastRoutes,
  viewerRoutes,
  signInRoutes,
  passkeyRoutes,
  providerRoutes,
  accountRoutes,
  confirmRoutes,
  sessionRoutes,
  tokenRoutes,
  displayLinkRoutes,
  webhookRoutes,
  deliveryRoutes,
  resetRoutes,
  privacyRoutes,
  profileRoutes,
  managerRoutes,
  momentRoutes,
  ledgerRoutes,
  marketRoutes,
  plannerRoutes,
  squadRoutes,
  leagueRoutes,
  poolRoutes,
  poolSheetRoutes,
  questionRoutes,
  bracketRoutes,
  guestRoutes,
  ownerRoutes,
  leagueWallRoutes,
  matchWallRoutes,
  wallOrderRoutes,
  noticeRoutes,
  reachRoutes,
  calendarRoutes,
  playerRoutes,
  rankingRoutes,
  pickRoutes,
  messageRoutes,
  duelRoutes,
  divisionRoutes,
  ownRoundRoutes,
  chanceRoutes,
  storyRoutes,
  seasonReviewRoutes,
  seasonFinaleRoutes,
  streamRoutes,
  operatorRoutes,
  decisionRoutes,
  auditRoutes,
  fillWorldRoutes,
  reportRoutes,
  importRoutes,
  joinRoutes,
  feedRoutes,
  bookRoutes,
  deskRoutes,
] as const
