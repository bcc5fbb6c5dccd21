import type { PlayerId } from '#domain/ids.ts'
import { rulesOf, type Modality } from '#domain/sport/modality.ts'
import type { Position } from '#domain/sport/position.ts'

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
  /** The modality of its championship: how many play, for how much and in which lines (MD1). */
  modality: Modality
  players: readonly SquadPlayer[]
  /** null: the manager named nobody, so the most expensive player is captain (SQ6). */
  captainId: PlayerId | null
  /** null: the manager named nobody, so the most expensive of the others is vice-captain (BN3). */
  viceCaptainId: PlayerId | null
  /**
   * At most one for each position, outside the eleven; the price is that of the day when the reserve was put there
   * (BN1, BN2).
   */
  bench: readonly MarketPlayer[]
}

/** Anything that has starters: eleven, or as many as its modality has. */
export type Eleven = Pick<Squad, 'modality' | 'players'>

export const emptySquad = (modality: Modality): Squad => ({
  modality,
  players: [],
  captainId: null,
  viceCaptainId: null,
  bench: [],
})

export function totalPaid(squad: Pick<Squad, 'players'>): number {
  return squad.players.reduce((sum, player) => sum + player.pricePaid, 0)
}

export const squadSize = ({ modality }: Pick<Squad, 'modality'>): number => rulesOf(modality).size

export const budgetLeft = (squad: Eleven): number => rulesOf(squad.modality).budget - totalPaid(squad)

export const hasPlayer = (squad: Pick<Squad, 'players'>, playerId: PlayerId): boolean =>
  squad.players.some((player) => player.playerId === playerId)

const dearer = (a: SquadPlayer, b: SquadPlayer) =>
  b.pricePaid > a.pricePaid || (b.pricePaid === a.pricePaid && b.playerId < a.playerId) ? b : a

function dearestOf([first, ...rest]: readonly SquadPlayer[]): PlayerId | null {
  return first === undefined ? null : rest.reduce(dearer, first).playerId
}

/** SQ6: the named captain; otherwise the most expensive by price paid, and among equals the lowest id. */
export const captainOf = ({ players, captainId }: Pick<Squad, 'players' | 'captainId'>): PlayerId | null =>
  players.length === 0 ? null : (captainId ?? dearestOf(players))

/** BN3: the named vice, unless sold or captain; otherwise the most expensive of the others. */
export function viceCaptainOf(squad: Pick<Squad, 'players' | 'captainId' | 'viceCaptainId'>): PlayerId | null {
  const captainId = captainOf(squad)
  const others = squad.players.filter(({ playerId }) => playerId !== captainId)
  return others.some(({ playerId }) => playerId === squad.viceCaptainId) ? squad.viceCaptainId : dearestOf(others)
}
