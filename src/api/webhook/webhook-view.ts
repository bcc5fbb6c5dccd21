import type { DeliveryView, WebhookView } from '#contract/webhook.ts'
import type { DeliveryRow } from '#db/webhook/delivery.ts'
import type { WebhookRow } from '#db/webhook/webhook.ts'

interface PlaceNames {
  championship: string
  championshipName: string
  leagueId: number | null
  leagueName: string | null
}

export const placeView = ({ championship, championshipName, leagueId, leagueName }: PlaceNames) => ({
  championship: { slug: championship, name: championshipName },
  league: leagueId === null ? null : { id: leagueId, name: leagueName ?? '' },
})

export const webhookView = (row: WebhookRow): WebhookView => ({
  id: row.id,
  address: row.address,
  kinds: row.kinds,
  ...placeView(row),
  madeAtMs: row.madeAt.getTime(),
  off: row.off,
  failingSinceMs: row.failingSince?.getTime() ?? null,
})

export const deliveryView = ({ eventId, at, nextAt, triedAt, ...row }: DeliveryRow): DeliveryView => ({
  ...row,
  id: eventId,
  atMs: at.getTime(),
  nextAtMs: nextAt?.getTime() ?? null,
  triedAtMs: triedAt?.getTime() ?? null,
})
