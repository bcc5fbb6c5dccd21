import type { PlayerId } from '#domain/ids.ts'
import type { Position } from '#domain/sport/position.ts'
import type { Presence } from './presence.ts'

export interface Fielded {
  playerId: PlayerId
  position: Position
  presence: Presence
}

export interface FrozenLineup {
  players: readonly Fielded[]
  captainId: PlayerId
  /** Null in lineups from before there was a vice-captain. */
  viceCaptainId: PlayerId | null
  bench: readonly Fielded[]
}

export interface WhoCounts {
  /** Whose points count one and a half times (SC6). */
  armbandId: PlayerId
  /** Reserves who came in; all of their points count, and those of the starter still do (a card on the bench). */
  entered: readonly { playerId: PlayerId; insteadOf: PlayerId }[]
}

/** BN5 to BN7 said plainly, for one lineup. Whole rounds go by `arrangementOf`, which says the same of numbers. */
export function whoCounts({ players, captainId, viceCaptainId, bench }: FrozenLineup): WhoCounts {
  const is = (playerId: PlayerId | null, presence: Presence) =>
    players.some((player) => player.playerId === playerId && player.presence === presence)
  const entered = bench.flatMap(({ playerId, position, presence }) => {
    const missed = players.filter((player) => player.position === position && player.presence === 'absent')
    if (presence !== 'played' || missed.length === 0) return []
    return [{ playerId, insteadOf: Math.min(...missed.map((player) => player.playerId)) }]
  })
  const hasPassed = viceCaptainId !== null && is(captainId, 'absent') && is(viceCaptainId, 'played')
  return { armbandId: hasPassed ? viceCaptainId : captainId, entered }
}
