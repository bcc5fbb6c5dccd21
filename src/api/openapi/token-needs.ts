import type { TokenNeed } from '#domain/token/token-rights.ts'
import { routeDoors } from './route-doors.ts'

const needs = (need: TokenNeed, routes: readonly string[]) => routes.map((route) => [route, need] as const)

/** TN2 and TN3: routes for which `usualNeed` would be wrong. */
const special: ReadonlyMap<string, TokenNeed> = new Map([
  ...needs('squads', [
    'POST /api/squads',
    'POST /api/squads/checks',
    'PUT /api/squads/{id}',
    'PATCH /api/squads/{id}',
    'POST /api/squads/{id}/copies',
    'DELETE /api/squads/{id}',
  ]),
  ...needs('picks', [
    'PUT /api/picks',
    'POST /api/picks/message',
    'POST /api/picks/checks',
    'PUT /api/pools/{id}/jokers',
    'PUT /api/pools/{id}/bracket',
    'PUT /api/pools/{id}/questions/{questionId}/answer',
  ]),
  ...needs('leagues', [
    'POST /api/leagues',
    'PATCH /api/leagues/{id}',
    'DELETE /api/leagues/{id}',
    'POST /api/leagues/{id}/invite',
    'DELETE /api/leagues/{id}/invite',
    'POST /api/leagues/{id}/members',
    'DELETE /api/leagues/{id}/members/{squadId}',
    'POST /api/leagues/{id}/wall',
    'PUT /api/leagues/{id}/wall/read',
    'POST /api/pools/{id}/members',
    'DELETE /api/pools/{id}/members/{managerId}',
    'POST /api/pools/{id}/questions',
    'PUT /api/pools/{id}/questions/{questionId}/verdict',
    'DELETE /api/pools/{id}/questions/{questionId}',
    'POST /api/pools/{id}/guests',
    'PUT /api/pools/{id}/guests',
    'PUT /api/pools/{id}/guests/{managerId}',
    'DELETE /api/pools/{id}/guests/{managerId}',
    'PUT /api/pools/{id}/guests/{managerId}/pick',
    'POST /api/pools/{id}/again',
  ]),
  ...needs('organise', [
    'GET /api/championships/{slug}/book',
    'POST /api/championships/{slug}/book',
    'GET /api/championships/{slug}/members',
    'GET /api/championships/{slug}/removed',
    'GET /api/championships/{slug}/links',
    'POST /api/championships/{slug}/words',
    'GET /api/operator/imports/{slug}',
    'GET /api/operator/imports/{slug}/check',
    'GET /api/desk/{id}',
    'POST /api/desk/{id}/taps',
    'PUT /api/desk/{id}/held',
    'POST /api/matches/{id}/decisions',
  ]),
  ...needs('never', [
    'GET /api/notices/settings',
    'GET /api/links',
    'GET /api/webhooks/{id}',
    'GET /api/webhooks/{id}/deliveries',
    'GET /api/leagues/{id}/chats',
    'GET /api/leagues/{id}/chats/{chatId}/preview',
  ]),
  ...needs('read', ['GET /api/stream', 'GET /api/openapi.json', 'GET /api/docs']),
])

/**
 * A GET route needs `read` if its door admits visitors, guests or owners. No token may use any other route that
 * `special` does not list.
 */
function usualNeed(route: string): TokenNeed {
  const door = routeDoors[route]?.door
  const isReading = route.startsWith('GET ') && !/^GET \/api\/(?:account|operator)(?:\/|$)/.test(route)
  const isClosed = door === undefined || door === 'account' || door === 'organiser' || door === 'operator'
  return isReading && !isClosed ? 'read' : 'never'
}

/**
 * TN4: these concern a person or the whole server, so a token for certain championships may not read them. Programs
 * need `viewer` to learn whose token they have, and the log is public.
 */
const ofServer = /^GET \/api\/(?:championships$|notices|rankings\/server|walls\/unread|profile|account)/

export const tokenNeedOf = (route: string) => ({
  need: special.get(route) ?? usualNeed(route),
  isOfServer: ofServer.test(route),
})
