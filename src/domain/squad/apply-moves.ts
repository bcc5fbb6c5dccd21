import type { PlayerId } from '#domain/ids.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { unbenchPlayer, benchError, fittingBench, type BenchError } from './bench.ts'
import { budgetLeft, hasPlayer, squadSize, type Eleven, type MarketPlayer, type Squad } from './squad.ts'

export type Move =
  | { kind: 'add'; playerId: PlayerId }
  | { kind: 'remove'; playerId: PlayerId }
  | { kind: 'captain'; playerId: PlayerId | null }
  | { kind: 'vice'; playerId: PlayerId | null }

export type AddError =
  | { kind: 'squad_full'; size: number }
  | { kind: 'over_budget'; price: number; by: number }
  | { kind: 'already_in_squad'; playerId: PlayerId }

export type SquadError =
  | AddError
  | { kind: 'not_in_squad'; playerId: PlayerId }
  | { kind: 'vice_is_captain'; playerId: PlayerId }
  | { kind: 'not_on_market'; playerId: PlayerId }

/** SQ3: either what would be left of the budget, or the reason to show on the disabled button. */
export function canAdd(squad: Eleven, player: MarketPlayer): Result<{ budgetLeft: number }, AddError> {
  if (hasPlayer(squad, player.playerId)) return fail({ kind: 'already_in_squad', playerId: player.playerId })
  const size = squadSize(squad)
  if (squad.players.length >= size) return fail({ kind: 'squad_full', size })
  const left = budgetLeft(squad) - player.price
  return left < 0 ? fail({ kind: 'over_budget', price: player.price, by: -left }) : ok({ budgetLeft: left })
}

export function addPlayer(squad: Squad, player: MarketPlayer): Result<Squad, AddError> {
  const allowed = canAdd(squad, player)
  if (!allowed.ok) return allowed
  const bought = { playerId: player.playerId, position: player.position, pricePaid: player.price }
  return ok({ ...unbenchPlayer(squad, player.playerId), players: [...squad.players, bought] })
}

/** SQ4: the refund is the price paid, because only what is still in the squad counts against the budget. */
export function removePlayer(squad: Squad, playerId: PlayerId): Result<Squad, SquadError> {
  if (!hasPlayer(squad, playerId)) return fail({ kind: 'not_in_squad', playerId })
  return ok({
    ...squad,
    players: squad.players.filter((player) => player.playerId !== playerId),
    captainId: squad.captainId === playerId ? null : squad.captainId,
    viceCaptainId: squad.viceCaptainId === playerId ? null : squad.viceCaptainId,
  })
}

export function nameCaptain(squad: Squad, playerId: PlayerId | null): Result<Squad, SquadError> {
  if (playerId !== null && !hasPlayer(squad, playerId)) return fail({ kind: 'not_in_squad', playerId })
  const viceCaptainId = squad.viceCaptainId === playerId ? null : squad.viceCaptainId
  return ok({ ...squad, captainId: playerId, viceCaptainId })
}

/** BN3: the captain cannot be vice-captain. */
export function nameVice(squad: Squad, playerId: PlayerId | null): Result<Squad, SquadError> {
  if (playerId !== null && !hasPlayer(squad, playerId)) return fail({ kind: 'not_in_squad', playerId })
  if (playerId !== null && playerId === squad.captainId) return fail({ kind: 'vice_is_captain', playerId })
  return ok({ ...squad, viceCaptainId: playerId })
}

export interface Market {
  get(playerId: PlayerId): MarketPlayer | undefined
}

function applyMove(squad: Squad, move: Move, market: Market): Result<Squad, SquadError> {
  if (move.kind === 'remove') return removePlayer(squad, move.playerId)
  if (move.kind === 'captain') return nameCaptain(squad, move.playerId)
  if (move.kind === 'vice') return nameVice(squad, move.playerId)
  const player = market.get(move.playerId)
  return player ? addPlayer(squad, player) : fail({ kind: 'not_on_market', playerId: move.playerId })
}

/** All moves in order, or the first refusal and nothing changed. */
export function applyMoves(squad: Squad, moves: readonly Move[], market: Market): Result<Squad, SquadError> {
  let current: Squad = squad
  for (const move of moves) {
    const next = applyMove(current, move, market)
    if (!next.ok) return next
    current = next.value
  }
  return ok(current)
}

export interface WantedSquad {
  playerIds: readonly PlayerId[]
  captainId: PlayerId | null
  /** Vice and bench are undefined if the client sends none: the stored ones stay as far as they are still allowed. */
  viceCaptainId?: PlayerId | null | undefined
  benchIds?: readonly PlayerId[] | undefined
}

/**
 * The moves that turn a stored squad into the wanted one: sales first, so that their refunds pay for the purchases. A
 * player in both is not traded and keeps the price paid.
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

/** BN2: a reserve who was already on the bench keeps the stored price, a new one has today's. */
function benchOf(squad: Squad, ids: readonly PlayerId[], market: Market): Result<MarketPlayer[], SquadError> {
  const seats = [...new Set(ids)].map((playerId) => {
    const seated = squad.bench.find((reserve) => reserve.playerId === playerId)
    return { playerId, reserve: seated ?? market.get(playerId) }
  })
  const unknown = seats.find(({ reserve }) => reserve === undefined)
  if (unknown) return fail({ kind: 'not_on_market', playerId: unknown.playerId })
  return ok(seats.flatMap(({ reserve }) => reserve ?? []))
}

/** The stored squad changed as wanted, or the first rule that refuses it with nothing changed. */
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
