import { MOST_PLAYERS } from '#domain/sport/modality.ts'
import { captainBonusTenths } from './captain-points.ts'

export interface LooseLineups {
  /** Eleven player indexes for each lineup, one lineup after the other; 0 for nobody where a modality has fewer. */
  players: Uint16Array
  /** Which of the eleven is captain, 0 to 10. */
  captains: Uint8Array
}

/**
 * SC7 for all lineups of a round; an index without points counts 0. Live tables add up rows of bytes in a loop of their
 * own (`live/lineup-sums.ts`): writing such rows first takes as long as this whole loop (40 and 44 ms for a million
 * lineups).
 */
export function scoreLineups({ players, captains }: LooseLineups, points: Int16Array | Int32Array): Int32Array {
  if (players.length !== captains.length * MOST_PLAYERS)
    throw new RangeError(
      `${captains.length} captains need ${captains.length * MOST_PLAYERS} player indices, not ${players.length}`,
    )
  const bonuses = Int32Array.from(points, captainBonusTenths)
  const scores = new Int32Array(captains.length)
  for (let lineup = 0, start = 0; lineup < captains.length; lineup++, start += MOST_PLAYERS) {
    let sum = bonuses[players[start + (captains[lineup] as number)] as number] ?? 0
    for (let at = start; at < start + MOST_PLAYERS; at++) sum += points[players[at] as number] ?? 0
    scores[lineup] = sum
  }
  return scores
}
