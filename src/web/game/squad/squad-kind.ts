import type { NewSquadRequest, SquadAnswer } from '#contract/squad.ts'
import type { OutboxKind } from '#web/base/outbox/outbox-kind.ts'
import { keepSquad } from './squad-changes.ts'
import { dropDraftElsewhere, settleDraft, type DraftKey } from './squad-store.ts'

export interface SquadBody extends NewSquadRequest {
  key: DraftKey
  /** Null for a squad that was never saved. */
  version: number | null
}

/** What is on screen goes to the server as it is; a squad without number becomes one. */
export const squadKind: OutboxKind<SquadBody, SquadAnswer> = {
  name: 'squad',
  deed: () => 'squad',
  subject: ({ key }) => String(key),
  request: ({ key, version, name, ...content }) =>
    key === 'novo' || version === null
      ? { path: '/api/squads', method: 'POST', body: { ...content, name } }
      : { path: `/api/squads/${key}`, method: 'PUT', body: { ...content, version } },
  late: ['market_closed'],
  follow: (body, { squad }) => ({ ...body, key: squad.id, version: squad.version }),
  arrived: (queryClient, { body, answer, isOwn }) => {
    if (!answer) return
    settleDraft({ key: body.key, sent: body, stored: answer.squad, isOwn })
    keepSquad(queryClient, answer.squad)
  },
  arrivedElsewhere: ({ key }, championship) => dropDraftElsewhere(championship, key),
}
