/** Eleven players and a byte that stays 0, so that a row is three words whichever end of a word comes first. */
export const ROW_BYTES = 12
const ROW_WORDS = 3

/** Few enough for what is found in a block to stay in the processor's nearest memory. */
export const BLOCK_ROWS = 4096

const MINUS_ONES = -0x01010101
const TOPS = -0x7f7f7f80

interface Range {
  from: number
  to: number
}

/**
 * Writes the rows that hold a byte (not 0) and says how many. A byte that equals the wanted one becomes 0, and a word
 * has one exactly if subtracting borrows into a top bit that was not set. Without a branch: who owns whom is chance,
 * and guessing it wrong costs more than writing a row in vain.
 */
export function findByte(words: Int32Array, { byte, from, to }: Range & { byte: number }, rows: Int32Array): number {
  const wanted = Math.imul(byte, 0x01010101)
  let count = 0
  for (let row = from, at = from * ROW_WORDS; row < to; row++, at += ROW_WORDS) {
    const a = (words[at] as number) ^ wanted
    const b = (words[at + 1] as number) ^ wanted
    const c = (words[at + 2] as number) ^ wanted
    const borrowed =
      ((((a + MINUS_ONES) | 0) & ~a) | (((b + MINUS_ONES) | 0) & ~b) | (((c + MINUS_ONES) | 0) & ~c)) & TOPS
    rows[count] = row
    count = (count + ((borrowed | -borrowed) >>> 31)) | 0
  }
  return count
}

const IS_LITTLE_ENDIAN = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1

/** The place of a byte (not 0) in one row, without those places whose bit is set in `wrong`; -1 if it is nowhere else. */
export function placeOfByte(words: Int32Array, row: number, { byte, wrong }: { byte: number; wrong: number }): number {
  const wanted = Math.imul(byte, 0x01010101)
  for (let word = 0; word < ROW_WORDS; word++) {
    const differing = (words[row * ROW_WORDS + word] as number) ^ wanted
    for (let hits = ((differing + MINUS_ONES) | 0) & ~differing & TOPS; hits !== 0; hits &= hits - 1) {
      const shift = 24 - (Math.clz32(hits & -hits) & ~7)
      const place = word * 4 + (IS_LITTLE_ENDIAN ? shift >> 3 : 3 - (shift >> 3))
      // A borrow may have come from a byte below that was equal.
      if (((differing >>> shift) & 0xff) === 0 && ((wrong >> place) & 1) === 0) return place
    }
  }
  return -1
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

/** Sums of a value a byte; that of 0 must be 0. */
export function sumRows(
  words: Int32Array,
  { values, from, to }: Range & { values: Int32Array },
  sums: Int32Array,
): void {
  for (let row = from, at = from * ROW_WORDS; row < to; row++, at += ROW_WORDS) {
    const a = words[at] as number
    const b = words[at + 1] as number
    const c = words[at + 2] as number
    sums[row - from] =
      (values[a & 255] as number) +
      (values[(a >>> 8) & 255] as number) +
      (values[(a >>> 16) & 255] as number) +
      (values[a >>> 24] as number) +
      (values[b & 255] as number) +
      (values[(b >>> 8) & 255] as number) +
      (values[(b >>> 16) & 255] as number) +
      (values[b >>> 24] as number) +
      (values[c & 255] as number) +
      (values[(c >>> 8) & 255] as number) +
      (values[(c >>> 16) & 255] as number) +
      (values[c >>> 24] as number)
  }
}
