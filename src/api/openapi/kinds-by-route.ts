const names = ['name_taken', 'name_too_short', 'name_too_long', 'name_characters', 'name_reserved']

/** The problems of a route beyond those of its door and, for a write, those of its capability. */
export const kindsByRoute: Readonly<Record<string, readonly string[]>> = {
  'POST /api/account/provider/start': ['not_found'],
  'POST /api/account/provider/finish': ['not_found'],
  'GET /api/account/chats/asked': ['chat_code_wrong'],
  'PUT /api/profile': [...names, 'email_taken', 'email_invalid'],
  'PUT /api/profile/name': names,
  'GET /api/championships/invited': ['invitation_unknown'],
  'GET /api/var/consistency': ['not_found'],
  'GET /api/var/words': ['not_found'],
  'GET /api/leagues/invited': ['not_found'],
  'PUT /api/managers/{id}/block': ['yourself'],
  'PUT /api/operator/reports/{id}': ['report_decided'],
}
