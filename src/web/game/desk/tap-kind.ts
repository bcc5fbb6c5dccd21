import type { DeskView, TapsTaken, TapView } from '#contract/desk.ts'
import { apiRequest } from '#web/base/api-client.ts'
import type { OutboxKind } from '#web/base/outbox/outbox-entry.ts'
import { deskHeaders } from './desk-token.ts'

export interface TapBody {
  matchId: number
  taps: TapView[]
}

const withTaps = (desk: DeskView, taps: readonly TapView[]): DeskView => {
  const known = new Set(desk.taps.map(({ id }) => id))
  return { ...desk, taps: [...desk.taps, ...taps.filter(({ id }) => !known.has(id))] }
}

/** DK1: every tap has a subject of its own, so no tap replaces another, and they are sent in order. */
export const tapKind: OutboxKind<TapBody, TapsTaken> = {
  name: 'tap',
  deed: () => 'tap',
  subject: ({ taps }) => taps[0]?.id ?? '',
  request: ({ matchId, taps }) =>
    apiRequest('POST /api/desk/{id}/taps', { id: matchId, body: { taps }, headers: deskHeaders(matchId) }),
  arrived: (queryClient, { body: { matchId, taps }, answer }) => {
    // DK14: taps that wait for an organiser do not count here either.
    if (!answer?.held) queryClient.setQueryData<DeskView>(['desk', matchId], (desk) => desk && withTaps(desk, taps))
    void queryClient.invalidateQueries({ queryKey: ['desk', matchId] })
  },
}
