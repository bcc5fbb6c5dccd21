import { createHash } from 'node:crypto'
import { receiptText } from '#domain/squad/receipt.ts'
import { squadSize, type Squad } from '#domain/squad/squad.ts'
import type { SquadView } from '#contract/squad.ts'
import type { SquadRow } from '#db/squad/squad.ts'

/** The receipt depends on ids and prices only, so positions need not be read for it. */
const forReceipt = ({
  modality,
  playerIds,
  pricesPaid,
  captainId,
  viceCaptainId,
  benchIds,
  benchPrices,
}: SquadRow): Squad => ({
  modality,
  players: playerIds.map((playerId, at) => ({ playerId, pricePaid: pricesPaid[at] ?? 0, position: 'Goleiro' })),
  captainId,
  viceCaptainId,
  bench: benchIds.map((playerId, at) => ({ playerId, price: benchPrices[at] ?? 0, position: 'Goleiro' })),
})

function receiptOf(row: SquadRow): SquadView['receipt'] {
  const { roundId, roundNumber } = row
  if (roundId === null || roundNumber === null) return null
  const text = receiptText({ roundId, squadId: row.id, squad: forReceipt(row) })
  const hash = createHash('sha256').update(text).digest('hex')
  return { savedAtMs: row.updatedAt.getTime(), roundId, roundNumber, hash }
}

export const squadView = (row: SquadRow): SquadView => ({
  id: row.id,
  name: row.name,
  version: row.version,
  size: squadSize(row),
  players: row.playerIds.map((playerId, at) => ({ playerId, pricePaid: row.pricesPaid[at] ?? 0 })),
  captainId: row.captainId,
  viceCaptainId: row.viceCaptainId,
  bench: row.benchIds.map((playerId, at) => ({ playerId, price: row.benchPrices[at] ?? 0 })),
  updatedAtMs: row.updatedAt.getTime(),
  receipt: receiptOf(row),
})
