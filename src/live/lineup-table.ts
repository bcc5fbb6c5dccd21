import { BENCH_START, ENTERED, LINEUP_PLACES, PASSED } from '#domain/scoring/arrangement.ts'
import { captainBonusTenths } from '#domain/scoring/captain-points.ts'
import {
  BLOCK_ROWS,
  findByte,
  findSeat,
  higherBits,
  keepHolders,
  placeOfNumber,
  ROW_BYTES,
  rowBytes,
  type Range,
} from './lineup-bytes.ts'
import { createFavourites, type Favourites } from './favourites.ts'
import { arrange, HAS_VICE, planOf, type Plan, type RoundState } from './lineup-arrangement.ts'
import {
  sumLineup,
  sumLineups,
  TURNED,
  worthOfAbsences,
  worthOfChanges,
  type PlayerChange,
  type Worth,
} from './lineup-sums.ts'
import type { Moves } from './rank-board.ts'

/** Lineups by row; a row that was never put holds nobody. */
export interface LineupTable {
  readonly rows: number
  /**
   * Eleven places with different players, or 0 for nobody: the captain first, the vice second. Then one reserve for
   * each position, or 0.
   */
  put(row: number, lineup: { numbers: ArrayLike<number>; hasVice: boolean }): void
  isEmpty(row: number): boolean
  /** How a row counts a player: 0 with its armband, more without it, -1 if the row does not count the player. */
  placeOf(row: number, player: number): number
  tenths(row: number, points: Int32Array): number
  /** Which reserves have come in, and whether the armband has passed, as `arrangementOf` encodes it. */
  arrangement(row: number): number
  /** A row as it was put. */
  numbers(row: number): Uint16Array
  /** What the changes give each row, in blocks that are valid until the next one. A row may appear several times. */
  moves(changes: readonly PlayerChange[]): Generator<Moves, void>
  /**
   * Call it after the attendance of players has changed, with the points that all players have after the news. The
   * first generator finds the rows with a new arrangement and changes nothing. The returned generator brings reserves
   * in and passes armbands; it yields blocks of what that gives each row.
   */
  rearrange(players: readonly number[], round: RoundState): Generator<void, Generator<Moves, void>>
  /** Another table with every row as it was put, and room for that many rows. Yields between batches. */
  asPut(rows: number): Generator<void, LineupTable>
}

interface Stored {
  bytes: Uint8Array
  seats: Uint8Array
  states: Uint8Array
  high: readonly Uint16Array[]
}
type TakeRows = (other: Stored, range: Range) => void

/**
 * For more changes in one call, adding up every lineup is faster than searching the owners of each player. The limit is
 * higher if numbers need three arrays of higher bits, because adding up then reads place by place.
 */
const FEW_CHANGES = 3
const FEW_OF_MANY_PLAYERS = 24
const SEATS = LINEUP_PLACES - BENCH_START

/**
 * One byte for each player, and no index of owners: a scan that compares four bytes at a time finds them. From the
 * 256th player on, the higher bits of a row's numbers are in further arrays: two bytes a lineup for every doubling. The
 * player with the armband is always in the first place.
 */
export const createLineupTable = (rows: number, { sample }: { sample?: number } = {}): LineupTable =>
  lineupTable(rows, createFavourites(rows, { sample }))

function lineupTable(rows: number, favourites: Favourites, bits = 0): LineupTable & { takeRows: TakeRows } {
  const bytes = rowBytes(rows)
  const words = new Int32Array(bytes.buffer)
  const seats = new Uint8Array(rows * SEATS)
  const seatWords = new Int32Array(seats.buffer)
  const states = new Uint8Array(rows)
  const high = Array.from({ length: bits }, () => new Uint16Array(rows))
  const entrants = new Int32Array(BLOCK_ROWS)
  const differences = new Int32Array(BLOCK_ROWS)
  const places = new Uint16Array(LINEUP_PLACES)
  /** False until a reserve comes in for the first time: until then no points count from a bench. */
  let hasEntered = false

  function numberAt(row: number, place: number): number {
    const byte = place < BENCH_START ? bytes[row * ROW_BYTES + place] : seats[row * SEATS + place - BENCH_START]
    return (byte as number) | higherBits(high, row, place)
  }

  function putAt(row: number, place: number, number: number) {
    if (place < BENCH_START) bytes[row * ROW_BYTES + place] = number
    else seats[row * SEATS + place - BENCH_START] = number
    while (number >> (8 + high.length) > 0) high.push(new Uint16Array(rows))
    for (let bit = 0; bit < high.length; bit++) {
      const bits = high[bit] as Uint16Array
      bits[row] = ((bits[row] as number) & ~(1 << place)) | (((number >> (8 + bit)) & 1) << place)
    }
  }

  /** The place of a reserve who has come in. */
  function placeOfEntered(row: number, player: number): number {
    const state = states[row] as number
    for (let seat = 0; seat < SEATS; seat++)
      if ((state >> seat) & 1 && numberAt(row, BENCH_START + seat) === player) return BENCH_START + seat
    return -1
  }

  /** Rows of a block with the player in their eleven, and what each wins. */
  function findOwners({ player, fielded, captain }: PlayerChange, range: Range): number {
    const into = { rows: entrants, won: differences }
    const gain = { number: player, each: fielded, first: captain }
    if (favourites.has(player)) return favourites.find(gain, range, into)
    const found = findByte(words, { byte: player & 0xff, ...range }, entrants)
    return keepHolders({ words, high }, gain, { ...into, found })
  }

  function keepEntered({ player, fielded }: PlayerChange, found: number): number {
    let count = 0
    for (let i = 0; i < found; i++) {
      const row = entrants[i] as number
      if (placeOfEntered(row, player) < 0) continue
      entrants[count] = row
      differences[count++] = fielded
    }
    return count
  }

  function* changeOwners(change: PlayerChange): Generator<Moves, void> {
    const byte = change.player & 0xff
    for (let from = 0; from < rows; from += BLOCK_ROWS) {
      const range = { byte, from, to: Math.min(rows, from + BLOCK_ROWS) }
      yield { entrants, differences, count: findOwners(change, range) }
      if (hasEntered) yield { entrants, differences, count: keepEntered(change, findSeat(seatWords, range, entrants)) }
    }
  }

  function* changeAll(changes: readonly PlayerChange[]): Generator<Moves, void> {
    const worth = worthOfChanges(changes, 256 << high.length)
    for (let from = 0; from < rows; from += BLOCK_ROWS) {
      const to = Math.min(rows, from + BLOCK_ROWS)
      sumLineups({ bytes, words, high }, { ...worth, from, to }, differences)
      if (hasEntered) addEntered({ values: worth.each, from, to })
      yield { from, differences, count: to - from }
    }
  }

  function addEntered({ values, from, to }: Range & { values: Int32Array }) {
    for (let row = from; row < to; row++) {
      const state = states[row] as number
      if ((state & ENTERED) === 0) continue
      differences[row - from] = (differences[row - from] as number) + sumEntered(row, state, values)
    }
  }

  function sumEntered(row: number, state: number, values: Int32Array): number {
    let total = 0
    for (let left = state & ENTERED, seat = 0; left !== 0; left >>= 1, seat++)
      if (left & 1) total += values[numberAt(row, BENCH_START + seat)] as number
    return total
  }

  function numbers(row: number): Uint16Array {
    for (let place = 0; place < LINEUP_PLACES; place++) places[place] = numberAt(row, place)
    if ((states[row] as number) & PASSED) places.set([numberAt(row, 1), numberAt(row, 0)])
    return places
  }

  function giveArmband(row: number, to: number, from: number) {
    putAt(row, 0, to)
    favourites.pass(row, to)
    putAt(row, 1, from)
  }

  /**
   * Rows in which the attendance of a player, or of a reserve, has changed. Rows are left out if nobody of their eleven
   * is absent and they were never arranged.
   */
  function findArranged({ from, to }: Range, absences: Worth): number {
    sumLineups({ bytes, words, high }, { ...absences, from, to }, differences)
    let count = 0
    for (let row = from; row < to; row++) {
      const sum = differences[row - from] as number
      if (sum % TURNED === 0 && ((states[row] as number) & ~HAS_VICE) === 0) continue
      if (sum >= TURNED || hasTurnedReserve(row, absences.each)) entrants[count++] = row
    }
    return count
  }

  function hasTurnedReserve(row: number, absences: Int32Array): boolean {
    for (let place = BENCH_START; place < LINEUP_PLACES; place++)
      if ((absences[numberAt(row, place)] as number) >= TURNED) return true
    return false
  }

  function* moves(changes: readonly PlayerChange[]): Generator<Moves, void> {
    if (changes.length > (high.length > 2 ? FEW_OF_MANY_PLAYERS : FEW_CHANGES)) yield* changeAll(changes)
    else for (const change of changes) yield* changeOwners(change)
  }

  function* rearrange(players: readonly number[], round: RoundState) {
    const isMany = players.length > FEW_CHANGES
    const absences = worthOfAbsences(round.attendance.missed, players, 256 << high.length)
    const table = { states, numbers, sumEntered, giveArmband }
    const plans: Plan[] = []
    const look = (found: number) => {
      const plan = planOf(table, entrants.subarray(0, found), round)
      if (plan.rows.length > 0) plans.push(plan)
      hasEntered ||= plan.states.some((state) => (state & ENTERED) !== 0)
    }
    for (let from = 0; from < rows; from += BLOCK_ROWS, yield) {
      const range = { from, to: Math.min(rows, from + BLOCK_ROWS) }
      if (isMany) look(findArranged(range, absences))
      else
        for (const player of players) {
          look(findByte(words, { byte: player & 0xff, ...range }, entrants))
          look(findSeat(seatWords, { byte: player & 0xff, ...range }, entrants))
        }
    }
    return arrange(table, plans)
  }

  /**
   * Copies whole rows in one step, so that a move of the other table between two steps finds each row whole. Reserves
   * leave again, and armbands go back.
   */
  function takeRows(other: Stored, { from, to }: Range) {
    bytes.set(other.bytes.subarray(from * ROW_BYTES, to * ROW_BYTES), from * ROW_BYTES)
    seats.set(other.seats.subarray(from * SEATS, to * SEATS), from * SEATS)
    for (const [bit, column] of other.high.entries()) high[bit]?.set(column.subarray(from, to), from)
    for (let row = from; row < to; row++) {
      const state = other.states[row] as number
      states[row] = state & HAS_VICE
      if (state & PASSED) giveArmband(row, numberAt(row, 1), numberAt(row, 0))
    }
  }

  return {
    rows,
    put: (row, lineup) => {
      for (let place = 0; place < LINEUP_PLACES; place++) putAt(row, place, lineup.numbers[place] ?? 0)
      states[row] = lineup.hasVice ? HAS_VICE : 0
      favourites.put(row, lineup.numbers)
    },
    isEmpty: (row) => bytes[row * ROW_BYTES] === 0,
    placeOf: (row, player) => {
      const place = favourites.has(player)
        ? favourites.placeOf(row, player)
        : placeOfNumber({ words, high }, row, player)
      return place < 0 && hasEntered ? placeOfEntered(row, player) : place
    },
    tenths: (row, points) =>
      sumLineup({ bytes, high }, row, points) +
      captainBonusTenths(points[numberAt(row, 0)] as number) +
      sumEntered(row, states[row] as number, points),
    arrangement: (row) => (states[row] as number) & ~HAS_VICE,
    numbers,
    moves,
    rearrange,
    takeRows,
    *asPut(count) {
      const copied = favourites.copy(count)
      const other = lineupTable(count, copied.favourites, high.length)
      for (let from = 0; from < rows; from += BLOCK_ROWS, yield) {
        const range = { from, to: Math.min(rows, from + BLOCK_ROWS) }
        copied.take(range)
        other.takeRows({ bytes, seats, states, high }, range)
      }
      return other
    },
  }
}
