import type { PlayerId } from '#domain/ids.ts'
import { bestEleven } from '#domain/optimiser/best-eleven.ts'
import { captainBonusTenths } from '#domain/scoring/captain-points.ts'
import { rulesOf, type Modality } from '#domain/sport/modality.ts'
import type { Position } from '#domain/sport/position.ts'

/** A player in a past round: the price and the points. */
export interface PastPlayer {
  playerId: PlayerId
  position: Position
  price: number
  pointTenths: number
}

/**
 * RS3: the budget, or what the lineup costs at the prices of its round if that is more. A lineup from before prices
 * were stored may cost more than was paid.
 */
export const moneyOf = (modality: Modality, players: readonly Pick<PastPlayer, 'price'>[]): number =>
  Math.max(
    rulesOf(modality).budget,
    players.reduce((sum, { price }) => sum + price, 0),
  )

export interface BestPossible {
  playerIds: PlayerId[]
  captainId: PlayerId
  price: number
  pointTenths: number
}

/** RS1: the eleven that would have scored most for the budget; undefined if the market allows none. */
export function bestPossible(
  market: readonly PastPlayer[],
  { modality, budget }: { modality: Modality; budget: number },
): BestPossible | undefined {
  const candidates = market.map(({ playerId, position, price, pointTenths }) => ({
    playerId,
    position,
    price,
    score: pointTenths,
  }))
  const found = bestEleven({ modality, candidates, budget })
  if (!found.ok) return undefined
  const { players, captainId, price } = found.value
  const pointTenths = players.reduce(
    (sum, { playerId, score }) => sum + score + (playerId === captainId ? captainBonusTenths(score) : 0),
    0,
  )
  return { playerIds: players.map(({ playerId }) => playerId), captainId, price, pointTenths }
}

export interface GotAway {
  inId: PlayerId
  outId: PlayerId
  gainTenths: number
}

interface OwnEleven {
  modality: Modality
  players: readonly PastPlayer[]
  /** Players on whom more depends than their own points: the captain, and the player with the armband. */
  heldIds: ReadonlySet<PlayerId>
  /** The points of reserves who came in for these starters, and who would have stayed out without them. */
  reserveTenths: ReadonlyMap<PlayerId, number>
}

/**
 * RS2: among all swaps of one player, except those held, for one of the same position that the money allowed, the one
 * that gains most; undefined if none gains anything.
 */
export function oneThatGotAway(
  { modality, players, heldIds, reserveTenths }: OwnEleven,
  market: readonly PastPlayer[],
): GotAway | undefined {
  const own = new Set(players.map(({ playerId }) => playerId))
  const left = moneyOf(modality, players) - players.reduce((sum, { price }) => sum + price, 0)
  let best: GotAway | undefined
  for (const out of players) {
    if (heldIds.has(out.playerId)) continue
    const lostTenths = out.pointTenths + (reserveTenths.get(out.playerId) ?? 0)
    for (const other of market) {
      if (other.position !== out.position || own.has(other.playerId) || other.price > out.price + left) continue
      const gainTenths = other.pointTenths - lostTenths
      if (gainTenths > (best?.gainTenths ?? 0)) best = { inId: other.playerId, outId: out.playerId, gainTenths }
    }
  }
  return best
}
