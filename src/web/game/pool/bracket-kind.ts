import type { PoolBracket } from '#contract/pool-bracket.ts'
import type { SavedAt } from '#contract/saved-at.ts'
import { keepReceipt } from '#web/game/receipt/kept-receipts.ts'
import { apiRequest } from '#web/base/api-client.ts'
import type { OutboxKind } from '#web/base/outbox/outbox-entry.ts'
import { showStored } from '#web/base/outbox/show-stored.ts'

export interface BracketBody {
  leagueId: number
  choices: { tieId: number; clubId: number }[]
  /** Missing in entries that an older version of Craque left in the browser. */
  places?: { place: string; clubId: number }[]
}

/** The whole bracket of a person in a bolão: the winner of each tie, and who comes first and second in each group. */
export const bracketKind: OutboxKind<BracketBody, SavedAt> = {
  name: 'pool-bracket',
  deed: () => 'bracket',
  subject: ({ leagueId }) => String(leagueId),
  request: ({ leagueId, choices, places }) =>
    apiRequest('PUT /api/pools/{id}/bracket', { id: leagueId, body: { choices, places } }),
  late: ['bracket_closed'],
  arrived: (queryClient, { body: { leagueId, choices, places = [] }, answer }) => {
    keepReceipt(queryClient, { kind: 'bracket', subjectId: leagueId, promise: answer?.promise })
    showStored<PoolBracket>(
      queryClient,
      ['leagues', 'bracket', leagueId],
      (known) => known && { ...known, mine: { choices, places, points: known.mine?.points ?? 0 } },
    )
  },
}
