import type { RoundId, SquadId } from '#domain/ids.ts'
import { captainOf, viceCaptainOf, type Squad } from './squad.ts'

/** In order of id, with the price of each. */
const priced = (players: readonly { playerId: number; price: number }[]) =>
  players
    .toSorted((a, b) => a.playerId - b.playerId)
    .map(({ playerId, price }) => `${playerId}:${price}`)
    .join(',')

/**
 * SQ10: the text whose hash is the receipt of a save. It depends only on what was saved, not on the order in which
 * players were chosen, so that anyone can compute it again from the stored rows. Without vice and bench it equals the
 * text from before they existed.
 */
export function receiptText({ roundId, squadId, squad }: { roundId: RoundId; squadId: SquadId; squad: Squad }): string {
  const players = priced(squad.players.map(({ playerId, pricePaid }) => ({ playerId, price: pricePaid })))
  const saved = `round=${roundId} squad=${squadId} captain=${captainOf(squad) ?? '-'} players=${players}`
  if (squad.viceCaptainId === null && squad.bench.length === 0) return `craque-squad-1 ${saved}`
  return `craque-squad-2 ${saved} vice=${viceCaptainOf(squad) ?? '-'} bench=${priced(squad.bench)}`
}
