import type { PoolBracket } from '#contract/pool-bracket.ts'
import { apiRequest } from '#web/base/api-client.ts'
import type { OutboxKind } from '#web/base/outbox/outbox-entry.ts'
import { showStored } from '#web/base/outbox/show-stored.ts'

export interface BracketBody {
  leagueId: number
  choices: { tieId: number; clubId: number }[]
  /** Missing in entries that an older version of Craque left in the browser. */
  places?: { place: string; clubId: number }[]
}

/** All winners of the knock-out in a bolão's bracket. */
export const bracketKind: OutboxKind<BracketBody, { savedAtMs: number }> = {
  name: 'pool-bracket',
  deed: () => 'bracket',
  subject: ({ leagueId }) => String(leagueId),
  request: ({ leagueId, choices, places }) =>
    apiRequest('PUT /api/pools/{id}/bracket', { id: leagueId, body: { choices, places } }),
  late: ['bracket_closed'],
  arrived: (queryClient, { body: { leagueId, choices, places = [] } }) =>
    showStored<PoolBracket>(
      queryClient,
      ['leagues', 'bracket', leagueId],
      (known) => known && { ...known, mine: { choices, places, points: known.mine?.points ?? 0 } },
    ),
}
