import type { RoundId, SquadId } from '#domain/ids.ts'
import { captainOf } from './captain.ts'
import type { Squad } from './squad.ts'

/**
 * SQ10: the text whose hash is the receipt of a save. It depends on what was saved only, not on the order in which
 * players were chosen, so that anyone can recompute it from the stored rows.
 */
export function receiptText({ roundId, squadId, squad }: { roundId: RoundId; squadId: SquadId; squad: Squad }): string {
  const players = squad.players
    .map(({ playerId, pricePaid }) => ({ playerId, pricePaid }))
    .sort((a, b) => a.playerId - b.playerId)
    .map(({ playerId, pricePaid }) => `${playerId}:${pricePaid}`)
  return `craque-squad-1 round=${roundId} squad=${squadId} captain=${captainOf(squad) ?? '-'} players=${players.join(',')}`
}
