import type { PlayerId } from '#domain/ids.ts'
import { LINE_OF } from '#domain/sport/modality.ts'
import type { Position } from '#domain/sport/position.ts'
import { arrangementOf, BENCH_START, createAttendance, LINEUP_PLACES, notePresence, PASSED } from './arrangement.ts'
import type { Presence } from './presence.ts'

export interface Fielded {
  playerId: PlayerId
  position: Position
  presence: Presence
}

export interface FrozenLineup {
  players: readonly Fielded[]
  captainId: PlayerId
  /** Null in lineups from before vice-captains existed. */
  viceCaptainId: PlayerId | null
  bench: readonly Fielded[]
}

export interface ResolvedLineup {
  /** The player whose points count one and a half times (SC6). */
  armbandId: PlayerId
  /** Reserves who came in; all their points count, and the starter's still do (a card on the bench). */
  entered: readonly { playerId: PlayerId; insteadOf: PlayerId }[]
}

/** BN5, BN6, BN7 for one lineup, with names: `arrangementOf` decides, here as for whole rounds. */
export function resolveLineup({ players, captainId, viceCaptainId, bench }: FrozenLineup): ResolvedLineup {
  const fielded = [...players, ...bench]
  const attendance = createAttendance(fielded.length + 1)
  for (const [index, { position, presence }] of fielded.entries())
    notePresence(attendance, { number: index + 1, position, presence })
  const numberOf = (playerId: PlayerId | null) => players.findIndex((player) => player.playerId === playerId) + 1
  const [captain, vice] = [numberOf(captainId), numberOf(viceCaptainId)]
  const others = players.map((_, index) => index + 1).filter((number) => number !== captain && number !== vice)
  const places = new Uint16Array(LINEUP_PLACES)
  places.set([captain, vice, ...others])
  for (const [index, { position }] of bench.entries())
    places[BENCH_START + LINE_OF[position]] = players.length + index + 1
  const arrangement = arrangementOf(places, attendance, vice > 0)
  const entered = bench
    .filter(({ position }) => (arrangement >> LINE_OF[position]) & 1)
    .map(({ playerId, position }) => ({ playerId, insteadOf: missedOf(players, position) }))
  return { armbandId: (arrangement & PASSED) !== 0 ? (viceCaptainId ?? captainId) : captainId, entered }
}

/** BN6: if several are absent, the one with the lower id is replaced. */
const missedOf = (players: readonly Fielded[], position: Position): PlayerId =>
  Math.min(
    ...players
      .filter((player) => player.position === position && player.presence === 'absent')
      .map(({ playerId }) => playerId),
  )
