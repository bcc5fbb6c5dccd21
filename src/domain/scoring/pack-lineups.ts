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
  let most = 0
  for (let at = 0; at < players.length; at++) most |= players[at] as number
  const packed = most < 256 ? new Uint8Array(players) : players.slice()
  for (let lineup = 0; lineup < captains.length; lineup++)
    putCaptainFirst(packed, { start: lineup * MOST_PLAYERS, captain: captains[lineup] as number })
  return { players: packed }
}
