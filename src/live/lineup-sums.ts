import { MOST_PLAYERS } from '#domain/sport/modality.ts'
import { IS_LITTLE_ENDIAN, ROW_BYTES, ROW_WORDS, type HighBits, type Range } from './lineup-bytes.ts'

interface Lineups {
  bytes: Uint8Array
  /** The same in words. */
  words: Int32Array
  high: HighBits
}

/** Values by number: that of nobody must be 0. */
export interface Worth {
  each: Int32Array
  /** On top for who stands first. */
  first: Int32Array
}

export interface PlayerChange {
  /** The player as `playerNumber` names him. */
  player: number
  /** What a lineup that counts him wins, and what it wins on top when he has its armband. */
  fielded: number
  captain: number
}

/** Nothing yet, for so many numbers. */
const worthOf = (numbers: number): Worth => ({ each: new Int32Array(numbers), first: new Int32Array(numbers) })

export function worthOfChanges(changes: readonly PlayerChange[], numbers: number): Worth {
  const worth = worthOf(numbers)
  for (const { player, fielded, captain } of changes) {
    worth.each[player] = (worth.each[player] as number) + fielded
    worth.first[player] = (worth.first[player] as number) + captain
  }
  return worth
}

/** Whoever has turned counts as so much more than all absent players of a row. */
export const TURNED = 1 << 16

/** 1 for each who is absent, and `TURNED` on top for who has played or was found absent just now. */
export function worthOfAbsences(missed: Uint8Array, turned: readonly number[], numbers: number): Worth {
  const worth = worthOf(numbers)
  worth.each.set(missed.subarray(0, numbers))
  for (const number of turned) if (number < numbers) worth.each[number] = (worth.each[number] as number) + TURNED
  return worth
}

/** What each row is worth, where a byte is a number. */
function sumRows({ bytes, words }: Lineups, { each, first, from, to }: Worth & Range, sums: Int32Array): void {
  for (let row = from, at = from * ROW_WORDS; row < to; row++, at += ROW_WORDS) {
    const a = words[at] as number
    const b = words[at + 1] as number
    const c = words[at + 2] as number
    sums[row - from] =
      (first[bytes[row * ROW_BYTES] as number] as number) +
      (each[a & 255] as number) +
      (each[(a >>> 8) & 255] as number) +
      (each[(a >>> 16) & 255] as number) +
      (each[a >>> 24] as number) +
      (each[b & 255] as number) +
      (each[(b >>> 8) & 255] as number) +
      (each[(b >>> 16) & 255] as number) +
      (each[b >>> 24] as number) +
      (each[c & 255] as number) +
      (each[(c >>> 8) & 255] as number) +
      (each[(c >>> 16) & 255] as number) +
      (each[c >>> 24] as number)
  }
}

/** By number, of a few hundred players: the ninth bit of each place lies in an array of its own. In words whose first byte is the lowest. */
function sumWideRows(
  { words, high: [ninth] }: Lineups,
  { each, first, from, to }: Worth & Range,
  sums: Int32Array,
): void {
  const lower = ninth as Uint16Array
  for (let row = from, at = from * ROW_WORDS; row < to; row++, at += ROW_WORDS) {
    const a = words[at] as number
    const b = words[at + 1] as number
    const c = words[at + 2] as number
    const low = (lower[row] as number) << 8
    const captain = (a & 255) | (low & 256)
    sums[row - from] =
      (first[captain] as number) +
      (each[captain] as number) +
      (each[((a >>> 8) & 255) | ((low >> 1) & 256)] as number) +
      (each[((a >>> 16) & 255) | ((low >> 2) & 256)] as number) +
      (each[(a >>> 24) | ((low >> 3) & 256)] as number) +
      (each[(b & 255) | ((low >> 4) & 256)] as number) +
      (each[((b >>> 8) & 255) | ((low >> 5) & 256)] as number) +
      (each[((b >>> 16) & 255) | ((low >> 6) & 256)] as number) +
      (each[(b >>> 24) | ((low >> 7) & 256)] as number) +
      (each[(c & 255) | ((low >> 8) & 256)] as number) +
      (each[((c >>> 8) & 255) | ((low >> 9) & 256)] as number) +
      (each[((c >>> 16) & 255) | ((low >> 10) & 256)] as number)
  }
}

/** Of a thousand: the tenth bit in another. */
function sumWiderRows(
  { words, high: [ninth, tenth] }: Lineups,
  { each, first, from, to }: Worth & Range,
  sums: Int32Array,
): void {
  const [lower, upper] = [ninth as Uint16Array, tenth as Uint16Array]
  for (let row = from, at = from * ROW_WORDS; row < to; row++, at += ROW_WORDS) {
    const a = words[at] as number
    const b = words[at + 1] as number
    const c = words[at + 2] as number
    const low = (lower[row] as number) << 8
    const high = (upper[row] as number) << 9
    const captain = (a & 255) | (low & 256) | (high & 512)
    sums[row - from] =
      (first[captain] as number) +
      (each[captain] as number) +
      (each[((a >>> 8) & 255) | ((low >> 1) & 256) | ((high >> 1) & 512)] as number) +
      (each[((a >>> 16) & 255) | ((low >> 2) & 256) | ((high >> 2) & 512)] as number) +
      (each[(a >>> 24) | ((low >> 3) & 256) | ((high >> 3) & 512)] as number) +
      (each[(b & 255) | ((low >> 4) & 256) | ((high >> 4) & 512)] as number) +
      (each[((b >>> 8) & 255) | ((low >> 5) & 256) | ((high >> 5) & 512)] as number) +
      (each[((b >>> 16) & 255) | ((low >> 6) & 256) | ((high >> 6) & 512)] as number) +
      (each[(b >>> 24) | ((low >> 7) & 256) | ((high >> 7) & 512)] as number) +
      (each[(c & 255) | ((low >> 8) & 256) | ((high >> 8) & 512)] as number) +
      (each[((c >>> 8) & 255) | ((low >> 9) & 256) | ((high >> 9) & 512)] as number) +
      (each[((c >>> 16) & 255) | ((low >> 10) & 256) | ((high >> 10) & 512)] as number)
  }
}

/** Of more than a thousand, or where words are the other way round. */
function sumWidestRows({ bytes, high }: Lineups, { each, first, from, to }: Worth & Range, sums: Int32Array): void {
  for (let row = from; row < to; row++) {
    let sum = 0
    for (let place = 0; place < MOST_PLAYERS; place++) {
      let number = bytes[row * ROW_BYTES + place] as number
      for (let bit = 0; bit < high.length; bit++)
        number |= ((((high[bit] as Uint16Array)[row] as number) >> place) & 1) << (8 + bit)
      sum += (each[number] as number) + (place === 0 ? (first[number] as number) : 0)
    }
    sums[row - from] = sum
  }
}

/** What the eleven of each row of a range are worth. */
export function sumLineups(lineups: Lineups, of: Worth & Range, sums: Int32Array): void {
  if (lineups.high.length === 0) sumRows(lineups, of, sums)
  else if (IS_LITTLE_ENDIAN && lineups.high.length === 1) sumWideRows(lineups, of, sums)
  else if (IS_LITTLE_ENDIAN && lineups.high.length === 2) sumWiderRows(lineups, of, sums)
  else sumWidestRows(lineups, of, sums)
}
