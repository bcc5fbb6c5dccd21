/**
 * Who may come in: `person` is a guest or an account, `own` is whoever it belongs to (a stranger is asked to sign in, anybody
 * else does not learn that it exists), `hidden` the same without that question.
 */
export type Door = 'open' | 'person' | 'account' | 'operator' | 'own' | 'hidden'

export interface Row {
  door: Door
  /** What the address asks; ids of the path come from the test. */
  query?: string
  /** How often one may: by address, for what can be guessed or used up; by person, for what he makes. */
  limit?: 'address' | 'creations'
}

const open: Row = { door: 'open' }
const person: Row = { door: 'person' }
const account: Row = { door: 'account' }
const operator: Row = { door: 'operator' }
const own: Row = { door: 'own' }
const guessed: Row = { door: 'open', limit: 'address' }
const made: Row = { door: 'open', limit: 'creations' }

/**
 * Every route of the contract. One that is not here fails the test, and so does a row whose route is gone. They are tried in this
 * order: what ends something comes after what needs it.
 */
export const routeDoors: Record<string, Row> = {
  'GET /api/viewer': open,
  'POST /api/account/sign-in': guessed,
  'POST /api/account/sign-up': guessed,
  'POST /api/account/sign-out': account,
  'POST /api/account/passkeys/sign-up-options': guessed,
  'POST /api/account/passkeys/sign-up': open,
  'POST /api/account/passkeys/sign-in-options': guessed,
  'POST /api/account/passkeys/sign-in': open,
  'POST /api/account/passkeys/add-options': { door: 'account', limit: 'creations' },
  'POST /api/account/passkeys/add': account,
  'DELETE /api/account/passkeys/{id}': account,
  'GET /api/account': account,
  'PUT /api/account/email': account,
  'PUT /api/account/password': account,
  'DELETE /api/account/sessions/{id}': account,
  'DELETE /api/account/sessions': account,
  'POST /api/account/reset-requests': guessed,
  'POST /api/account/reset/passkeys': guessed,
  'POST /api/account/reset': guessed,
  'GET /api/account/export': person,
  'POST /api/account/delete': person,
  'GET /api/profile': person,
  'PUT /api/profile': person,
  'PUT /api/profile/name': person,
  'GET /api/profile/activity': person,

  'GET /api/championships': open,
  'GET /api/championships/{slug}': open,
  'GET /api/championships/{slug}/round': open,
  'POST /api/championships': operator,
  'GET /api/championships/{slug}/accounts': { door: 'operator', query: 'who=Ana' },
  'POST /api/championships/entered': guessed,
  'PATCH /api/championships/{slug}': operator,
  'POST /api/championships/{slug}/invite': operator,
  'PUT /api/championships/{slug}/organisers/{managerId}': operator,
  'DELETE /api/championships/{slug}/organisers/{managerId}': operator,
  'POST /api/operator/imports/preview': operator,
  'POST /api/operator/imports': operator,
  'POST /api/operator/imports/{slug}/undo': operator,
  'GET /api/operator/imports/template/{file}': open,

  'GET /api/championships/{slug}/book': operator,
  'POST /api/championships/{slug}/book': operator,
  'GET /api/desk/{id}': operator,
  'POST /api/desk/{id}/taps': operator,
  'POST /api/desk/{id}/helpers': operator,
  'DELETE /api/desk/{id}/helpers/{helperId}': operator,

  'GET /api/managers/{id}': open,
  'GET /api/managers/{id}/history': open,
  'GET /api/managers/{id}/lineups': open,
  'GET /api/managers/{id}/ledger': open,
  'GET /api/managers/{id}/picks': open,
  'PUT /api/managers/{id}/follow': made,
  'DELETE /api/managers/{id}/follow': person,

  'GET /api/matches/today': open,
  'GET /api/matches/{id}': open,
  'GET /api/matches/{id}/scouts.csv': open,
  'GET /api/matches/{id}/gain': open,
  'GET /api/matches/{id}/crowd': open,
  'GET /api/matches/{id}/pick': open,
  'GET /api/analytics/{sport}/{period}': open,
  'GET /api/analytics/{sport}/{period}/{table}': open,
  'GET /api/clubs/{id}': open,
  'GET /api/clubs/{id}/forca.csv': open,
  'GET /api/players/{id}': open,
  'GET /api/forecast/record': open,
  'GET /api/forecast/{table}': open,

  'GET /api/market': open,
  'GET /api/market/clock': open,
  'GET /api/squads': open,
  'POST /api/squads': made,
  'PUT /api/squads/{id}': own,
  'PATCH /api/squads/{id}': own,
  'POST /api/squads/{id}/copies': { door: 'own', limit: 'creations' },

  'GET /api/leagues': open,
  'POST /api/leagues': made,
  'GET /api/leagues/invited': { door: 'open', query: 'code=NOSUCHCO', limit: 'address' },
  'GET /api/leagues/{id}': { door: 'hidden' },
  'GET /api/leagues/{id}/wall': { door: 'hidden' },
  'POST /api/leagues/{id}/wall': own,
  'PUT /api/leagues/{id}/wall/read': own,
  'PUT /api/leagues/{id}/wall/{messageId}/reactions/{reaction}': own,
  'DELETE /api/leagues/{id}/wall/{messageId}/reactions/{reaction}': own,
  'POST /api/leagues/{id}/wall/{messageId}/reports': own,
  'DELETE /api/leagues/{id}/wall/{messageId}': own,
  'PUT /api/leagues/{id}/wall/muted/{managerId}': own,
  'DELETE /api/leagues/{id}/wall/muted/{managerId}': own,
  'PUT /api/leagues/{id}/wall': own,
  'GET /api/matches/{id}/wall': open,
  'POST /api/matches/{id}/wall': person,
  'PUT /api/matches/{id}/wall/read': person,
  'PUT /api/matches/{id}/wall/{messageId}/reactions/{reaction}': person,
  'DELETE /api/matches/{id}/wall/{messageId}/reactions/{reaction}': person,
  'POST /api/matches/{id}/wall/{messageId}/reports': person,
  'DELETE /api/matches/{id}/wall/{messageId}': person,
  'PUT /api/managers/{id}/block': { door: 'person', limit: 'creations' },
  'DELETE /api/managers/{id}/block': person,
  'GET /api/walls/unread': person,
  'PATCH /api/leagues/{id}': own,
  'POST /api/leagues/{id}/invite': own,
  'DELETE /api/leagues/{id}/invite': own,
  'POST /api/leagues/{id}/members': { door: 'own', limit: 'creations' },
  'DELETE /api/leagues/{id}/members/{squadId}': own,
  'GET /api/leagues/{id}/grid': { door: 'hidden' },
  'GET /api/leagues/{id}/bolao.csv': { door: 'hidden' },
  'GET /api/leagues/{id}/bolao.xlsx': { door: 'hidden' },
  'GET /api/leagues/{id}/questions': { door: 'hidden' },
  'POST /api/leagues/{id}/questions': { door: 'own', limit: 'creations' },
  'PUT /api/leagues/{id}/questions/{questionId}/answer': own,
  'PUT /api/leagues/{id}/questions/{questionId}/right': own,
  'DELETE /api/leagues/{id}/questions/{questionId}': own,
  'POST /api/leagues/{id}/people': { door: 'hidden', limit: 'creations' },
  'DELETE /api/leagues/{id}/people/{managerId}': own,
  'DELETE /api/leagues/{id}': own,
  'DELETE /api/squads/{id}': own,

  'GET /api/rankings': open,
  'GET /api/rankings/own': open,
  'GET /api/rankings/server': open,
  'GET /api/rankings/server/own': open,
  'GET /api/rankings/search': { door: 'open', query: 'name=ana' },
  'GET /api/picks/upcoming': open,
  'GET /api/picks/history': open,
  'PUT /api/picks': open,
  'GET /api/duels/own': { door: 'open', query: 'manager=1' },
  'GET /api/divisions/own': open,
  'GET /api/divisions/{id}/groups/{group}': open,

  'GET /api/rounds/newest': open,
  'GET /api/rounds/own': open,
  'GET /api/rounds/own/chances': open,
  'PUT /api/rounds/{id}/read': person,
  'GET /api/rounds/{id}/story': { door: 'open', query: 'manager=1' },
  'GET /api/rounds/{id}/market': { door: 'open', query: 'manager=1' },
  'GET /api/rounds/{id}/what-if': { door: 'open', query: 'manager=1&players=1&captain=1' },
  'GET /api/season-review': { door: 'open', query: 'manager=1' },

  'GET /api/operator': operator,
  'GET /api/operator/world': operator,
  'POST /api/operator/world': operator,
  'GET /api/operator/rounds/{id}': operator,
  'POST /api/operator/rounds/{id}/lock': operator,
  'POST /api/operator/rounds/{id}/settle': operator,
  'POST /api/operator/matches/{id}/corrections': operator,
  'POST /api/operator/matches/{id}/decisions': operator,
  'PUT /api/operator/pace': operator,
  'POST /api/operator/audit': operator,
  'GET /api/operator/feeds': operator,
  'PUT /api/operator/feeds/{slug}': operator,
  'POST /api/operator/feeds/{slug}/steps': operator,
  'GET /api/feed': open,
  'GET /api/operator/reports': operator,
  'PUT /api/operator/reports/{id}': operator,
  'DELETE /api/operator/muted/{id}': operator,
}
