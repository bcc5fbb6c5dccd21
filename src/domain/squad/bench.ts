import type { PlayerId } from '#domain/ids.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Position } from '#domain/sport/position.ts'
import { hasPlayer, type MarketPlayer, type Squad } from './squad.ts'

type Starters = Pick<Squad, 'players'>

export type BenchError =
  | { kind: 'reserve_in_eleven'; playerId: PlayerId }
  | { kind: 'reserve_too_dear'; playerId: PlayerId; price: number; most: number }
  | { kind: 'reserve_twice'; playerId: PlayerId; position: Position }

/** BN2: the lowest price paid for a player of this position; Infinity while the eleven has nobody there. */
export function mostForReserve({ players }: Starters, position: Position): number {
  return Math.min(...players.filter((player) => player.position === position).map(({ pricePaid }) => pricePaid))
}

/**
 * Whether the player is allowed on the bench of this eleven; another reserve of the same position would have to leave.
 */
export function canBench(eleven: Starters, player: MarketPlayer): Result<MarketPlayer, BenchError> {
  const { playerId, position, price } = player
  if (hasPlayer(eleven, playerId)) return fail({ kind: 'reserve_in_eleven', playerId })
  const most = mostForReserve(eleven, position)
  return price > most ? fail({ kind: 'reserve_too_dear', playerId, price, most }) : ok({ playerId, position, price })
}

export function benchPlayer(squad: Squad, player: MarketPlayer): Result<Squad, BenchError> {
  const reserve = canBench(squad, player)
  if (!reserve.ok) return reserve
  const others = squad.bench.filter(({ position }) => position !== player.position)
  return ok({ ...squad, bench: [...others, reserve.value] })
}

export const unbenchPlayer = (squad: Squad, playerId: PlayerId): Squad => ({
  ...squad,
  bench: squad.bench.filter((reserve) => reserve.playerId !== playerId),
})

/** BN1, BN2: the first reserve who is not allowed there. */
export function benchError({ players, bench }: Pick<Squad, 'players' | 'bench'>): BenchError | undefined {
  for (const [at, reserve] of bench.entries()) {
    const { playerId, position } = reserve
    if (bench.slice(0, at).some((other) => other.position === position))
      return { kind: 'reserve_twice', playerId, position }
    const allowed = canBench({ players }, reserve)
    if (!allowed.ok) return allowed.error
  }
  return undefined
}

/** The bench without reserves who are not, or no longer, allowed there. */
export function fittingBench({ players, bench }: Pick<Squad, 'players' | 'bench'>): MarketPlayer[] {
  const kept: MarketPlayer[] = []
  for (const reserve of bench) if (!benchError({ players, bench: [...kept, reserve] })) kept.push(reserve)
  return kept
}
