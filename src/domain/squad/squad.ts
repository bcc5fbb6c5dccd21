import type { PlayerId } from '#domain/ids.ts'
import type { Position } from '#domain/sport/position.ts'

export const SQUAD_SIZE = 11
export const SQUAD_BUDGET = 1000

export interface MarketPlayer {
  playerId: PlayerId
  position: Position
  price: number
}

export interface SquadPlayer {
  playerId: PlayerId
  position: Position
  pricePaid: number
}

export interface Squad {
  players: readonly SquadPlayer[]
  /** null: nobody was named, so the dearest is captain (SQ6). */
  captainId: PlayerId | null
}

export const EMPTY_SQUAD: Squad = { players: [], captainId: null }

export function totalPaid(squad: Squad): number {
  return squad.players.reduce((sum, player) => sum + player.pricePaid, 0)
}

export const budgetLeft = (squad: Squad): number => SQUAD_BUDGET - totalPaid(squad)

export const hasPlayer = (squad: Squad, playerId: PlayerId): boolean =>
  squad.players.some((player) => player.playerId === playerId)
