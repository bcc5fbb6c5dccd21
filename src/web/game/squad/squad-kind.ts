import type { NewSquadRequest, SquadAnswer, SquadsAnswer, SquadView } from '#contract/squad.ts'
import type { OutboxKind } from '#web/base/outbox/outbox-entry.ts'
import { settleDraft, settleDraftElsewhere, type DraftKey } from './squad-store.ts'
import type { QueryClient } from '@tanstack/react-query'
import { keepReceipt } from '#web/game/receipt/kept-receipts.ts'
import { apiRequest, callApi, type FetchApi } from '#web/base/api-client.ts'

export interface SquadBody extends NewSquadRequest {
  key: DraftKey
  /** Null for a squad that was never saved. */
  version: number | null
}

/** Sends the squad on screen. A squad without an id is created. */
export const squadKind: OutboxKind<SquadBody, SquadAnswer> = {
  name: 'squad',
  deed: () => 'squad',
  subject: ({ key }) => String(key),
  request: ({ key, version, name, ...content }) =>
    key === 'novo' || version === null
      ? apiRequest('POST /api/squads', { body: { ...content, name } })
      : apiRequest('PUT /api/squads/{id}', { id: key, body: { ...content, version } }),
  late: ['market_closed'],
  follow: (body, { squad }) => ({ ...body, key: squad.id, version: squad.version }),
  arrived: (queryClient, { body, answer, isOwn }) => {
    if (!answer) return
    settleDraft({ key: body.key, sent: body, stored: answer.squad, isOwn })
    keepSquad(queryClient, answer.squad)
    keepReceipt(queryClient, { kind: 'squad', subjectId: answer.squad.id, promise: answer.squad.receipt?.promise })
  },
  arrivedElsewhere: (body, championship) => settleDraftElsewhere(championship, body.key, body),
}

export const sendSquadName = (fetchApi: FetchApi, squadId: number, name: string) =>
  callApi(fetchApi, 'PATCH /api/squads/{id}', { id: squadId, body: { name } })

export const sendCopy = (fetchApi: FetchApi, squadId: number, body: { name: string; roundId: number }) =>
  callApi(fetchApi, 'POST /api/squads/{id}/copies', { id: squadId, body })

export const sendDeletion = (fetchApi: FetchApi, squadId: number) =>
  callApi(fetchApi, 'DELETE /api/squads/{id}', { id: squadId })

/** Queries whose answers say whether the person has a squad for the next round, or contain a squad's name. */
const AFTER_SAVE = ['squads', 'viewer', 'duel', 'divisions', 'rankings', 'leagues'] as const

/** Updates the cached list of squads after a save, and makes the queries of `AFTER_SAVE` stale. */
export function keepSquad(queryClient: QueryClient, squad: SquadView): void {
  queryClient.setQueryData<SquadsAnswer>(['squads'], (known) => {
    if (!known) return known
    const others = known.squads.filter(({ id }) => id !== squad.id)
    return { ...known, squads: [...others, squad].sort((a, b) => a.id - b.id) }
  })
  for (const name of AFTER_SAVE) void queryClient.invalidateQueries({ queryKey: [name] })
}
