import { NO_VICE } from '#domain/scoring/add-benches.ts'
import { FIELD_POSITIONS } from '#domain/sport/position.ts'
import { SQUAD_SIZE } from './campo.ts'

export const SEATS = FIELD_POSITIONS.length

/** Squads of the bots who have joined, by manager index, ready to be copied into a table or scored as lineups. */
export interface BotSquads {
  count: number
  /** Eleven player ids for each manager; all 0 without a squad. */
  players: Uint16Array
  /** The price paid for each of them (SQ2, SQ4). */
  pricesPaid: Uint16Array
  /** Which of the eleven is captain, 0 to 10. */
  captains: Uint8Array
  /** Which of the eleven is vice-captain, or `NO_VICE` before vices existed. */
  vices: Uint8Array
  /**
   * BN2: one reserve for each position and manager, 0 for an empty seat, and the price on the day when the reserve was
   * put there.
   */
  benches: Uint16Array
  benchPrices: Uint16Array
}

export const noSquads = (count: number): BotSquads => ({
  count,
  players: new Uint16Array(count * SQUAD_SIZE),
  pricesPaid: new Uint16Array(count * SQUAD_SIZE),
  captains: new Uint8Array(count),
  vices: new Uint8Array(count).fill(NO_VICE),
  benches: new Uint16Array(count * SEATS),
  benchPrices: new Uint16Array(count * SEATS),
})

/** A copy with room for `count` managers, if there were fewer. */
export function copySquads(squads: BotSquads, count: number): BotSquads {
  const copy = noSquads(Math.max(count, squads.count))
  copy.players.set(squads.players)
  copy.pricesPaid.set(squads.pricesPaid)
  copy.captains.set(squads.captains)
  copy.vices.set(squads.vices)
  copy.benches.set(squads.benches)
  copy.benchPrices.set(squads.benchPrices)
  return copy
}

export const hasSquad = ({ players }: BotSquads, manager: number): boolean => (players[manager * SQUAD_SIZE] ?? 0) !== 0
