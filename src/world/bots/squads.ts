import { SQUAD_SIZE } from '#domain/squad/squad.ts'

/** Squads of the bots who have joined, by manager index, ready to be copied into a table or scored as lineups. */
export interface BotSquads {
  count: number
  /** Eleven player ids a manager; all 0 while he has no squad. */
  players: Uint16Array
  /** What was paid for each of them (SQ2, SQ4). */
  pricesPaid: Uint16Array
  /** Place of the captain, 0 to 10. */
  captains: Uint8Array
}

export const noSquads = (count: number): BotSquads => ({
  count,
  players: new Uint16Array(count * SQUAD_SIZE),
  pricesPaid: new Uint16Array(count * SQUAD_SIZE),
  captains: new Uint8Array(count),
})

/** A copy with room for those who have joined since. */
export function copySquads(squads: BotSquads, count: number): BotSquads {
  const copy = noSquads(Math.max(count, squads.count))
  copy.players.set(squads.players)
  copy.pricesPaid.set(squads.pricesPaid)
  copy.captains.set(squads.captains)
  return copy
}

export const hasSquad = ({ players }: BotSquads, manager: number): boolean => (players[manager * SQUAD_SIZE] ?? 0) !== 0
