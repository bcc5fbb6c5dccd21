import { arrangementOf, PASSED, type Attendance } from '#domain/scoring/arrangement.ts'
import { captainBonusTenths } from '#domain/scoring/captain-points.ts'
import type { Moves } from './rank-board.ts'

/** Beside the bits of the arrangement. */
export const HAS_VICE = PASSED << 1

/** Lineups as their table holds them. */
interface Rows {
  states: Uint8Array
  /** A row as it was put; good until the next one. */
  numbers(row: number): Uint16Array
  /** Of the reserves who have come in. */
  sumEntered(row: number, values: Int32Array): number
  giveArmband(row: number, to: number, from: number): void
}

/** Some rows, and how each is to be arranged. */
export interface Plan {
  rows: Int32Array
  states: Uint8Array
}

/** Whoever of those found is arranged otherwise now. */
export function planOf({ states, numbers }: Rows, found: Int32Array, attendance: Attendance): Plan {
  const plan = { rows: new Int32Array(found.length), states: new Uint8Array(found.length) }
  let count = 0
  for (let i = 0; i < found.length; i++) {
    const row = found[i] as number
    const before = states[row] as number
    const after = arrangementOf(numbers(row), attendance, (before & HAS_VICE) !== 0) | (before & HAS_VICE)
    if (after === before) continue
    plan.rows[count] = row
    plan.states[count++] = after
  }
  return { rows: plan.rows.slice(0, count), states: plan.states.slice(0, count) }
}

/** Returns what the row wins or loses by it. */
function arrangeRow({ states, numbers, sumEntered, giveArmband }: Rows, row: number, to: Arranged): number {
  const { state, points } = to
  const before = states[row] as number
  // It may have been found twice.
  if (state === before) return 0
  const entered = sumEntered(row, points)
  const [captain, vice] = numbers(row) as Uint16Array & [number, number]
  states[row] = state
  const difference = sumEntered(row, points) - entered
  if (((state ^ before) & PASSED) === 0) return difference
  const hasPassed = (state & PASSED) !== 0
  if (hasPassed) giveArmband(row, vice, captain)
  else giveArmband(row, captain, vice)
  const bonus = captainBonusTenths(points[vice] as number) - captainBonusTenths(points[captain] as number)
  return difference + (hasPassed ? bonus : -bonus)
}

interface Arranged {
  state: number
  points: Int32Array
}

/** As planned, in blocks of what each wins or loses by it. */
export function* arrange(table: Rows, plans: readonly Plan[], points: Int32Array): Generator<Moves, void> {
  for (const { rows, states } of plans) {
    const differences = new Int32Array(rows.length)
    let count = 0
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i] as number
      const difference = arrangeRow(table, row, { state: states[i] as number, points })
      if (difference === 0) continue
      // What was read before it is not needed any more.
      rows[count] = row
      differences[count++] = difference
    }
    yield { entrants: rows, differences, count }
  }
}
