import { arrangementOf, PASSED, type Attendance } from '#domain/scoring/arrangement.ts'
import { captainBonusTenths } from '#domain/scoring/captain-points.ts'
import type { Moves } from './rank-board.ts'

/** The bit of a state which says that the lineup has a vice. The other bits are the arrangement. */
export const HAS_VICE = PASSED << 1

/** What a round knows about its players, by player number. */
export interface RoundState {
  attendance: Attendance
  points: Int32Array
}

/** Lineups as the table stores them. */
interface Rows {
  states: Uint8Array
  /** A row as it was put; valid until the next call. */
  numbers: (row: number) => Uint16Array
  /** The sum of the values of the reserves who have come in according to a state. */
  sumEntered: (row: number, state: number, values: Int32Array) => number
  giveArmband: (row: number, to: number, from: number) => void
}

/** Some rows, the new arrangement of each, and what each wins or loses by it. */
export interface Plan {
  rows: Int32Array
  states: Uint8Array
  differences: Int32Array
}

/** The rows among those found whose arrangement is different now. */
export function planOf({ states, numbers, sumEntered }: Rows, found: Int32Array, round: RoundState): Plan {
  const { attendance, points } = round
  const [rows, planned, differences] = [found.slice(), new Uint8Array(found.length), new Int32Array(found.length)]
  let count = 0
  for (let i = 0; i < found.length; i++) {
    const row = found[i] as number
    const before = states[row] as number
    const places = numbers(row)
    const after = arrangementOf(places, attendance, (before & HAS_VICE) !== 0) | (before & HAS_VICE)
    if (after === before) continue
    let difference = sumEntered(row, after, points) - sumEntered(row, before, points)
    if (((after ^ before) & PASSED) !== 0) {
      const [captain, vice] = places as Uint16Array & [number, number]
      const bonus = captainBonusTenths(points[vice] as number) - captainBonusTenths(points[captain] as number)
      difference += (after & PASSED) !== 0 ? bonus : -bonus
    }
    rows[count] = row
    planned[count] = after
    differences[count++] = difference
  }
  return { rows: rows.slice(0, count), states: planned.slice(0, count), differences: differences.slice(0, count) }
}

/** True unless the row already had this state: a row may be found twice. */
function arrangeRow({ states, numbers, giveArmband }: Rows, row: number, state: number): boolean {
  const before = states[row] as number
  if (state === before) return false
  if (((state ^ before) & PASSED) !== 0) {
    const [captain, vice] = numbers(row) as Uint16Array & [number, number]
    if ((state & PASSED) !== 0) giveArmband(row, vice, captain)
    else giveArmband(row, captain, vice)
  }
  states[row] = state
  return true
}

/** Applies the plans, in blocks of what each row wins or loses. */
export function* arrange(table: Rows, plans: readonly Plan[]): Generator<Moves, void> {
  for (const { rows, states, differences } of plans) {
    let count = 0
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i] as number
      const difference = differences[i] as number
      if (!arrangeRow(table, row, states[i] as number) || difference === 0) continue
      // The earlier entries of the plan are no longer needed.
      rows[count] = row
      differences[count++] = difference
    }
    yield { entrants: rows, differences, count }
  }
}
