import type { PickView, SavedPicks, UpcomingPicks } from '#contract/pick.ts'
import { apiRequest } from '#web/base/api-client.ts'
import type { OutboxKind } from '#web/base/outbox/outbox-entry.ts'
import { showStored } from '#web/base/outbox/show-stored.ts'

export interface PickBody {
  matchId: number
  /** Null removes the pick. */
  pick: PickView | null
}

const resultOf = ({ results }: SavedPicks, matchId: number) => results.find((result) => result.matchId === matchId)

export const pickKind: OutboxKind<PickBody, SavedPicks> = {
  name: 'pick',
  deed: () => 'pick',
  subject: ({ matchId }) => String(matchId),
  request: (body) => apiRequest('PUT /api/picks', { body: { picks: [body] } }),
  late: ['match_started'],
  refusalIn: (answer, { matchId }) => {
    const result = resultOf(answer, matchId)
    return result && 'refused' in result ? { kind: result.refused, text: result.detail } : undefined
  },
  arrived: (queryClient, { body: { matchId, pick }, answer }) => {
    const result = answer && resultOf(answer, matchId)
    showStored<UpcomingPicks>(queryClient, ['picks', 'open'], (known) =>
      known && result && 'savedAtMs' in result ? withSaved(known, { matchId, pick }, result.savedAtMs) : known,
    )
    // The receipt's mark beside the pick stores this promise on the device.
    if (result && 'promise' in result) queryClient.setQueryData(['var', 'receipt', 'pick', matchId], result.promise)
    void queryClient.invalidateQueries({ queryKey: ['viewer'] })
  },
}

const withSaved = (known: UpcomingPicks, { matchId, pick }: PickBody, savedAtMs: number | null): UpcomingPicks => ({
  ...known,
  matches: known.matches.map((entry) => (entry.match.id === matchId ? { ...entry, pick, savedAtMs } : entry)),
})
