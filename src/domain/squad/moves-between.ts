import type { PlayerId } from '#domain/ids.ts'
import type { Move } from './apply-moves.ts'
import { hasPlayer, type Squad } from './squad.ts'

export interface WantedSquad {
  playerIds: readonly PlayerId[]
  captainId: PlayerId | null
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
  ]
}

const add = (playerId: PlayerId): Move => ({ kind: 'add', playerId })
const remove = (playerId: PlayerId): Move => ({ kind: 'remove', playerId })
