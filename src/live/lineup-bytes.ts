/** Eleven players and a byte that stays 0, so that a row is three words whichever end of a word comes first. */
export const ROW_BYTES = 12
export const ROW_WORDS = 3

/** A number for each index from 0: never one with a low byte of 0, which stands for nobody. */
export const playerNumber = (index: number): number => index + 1 + Math.floor(index / 255)

/** Few enough for what is found in a block to stay in the processor's nearest memory. */
export const BLOCK_ROWS = 4096

const MINUS_ONES = -0x01010101
const TOPS = -0x7f7f7f80

export interface Range {
  from: number
  to: number
}

/** Room for a row more where their number is odd: two are looked at together. */
export const rowBytes = (rows: number): Uint8Array => new Uint8Array((rows + (rows & 1)) * ROW_BYTES)

/**
 * Writes the rows that hold a byte (not 0) and says how many. A byte that equals the wanted one becomes 0, and a word
 * has one exactly if subtracting borrows into a top bit that was not set. Without a branch: who owns whom is chance,
 * and guessing it wrong costs more than writing a row in vain. Two rows a turn take a sixth less time than one.
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
/** Multiplied by it, the lowest bits of four bytes become the four highest, that of the first byte the lowest of them. */
const GATHER = IS_LITTLE_ENDIAN ? 0x10204080 : 0x80402010
const SEVENS = 0x7f7f7f7f

/** A bit for each of four bytes that is 0; unlike a borrow, which an equal byte below may cause, that is said of each by itself. */
const zeroesOf = (word: number): number => Math.imul(~(((word & SEVENS) + SEVENS) | word | SEVENS) >>> 7, GATHER) >>> 28

/** A bit for each place of a row whose byte is repeated in `wanted`. */
function placesOf(words: Int32Array, row: number, wanted: number): number {
  const at = row * ROW_WORDS
  return (
    zeroesOf((words[at] as number) ^ wanted) |
    (zeroesOf((words[at + 1] as number) ^ wanted) << 4) |
    (zeroesOf((words[at + 2] as number) ^ wanted) << 8)
  )
}

/** The higher bits of a row's numbers, each in an array of its own with a bit a place. */
export type HighBits = readonly Uint16Array[]

/** What the number at a place has above its byte. */
export function higherBits(high: HighBits, row: number, place: number): number {
  let bits = 0
  for (let bit = 0; bit < high.length; bit++)
    bits |= ((((high[bit] as Uint16Array)[row] as number) >> place) & 1) << (8 + bit)
  return bits
}

/** A bit for each place of a row whose higher bits are not those of a number. */
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

/** The place of a number (with a byte that is not 0) in one row; -1 if it is nowhere. */
export function placeOfNumber({ words, high }: Lineups, row: number, number: number): number {
  if (number >> (8 + high.length) > 0) return -1
  const places = placesOf(words, row, Math.imul(number & 0xff, 0x01010101)) & ~wrongIn(high, row, number)
  return 31 - Math.clz32(places & -places)
}

/** Rows of a block. */
export interface Holders {
  rows: Int32Array
  won: Int32Array
  found: number
}

export interface Gain {
  number: number
  /** What every row wins that holds the number, and what one wins on top where it stands first. */
  each: number
  first: number
}

/** Of rows that hold the low byte of a number, those that hold the number itself: again without a branch. */
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
  // Two of the arrays are read by name, those of a thousand players; `tenth` is the ninth again where there is no other.
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

/** The same for rows of one word: the four seats of a bench. */
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
