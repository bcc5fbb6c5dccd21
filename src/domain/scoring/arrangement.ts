import { LINE_OF, MOST_LINES, MOST_PLAYERS } from '#domain/sport/modality.ts'
import type { Position } from '#domain/sport/position.ts'
import type { Presence } from './presence.ts'

/**
 * A lineup as numbers: the captain first, the vice second, the others, and 0 where a modality has fewer than eleven.
 * Then one reserve for each position (0: none).
 */
export const BENCH_START = MOST_PLAYERS
export const LINEUP_PLACES = MOST_PLAYERS + MOST_LINES

/** One bit for each position: the reserve of that position has come in. */
export const ENTERED = (1 << MOST_LINES) - 1
/** The armband has passed from the captain to the vice. */
export const PASSED = 1 << MOST_LINES

/** The index is the player's number. */
export interface Attendance {
  /** 1 for each player who has taken part. */
  played: Uint8Array
  /** The bit of the position for each absent player. */
  missed: Uint8Array
}

export const createAttendance = (numbers: number): Attendance => ({
  played: new Uint8Array(numbers),
  missed: new Uint8Array(numbers),
})

export function notePresence(
  { played, missed }: Attendance,
  { number, position, presence }: { number: number; position: Position; presence: Presence },
): void {
  played[number] = Number(presence === 'played')
  missed[number] = presence === 'absent' ? 1 << LINE_OF[position] : 0
}

/** BN5, BN6, BN7 for one lineup: which reserves have come in, and whether the armband has passed. */
export function arrangementOf(places: ArrayLike<number>, { played, missed }: Attendance, hasVice: boolean): number {
  let gaps = 0
  for (let place = 0; place < MOST_PLAYERS; place++) gaps |= missed[places[place] as number] as number
  if (gaps === 0) return 0
  let arrangement = 0
  for (let at = 0; at < MOST_LINES; at++)
    if (played[places[BENCH_START + at] as number] === 1) arrangement |= gaps & (1 << at)
  const hasPassed = hasVice && missed[places[0] as number] !== 0 && played[places[1] as number] === 1
  return hasPassed ? arrangement | PASSED : arrangement
}
