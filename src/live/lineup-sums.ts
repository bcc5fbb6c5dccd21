import { MOST_PLAYERS } from '#domain/sport/modality.ts'
import { higherBits, IS_LITTLE_ENDIAN, ROW_BYTES, ROW_WORDS, type HighBits, type Range } from './lineup-bytes.ts'

interface Lineups {
  bytes: Uint8Array
  /** The memory of `bytes`, read as words. */
  words: Int32Array
  high: HighBits
}

/** Values by player number. An empty place has a low byte of 0 and any higher bits: those values must all be 0. */
export interface Worth {
  each: Int32Array
  /** In addition for the player in the first place. */
  first: Int32Array
}

export interface PlayerChange {
  /** The number of the player, as `playerNumber` computes it. */
  player: number
  /** What a lineup wins that counts the player, and what it wins in addition with the player as captain. */
  fielded: number
  captain: number
}

/** Zeros, one for each number. */
const worthOf = (numbers: number): Worth => ({ each: new Int32Array(numbers), first: new Int32Array(numbers) })

export function worthOfChanges(changes: readonly PlayerChange[], numbers: number): Worth {
  const worth = worthOf(numbers)
  for (const { player, fielded, captain } of changes) {
    worth.each[player] = (worth.each[player] as number) + fielded
    worth.first[player] = (worth.first[player] as number) + captain
  }
  return worth
}

/** A player whose attendance has changed counts more than all absent players of a row together. */
export const TURNED = 1 << 16

/** The bit of the position for each absent player, plus `TURNED` for each player whose attendance has just changed. */
export function worthOfAbsences(missed: Uint8Array, turned: readonly number[], numbers: number): Worth {
  const worth = worthOf(numbers)
  worth.each.set(missed.subarray(0, numbers))
  for (const number of turned) if (number < numbers) worth.each[number] = (worth.each[number] as number) + TURNED
  return worth
}

/** What the eleven of one row are worth, however many bits their numbers have. */
export function sumLineup({ bytes, high }: Omit<Lineups, 'words'>, row: number, each: Int32Array): number {
  let sum = 0
  for (let place = 0; place < MOST_PLAYERS; place++)
    sum += each[(bytes[row * ROW_BYTES + place] as number) | higherBits(high, row, place)] as number
  return sum
}

/**
 * What the eleven of each row of a range are worth. Each turn sums four places: one place was slower, but only runs on
 * a busy machine showed it. The twelfth byte of a row is 0, an empty place, whatever its higher bits are.
 */
export function sumLineups(lineups: Lineups, { each, first, from, to }: Worth & Range, sums: Int32Array): void {
  const { bytes, words, high } = lineups
  const [ninth, tenth] = high
  const isWide = high.length > 2 || !IS_LITTLE_ENDIAN
  for (let row = from; row < to; row++) {
    if (isWide) {
      const captain = (bytes[row * ROW_BYTES] as number) | higherBits(high, row, 0)
      sums[row - from] = sumLineup(lineups, row, each) + (first[captain] as number)
      continue
    }
    let low = ninth ? (ninth[row] as number) << 8 : 0
    let top = tenth ? (tenth[row] as number) << 9 : 0
    const start = row * ROW_WORDS
    let sum = first[((words[start] as number) & 255) | (low & 256) | (top & 512)] as number
    for (let at = start; at < start + ROW_WORDS; at++, low >>= 4, top >>= 4) {
      const word = words[at] as number
      sum +=
        (each[(word & 255) | (low & 256) | (top & 512)] as number) +
        (each[((word >>> 8) & 255) | ((low >> 1) & 256) | ((top >> 1) & 512)] as number) +
        (each[((word >>> 16) & 255) | ((low >> 2) & 256) | ((top >> 2) & 512)] as number) +
        (each[(word >>> 24) | ((low >> 3) & 256) | ((top >> 3) & 512)] as number)
    }
    sums[row - from] = sum
  }
}
