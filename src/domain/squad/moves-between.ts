import type { PlayerId } from '#domain/ids.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { applyMoves, type Market, type Move, type SquadError } from './apply-moves.ts'
import { benchError, fittingBench, type BenchError } from './bench.ts'
import { hasPlayer, type MarketPlayer, type Squad } from './squad.ts'

export interface WantedSquad {
  playerIds: readonly PlayerId[]
  captainId: PlayerId | null
  /** Undefined, here and below, from who knows of no vice and no bench: as it was, as far as it still fits. */
  viceCaptainId?: PlayerId | null | undefined
  benchIds?: readonly PlayerId[] | undefined
}

/**
 * The moves that turn a stored squad into the wanted one: sales first, so that their refunds pay for the purchases.
 * A player in both is not traded and keeps his price paid.
 */
export function movesBetween(squad: Squad, wanted: WantedSquad): Move[] {
  const kept = new Set(wanted.playerIds)
  return [
    ...squad.players.filter(({ playerId }) => !kept.has(playerId)).map(({ playerId }) => remove(playerId)),
    ...[...kept].filter((playerId) => !hasPlayer(squad, playerId)).map((playerId) => add(playerId)),
    { kind: 'captain', playerId: wanted.captainId },
    ...(wanted.viceCaptainId === undefined ? [] : [{ kind: 'vice' as const, playerId: wanted.viceCaptainId }]),
  ]
}

const add = (playerId: PlayerId): Move => ({ kind: 'add', playerId })
const remove = (playerId: PlayerId): Move => ({ kind: 'remove', playerId })

/** Who sat there keeps the price of that day, who comes has today's (BN2). */
function benchOf(squad: Squad, ids: readonly PlayerId[], market: Market): Result<MarketPlayer[], SquadError> {
  const seats = [...new Set(ids)].map((playerId) => {
    const seated = squad.bench.find((reserve) => reserve.playerId === playerId)
    return { playerId, reserve: seated ?? market.get(playerId) }
  })
  const unknown = seats.find(({ reserve }) => reserve === undefined)
  if (unknown) return fail({ kind: 'not_on_market', playerId: unknown.playerId })
  return ok(seats.flatMap(({ reserve }) => reserve ?? []))
}

/** The stored squad as it is wanted, or the first rule that refuses it and nothing changed. */
export function changeSquad(squad: Squad, wanted: WantedSquad, market: Market): Result<Squad, SquadError | BenchError> {
  const next = applyMoves(squad, movesBetween(squad, wanted), market)
  if (!next.ok) return next
  if (wanted.benchIds === undefined) return ok({ ...next.value, bench: fittingBench(next.value) })
  const bench = benchOf(squad, wanted.benchIds, market)
  if (!bench.ok) return bench
  const changed = { ...next.value, bench: bench.value }
  const error = benchError(changed)
  return error ? fail(error) : ok(changed)
}
