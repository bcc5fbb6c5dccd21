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
  /** null: nobody was named, so the dearest of the others is vice-captain (BN3). */
  viceCaptainId: PlayerId | null
  /** At most one a position, outside of the eleven; the price is that of the day he was put there (BN1, BN2). */
  bench: readonly MarketPlayer[]
}

/** Whatever holds an eleven. */
export type Eleven = Pick<Squad, 'players'>

export const EMPTY_SQUAD: Squad = { players: [], captainId: null, viceCaptainId: null, bench: [] }

export function totalPaid(squad: Eleven): number {
  return squad.players.reduce((sum, player) => sum + player.pricePaid, 0)
}

export const budgetLeft = (squad: Eleven): number => SQUAD_BUDGET - totalPaid(squad)

export const hasPlayer = (squad: Eleven, playerId: PlayerId): boolean =>
  squad.players.some((player) => player.playerId === playerId)
