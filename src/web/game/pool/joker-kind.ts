import type { SavedJoker } from '#contract/pool-joker.ts'
import { keepReceipt } from '#web/game/receipt/kept-receipts.ts'
import type { OutboxKind } from '#web/base/outbox/outbox-entry.ts'

export interface JokerBody {
  leagueId: number
  stage: string
  matchId: number
  isOn: boolean
}

/** BL11: the match of a round that counts double in a bolão. */
export const jokerKind: OutboxKind<JokerBody, SavedJoker> = {
  name: 'pool-joker',
  deed: () => 'joker',
  subject: ({ leagueId, stage }) => `${leagueId} ${stage}`,
  request: ({ leagueId, matchId, isOn }) => ({
    path: `/api/pools/${leagueId}/jokers`,
    method: 'PUT',
    body: { matchId, isOn },
  }),
  late: ['joker_late'],
  arrived: (queryClient, { body: { leagueId }, answer }) => {
    keepReceipt(queryClient, { kind: 'joker', subjectId: leagueId, promise: answer?.promise })
    void queryClient.invalidateQueries({ queryKey: ['leagues', 'jokers', leagueId] })
  },
}
