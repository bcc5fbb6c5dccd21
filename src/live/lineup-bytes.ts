/** Eleven players and a byte that stays 0. So a row is three words, in either byte order. */
export const ROW_BYTES = 12
export const ROW_WORDS = 3

/** A number for each index from 0. Its low byte is never 0, because 0 means nobody. */
export const playerNumber = (index: number): number => index + 1 + Math.floor(index / 255)

/** Few enough that the rows found in a block stay in the processor's first-level cache. */
export const BLOCK_ROWS = 4096

const MINUS_ONES = -0x01010101
const TOPS = -0x7f7f7f80

export interface Range {
  from: number
  to: number
}

/** Room for one more row if the number is odd: the scan handles two rows in each turn. */
export const rowBytes = (rows: number): Uint8Array => new Uint8Array((rows + (rows & 1)) * ROW_BYTES)

/**
 * Writes the rows that hold a byte (not 0) and returns their number. XOR turns a wanted byte into 0. A word has a zero
 * byte exactly if subtracting borrows into a top bit that was not set. Without a branch: ownership is random, and a
 * wrong branch prediction costs more than a useless write. Two rows in each turn take a sixth less time than one.
 */
export function findByte(words: Int32Array, { byte, from, to }: Range & { byte: number }, rows: Int32Array): number {
  const wanted = Math.imul(byte, 0x01010101)
  let count = 0
  for (let row = from, at = from * ROW_WORDS; row < to; row += 2, at += 2 * ROW_WORDS) {
    const a = (words[at] as number) ^ wanted
    const b = (words[at + 1] as number) ^ wanted
    const c = (words[at + 2] as number) ^ wanted
    const d = (words[at + 3] as number) ^ wanted
    const e = (words[at + 4] as number) ^ wanted
    const f = (words[at + 5] as number) ^ wanted
    const first = ((((a + MINUS_ONES) | 0) & ~a) | (((b + MINUS_ONES) | 0) & ~b) | (((c + MINUS_ONES) | 0) & ~c)) & TOPS
    const second =
      ((((d + MINUS_ONES) | 0) & ~d) | (((e + MINUS_ONES) | 0) & ~e) | (((f + MINUS_ONES) | 0) & ~f)) & TOPS
    rows[count] = row
    count = (count + ((first | -first) >>> 31)) | 0
    rows[count] = row + 1
    count = (count + ((second | -second) >>> 31)) | 0
  }
  return count
}

export const IS_LITTLE_ENDIAN = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1
/**
 * Multiplying by this number moves the lowest bit of each of four bytes into the four highest bits of the product. The
 * bit of the first byte becomes the lowest of these four.
 */
const GATHER = IS_LITTLE_ENDIAN ? 0x10204080 : 0x80402010
const SEVENS = 0x7f7f7f7f

/**
 * One bit for each of four bytes that is 0. The test of `findByte` can also mark the byte above a zero byte. This test
 * decides each byte alone.
 */
const zeroesOf = (word: number): number => Math.imul(~(((word & SEVENS) + SEVENS) | word | SEVENS) >>> 7, GATHER) >>> 28

/** One bit for each place of a row whose byte is repeated in `wanted`. */
function placesOf(words: Int32Array, row: number, wanted: number): number {
  const at = row * ROW_WORDS
  return (
    zeroesOf((words[at] as number) ^ wanted) |
    (zeroesOf((words[at + 1] as number) ^ wanted) << 4) |
    (zeroesOf((words[at + 2] as number) ^ wanted) << 8)
  )
}

/** The higher bits of a row's numbers, each in an array of its own with one bit for each place. */
export type HighBits = readonly Uint16Array[]

/** The bits above the low byte of the number at a place, where they belong in that number. */
export function higherBits(high: HighBits, row: number, place: number): number {
  let bits = 0
  for (let bit = 0; bit < high.length; bit++)
    bits |= ((((high[bit] as Uint16Array)[row] as number) >> place) & 1) << (8 + bit)
  return bits
}

/** One bit for each place of a row whose higher bits differ from those of a number. */
function wrongIn(high: HighBits, row: number, number: number): number {
  let wrong = 0
  for (let bit = 0; bit < high.length; bit++)
    wrong |= ((high[bit] as Uint16Array)[row] as number) ^ -((number >> (8 + bit)) & 1)
  return wrong
}

interface Lineups {
  words: Int32Array
  high: HighBits
}

/** The place of a number (its byte is not 0) in one row; -1 if the row does not have it. */
export function placeOfNumber({ words, high }: Lineups, row: number, number: number): number {
  if (number >> (8 + high.length) > 0) return -1
  const places = placesOf(words, row, Math.imul(number & 0xff, 0x01010101)) & ~wrongIn(high, row, number)
  return 31 - Math.clz32(places & -places)
}

/** Rows of a block, and what each wins. Only the first `found` entries are in use. */
export interface Holders {
  rows: Int32Array
  won: Int32Array
  found: number
}

export interface Gain {
  number: number
  /** What every row with the number wins, and what a row wins in addition if the number is first. */
  each: number
  first: number
}

/** Among the rows with the low byte of a number, keeps those with the number itself. Again without a branch. */
export function keepHolders(
  { words, high }: Lineups,
  { number, each, first }: Gain,
  { rows, won, found }: Holders,
): number {
  if (number >> (8 + high.length) > 0) return 0
  const wanted = Math.imul(number & 0xff, 0x01010101)
  const ninth = high[0]
  if (!ninth) {
    for (let i = 0; i < found; i++) {
      const differing = (words[(rows[i] as number) * ROW_WORDS] as number) ^ wanted
      won[i] = each + (-(zeroesOf(differing) & 1) & first)
    }
    return found
  }
  // Reads two of the arrays by name, enough for a thousand players. `tenth` repeats the ninth if there is no other.
  const tenth = high[1] ?? ninth
  const ninthFlip = -((number >> 8) & 1)
  const tenthFlip = high.length > 1 ? -((number >> 9) & 1) : ninthFlip
  const isWider = high.length > 2
  let count = 0
  for (let i = 0; i < found; i++) {
    const row = rows[i] as number
    const wrong = ((ninth[row] as number) ^ ninthFlip) | ((tenth[row] as number) ^ tenthFlip)
    const places = placesOf(words, row, wanted) & ~(isWider ? wrongIn(high, row, number) : wrong)
    rows[count] = row
    won[count] = each + (-(places & 1) & first)
    count = (count + ((places | -places) >>> 31)) | 0
  }
  return count
}

/** Like `findByte`, for rows of one word: the four seats of a bench. */
export function findSeat(words: Int32Array, { byte, from, to }: Range & { byte: number }, rows: Int32Array): number {
  const wanted = Math.imul(byte, 0x01010101)
  let count = 0
  for (let row = from; row < to; row++) {
    const a = (words[row] as number) ^ wanted
    const borrowed = ((a + MINUS_ONES) | 0) & ~a & TOPS
    rows[count] = row
    count = (count + ((borrowed | -borrowed) >>> 31)) | 0
  }
  return count
}
