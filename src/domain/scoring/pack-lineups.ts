import { MOST_PLAYERS } from '#domain/sport/modality.ts'

export interface PackedLineups {
  /** Eleven player indices a lineup, its captain first; bytes unless there are more than 256 players. */
  players: Uint8Array | Uint16Array
}

export interface LooseLineups {
  /** Eleven player indices a lineup, one lineup after the other; 0 for nobody where a modality has fewer. */
  players: Uint16Array
  /** Which of the eleven is captain, 0 to 10. */
  captains: Uint8Array
}

/** The captain of the lineup that begins at `start` changes places with its first player. */
export function putCaptainFirst(
  players: Record<number, number>,
  { start, captain }: { start: number; captain: number },
): void {
  const first = players[start] ?? 0
  players[start] = players[start + captain] ?? 0
  players[start + captain] = first
}

/** Once a lineup is frozen it is packed once and scored many times. */
export function packLineups({ players, captains }: LooseLineups): PackedLineups {
  if (players.length !== captains.length * MOST_PLAYERS)
    throw new RangeError(
      `${captains.length} captains need ${captains.length * MOST_PLAYERS} player indices, not ${players.length}`,
    )
  const fits = players.every((player) => player < 256)
  const packed = fits ? Uint8Array.from(players) : players.slice()
  for (const [lineup, place] of captains.entries()) {
    putCaptainFirst(packed, { start: lineup * MOST_PLAYERS, captain: place })
  }
  return { players: packed }
}
