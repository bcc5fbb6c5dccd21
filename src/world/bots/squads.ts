import { SQUAD_SIZE } from '#domain/squad/squad.ts'

/** Squads of all bots by manager index, ready to be copied into a table or scored as lineups. */
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

export const copySquads = ({ count, players, pricesPaid, captains }: BotSquads): BotSquads => ({
  count,
  players: players.slice(),
  pricesPaid: pricesPaid.slice(),
  captains: captains.slice(),
})

export const hasSquad = (squads: BotSquads, manager: number): boolean => squads.players[manager * SQUAD_SIZE] !== 0
