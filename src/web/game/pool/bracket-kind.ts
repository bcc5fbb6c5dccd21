import type { PoolBracket } from '#contract/pool-bracket.ts'
import type { OutboxKind } from '#web/base/outbox/outbox-entry.ts'
import { showStored } from '#web/base/outbox/show-stored.ts'

export interface BracketBody {
  leagueId: number
  choices: { tieId: number; clubId: number }[]
  /** What waited in the browser of an older version has none. */
  places?: { place: string; clubId: number }[]
}

/** Who goes through in the whole knock-out, in a bolão. */
export const bracketKind: OutboxKind<BracketBody, { savedAtMs: number }> = {
  name: 'pool-bracket',
  deed: () => 'bracket',
  subject: ({ leagueId }) => String(leagueId),
  request: ({ leagueId, choices, places }) => ({
    path: `/api/pools/${leagueId}/bracket`,
    method: 'PUT',
    body: { choices, places },
  }),
  late: ['bracket_closed'],
  arrived: (queryClient, { body: { leagueId, choices, places = [] } }) =>
    showStored<PoolBracket>(
      queryClient,
      ['leagues', 'bracket', leagueId],
      (known) => known && { ...known, mine: { choices, places, points: known.mine?.points ?? 0 } },
    ),
}
