import { LINEUP_SIZE } from './score-lineups.ts'

export interface PackedLineups {
  /** Eleven player indices a lineup, its captain first; bytes unless there are more than 256 players. */
  players: Uint8Array | Uint16Array
}

export interface LooseLineups {
  /** Eleven player indices a lineup, one lineup after the other. */
  players: Uint16Array
  /** Which of the eleven is captain, 0 to 10. */
  captains: Uint8Array
}

/** Once a lineup is frozen it is packed once and scored many times. */
export function packLineups({ players, captains }: LooseLineups): PackedLineups {
  if (players.length !== captains.length * LINEUP_SIZE)
    throw new RangeError(
      `${captains.length} captains need ${captains.length * LINEUP_SIZE} player indices, not ${players.length}`,
    )
  const fits = players.every((player) => player < 256)
  const packed = fits ? Uint8Array.from(players) : players.slice()
  for (const [lineup, place] of captains.entries()) {
    const start = lineup * LINEUP_SIZE
    packed[start + place] = players[start] ?? 0
    packed[start] = players[start + place] ?? 0
  }
  return { players: packed }
}
