import { captainBonusTenths } from '#domain/scoring/captain-points.ts'
import { SQUAD_SIZE } from '#domain/squad/squad.ts'
import { BLOCK_ROWS, findByte, ROW_BYTES, sumRows } from './lineup-bytes.ts'
import type { Moves } from './rank-board.ts'

export interface PlayerChange {
  /** The player as `playerNumber` names him. */
  player: number
  /** What a lineup that holds him wins, and what it wins on top when he is its captain. */
  fielded: number
  captain: number
}

/** Lineups by row; one that was never put holds nobody. */
export interface LineupTable {
  readonly rows: number
  /** Eleven different players, the captain first. */
  put(row: number, numbers: ArrayLike<number>): void
  isEmpty(row: number): boolean
  /** Where a row holds a player: 0 for its captain, -1 if nowhere. */
  placeOf(row: number, player: number): number
  tenths(row: number, points: Int32Array): number
  /** What the changes are to each row, in blocks that are good until the next one. A row may come several times. */
  forEachChange(changes: readonly PlayerChange[], visit: (moves: Moves) => void): void
}

/** Above this many at once it is quicker to add up every lineup than to look for each player's owners; twice as many for
 * each array of higher bits, which adding up must read for every place. */
const FEW_CHANGES = 3
const ALL_PLACES = (1 << SQUAD_SIZE) - 1

/** A number for each index from 0: never one with a low byte of 0, which stands for nobody. */
export const playerNumber = (index: number): number => index + 1 + Math.floor(index / 255)

/**
 * A byte a player and no index of owners: a scan that compares four bytes at once finds them among a million lineups
 * in less time than their ranks take to move. From the 256th player on, the higher bits of a row's eleven numbers lie
 * in further arrays: two bytes a lineup for every doubling.
 */
export function createLineupTable(rows: number): LineupTable {
  const bytes = new Uint8Array(rows * ROW_BYTES)
  const words = new Int32Array(bytes.buffer)
  const high: Uint16Array[] = []
  const entrants = new Int32Array(BLOCK_ROWS)
  const differences = new Int32Array(BLOCK_ROWS)

  function numberAt(row: number, place: number): number {
    let number = bytes[row * ROW_BYTES + place] as number
    for (let bit = 0; bit < high.length; bit++)
      number |= ((((high[bit] as Uint16Array)[row] as number) >> place) & 1) << (8 + bit)
    return number
  }

  /** Only the places whose higher bits are his are compared. */
  function placeOf(row: number, player: number): number {
    let places = ALL_PLACES
    for (let bit = 0; bit < high.length; bit++) {
      const bits = (high[bit] as Uint16Array)[row] as number
      places &= (player >> (8 + bit)) & 1 ? bits : ~bits
    }
    for (; places !== 0; places &= places - 1) {
      const place = 31 - Math.clz32(places & -places)
      if (bytes[row * ROW_BYTES + place] === (player & 0xff)) return place
    }
    return -1
  }

  /** Of the rows found in a block, those that really hold the player (others share his low byte), with their change. */
  function keepOwners({ player, fielded, captain }: PlayerChange, found: number): number {
    const isWide = high.length > 0
    let count = 0
    for (let i = 0; i < found; i++) {
      const row = entrants[i] as number
      const place = isWide ? placeOf(row, player) : Number(bytes[row * ROW_BYTES] !== player)
      if (place < 0) continue
      entrants[count] = row
      differences[count++] = place === 0 ? fielded + captain : fielded
    }
    return count
  }

  function changeOwners(change: PlayerChange, visit: (moves: Moves) => void) {
    const byte = change.player & 0xff
    for (let from = 0; from < rows; from += BLOCK_ROWS) {
      const found = findByte(words, { byte, from, to: Math.min(rows, from + BLOCK_ROWS) }, entrants)
      visit({ entrants, differences, count: keepOwners(change, found) })
    }
  }

  function changeAll(changes: readonly PlayerChange[], visit: (moves: Moves) => void) {
    const fielded = new Int32Array(256 << high.length)
    const captain = new Int32Array(256 << high.length)
    for (const change of changes) {
      fielded[change.player] = (fielded[change.player] as number) + change.fielded
      captain[change.player] = (captain[change.player] as number) + change.captain
    }
    for (let from = 0; from < rows; from += BLOCK_ROWS) {
      const to = Math.min(rows, from + BLOCK_ROWS)
      if (high.length === 0) sumRows(words, { values: fielded, from, to }, differences)
      else for (let row = from; row < to; row++) differences[row - from] = sum(row, fielded)
      let count = 0
      for (let row = from; row < to; row++) {
        entrants[count] = row
        differences[count] = (differences[row - from] as number) + (captain[numberAt(row, 0)] as number)
        if (differences[count] !== 0) count++
      }
      visit({ entrants, differences, count })
    }
  }

  function sum(row: number, values: Int32Array): number {
    let total = 0
    for (let place = 0; place < SQUAD_SIZE; place++) total += values[numberAt(row, place)] as number
    return total
  }

  return {
    rows,
    put: (row, numbers) => {
      for (let place = 0; place < SQUAD_SIZE; place++) {
        const number = numbers[place] as number
        bytes[row * ROW_BYTES + place] = number
        while (number >> (8 + high.length) > 0) high.push(new Uint16Array(rows))
        high.forEach((bits, bit) => {
          bits[row] = (bits[row] as number) | (((number >> (8 + bit)) & 1) << place)
        })
      }
    },
    isEmpty: (row) => bytes[row * ROW_BYTES] === 0,
    placeOf,
    tenths: (row, points) => sum(row, points) + captainBonusTenths(points[numberAt(row, 0)] as number),
    forEachChange: (changes, visit) => {
      if (changes.length > FEW_CHANGES << high.length) changeAll(changes, visit)
      else for (const change of changes) changeOwners(change, visit)
    },
  }
}
