import { MOST_LINES, MOST_PLAYERS } from '#domain/sport/modality.ts'
import { arrangementOf, BENCH_START, LINEUP_PLACES, PASSED, type Attendance } from './arrangement.ts'
import { captainBonusTenths } from './captain-points.ts'
import type { LooseLineups } from './score-lineups.ts'

export const NO_VICE = 255

/** Lineups whose players are numbered from 1. */
export interface BenchedLineups extends LooseLineups {
  /** Which of the eleven is vice-captain, 0 to 10, or `NO_VICE`. */
  vices: Uint8Array
  /** One reserve for each position, one lineup after the other; 0 for an empty seat. */
  benches: Uint16Array
}

/** Swaps the player `offset` places after `start` with the player at `start`. */
function swapToStart(places: Uint16Array, { start, offset }: { start: number; offset: number }): void {
  const first = places[start] as number
  places[start] = places[start + offset] as number
  places[start + offset] = first
}

/**
 * BN5, BN6, BN7 for a whole round: adds to each score what reserves and vice give beyond the eleven and the captain.
 */
export function addBenches(
  scores: Int32Array,
  { players, captains, vices, benches }: BenchedLineups,
  { attendance, points }: { attendance: Attendance; points: Int32Array },
): void {
  const { missed } = attendance
  const places = new Uint16Array(LINEUP_PLACES)
  for (let lineup = 0; lineup < captains.length; lineup++) {
    const start = lineup * MOST_PLAYERS
    let gaps = 0
    for (let i = start; i < start + MOST_PLAYERS; i++) gaps |= missed[players[i] as number] as number
    if (gaps === 0) continue
    const captain = captains[lineup] as number
    const vice = vices[lineup] as number
    for (let place = 0; place < MOST_PLAYERS; place++) places[place] = players[start + place] as number
    for (let seat = 0; seat < MOST_LINES; seat++)
      places[BENCH_START + seat] = benches[lineup * MOST_LINES + seat] as number
    swapToStart(places, { start: 0, offset: captain })
    // The captain has just swapped places with the first of the eleven.
    if (vice !== NO_VICE) swapToStart(places, { start: 1, offset: (vice === 0 ? captain : vice) - 1 })
    const arrangement = arrangementOf(places, attendance, vice !== NO_VICE)
    let won = 0
    for (let seat = 0; seat < MOST_LINES; seat++)
      if ((arrangement >> seat) & 1) won += points[places[BENCH_START + seat] as number] as number
    if (arrangement & PASSED)
      won +=
        captainBonusTenths(points[places[1] as number] as number) -
        captainBonusTenths(points[places[0] as number] as number)
    scores[lineup] = (scores[lineup] as number) + won
  }
}
