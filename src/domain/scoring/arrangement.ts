import { POSITIONS } from '#domain/sport/position.ts'
import { SQUAD_SIZE } from '#domain/squad/squad.ts'
import type { Presence } from './presence.ts'

/** Of a lineup as numbers: the eleven with the captain first and the vice second, then a reserve a position (0: none). */
export const BENCH_START = SQUAD_SIZE
export const LINEUP_PLACES = SQUAD_SIZE + POSITIONS.length

/** A bit a position: the reserve of that position has come in. */
export const ENTERED = (1 << POSITIONS.length) - 1
/** The armband has passed from the captain to the vice. */
export const PASSED = 1 << POSITIONS.length

/** By player's number. */
export interface Attendance {
  /** 1 for who has taken part. */
  played: Uint8Array
  /** The bit of his position for who was absent. */
  missed: Uint8Array
}

export const createAttendance = (numbers: number): Attendance => ({
  played: new Uint8Array(numbers),
  missed: new Uint8Array(numbers),
})

export function notePresence(
  { played, missed }: Attendance,
  { number, position, presence }: { number: number; position: number; presence: Presence },
): void {
  played[number] = Number(presence === 'played')
  missed[number] = presence === 'absent' ? 1 << position : 0
}

/** BN5 to BN7 for one of many lineups: which reserves have come in, and whether the armband has passed. */
export function arrangementOf(places: ArrayLike<number>, { played, missed }: Attendance, hasVice: boolean): number {
  let gaps = 0
  for (let place = 0; place < SQUAD_SIZE; place++) gaps |= missed[places[place] as number] as number
  if (gaps === 0) return 0
  let arrangement = 0
  for (let at = 0; at < POSITIONS.length; at++)
    if (played[places[BENCH_START + at] as number] === 1) arrangement |= gaps & (1 << at)
  const hasPassed = hasVice && missed[places[0] as number] !== 0 && played[places[1] as number] === 1
  return hasPassed ? arrangement | PASSED : arrangement
}
