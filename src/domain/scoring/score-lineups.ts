import { MOST_PLAYERS } from '#domain/sport/modality.ts'
import { captainBonusTenths } from './captain-points.ts'
import type { PackedLineups } from './pack-lineups.ts'

const IS_LITTLE_ENDIAN = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1

/**
 * SC7 for a whole round at once. Indices are read four (or two) at a time from 32-bit
 * words: once any part of the process has handed a buffer over, every access to a typed array costs a look at whether
 * this one is still there, so what counts is how few there are. Hence a captain at the first place, with a table of his own.
 */
export function scoreLineups(
  { players }: PackedLineups,
  points: Int16Array | Int32Array,
  out?: Int32Array,
): Int32Array {
  const count = players.length / MOST_PLAYERS
  if (!Number.isInteger(count)) throw new RangeError(`${players.length} player indices are no whole lineups`)
  const scores = out ?? new Int32Array(count)
  if (scores.length < count) throw new RangeError(`${count} lineups do not fit in ${scores.length} scores`)
  const tables = lookup(points, 2 ** (8 * players.BYTES_PER_ELEMENT))
  const together = IS_LITTLE_ENDIAN && players.byteOffset % 4 === 0 ? 4 / players.BYTES_PER_ELEMENT : count + 1
  const unrolled = count - (count % together)
  const words =
    unrolled > 0 ? new Int32Array(players.buffer, players.byteOffset, (unrolled / together) * MOST_PLAYERS) : null
  if (words) (together === 4 ? scoreFours : scorePairs)({ ...tables, words, scores, count: unrolled })
  for (let lineup = unrolled; lineup < count; lineup++) {
    const start = lineup * MOST_PLAYERS
    let sum = tables.captainTable[players[start] ?? 0] ?? 0
    for (let i = start + 1; i < start + MOST_PLAYERS; i++) sum += tables.table[players[i] ?? 0] ?? 0
    scores[lineup] = sum
  }
  return scores
}

/** Tables over every possible index make an index without points count 0 instead of NaN. */
function lookup(points: Int16Array | Int32Array, indices: number) {
  const table = new Int32Array(indices)
  table.set(points.subarray(0, indices))
  return { table, captainTable: table.map((tenths) => tenths + captainBonusTenths(tenths)) }
}

interface Unrolled {
  words: Int32Array
  table: Int32Array
  captainTable: Int32Array
  scores: Int32Array
  count: number
}

/** Eleven words are four lineups of bytes. Written out: as a loop it takes three times as long. */
function scoreFours({ words, table, captainTable, scores, count }: Unrolled): void {
  for (let lineup = 0, at = 0; lineup < count; lineup += 4, at += MOST_PLAYERS) {
    const a = words[at] as number
    const b = words[at + 1] as number
    const c = words[at + 2] as number
    const d = words[at + 3] as number
    const e = words[at + 4] as number
    const f = words[at + 5] as number
    const g = words[at + 6] as number
    const h = words[at + 7] as number
    const i = words[at + 8] as number
    const j = words[at + 9] as number
    const k = words[at + 10] as number
    scores[lineup] =
      (captainTable[a & 0xff] as number) +
      (table[(a >>> 8) & 0xff] as number) +
      (table[(a >>> 16) & 0xff] as number) +
      (table[a >>> 24] as number) +
      (table[b & 0xff] as number) +
      (table[(b >>> 8) & 0xff] as number) +
      (table[(b >>> 16) & 0xff] as number) +
      (table[b >>> 24] as number) +
      (table[c & 0xff] as number) +
      (table[(c >>> 8) & 0xff] as number) +
      (table[(c >>> 16) & 0xff] as number)
    scores[lineup + 1] =
      (captainTable[c >>> 24] as number) +
      (table[d & 0xff] as number) +
      (table[(d >>> 8) & 0xff] as number) +
      (table[(d >>> 16) & 0xff] as number) +
      (table[d >>> 24] as number) +
      (table[e & 0xff] as number) +
      (table[(e >>> 8) & 0xff] as number) +
      (table[(e >>> 16) & 0xff] as number) +
      (table[e >>> 24] as number) +
      (table[f & 0xff] as number) +
      (table[(f >>> 8) & 0xff] as number)
    scores[lineup + 2] =
      (captainTable[(f >>> 16) & 0xff] as number) +
      (table[f >>> 24] as number) +
      (table[g & 0xff] as number) +
      (table[(g >>> 8) & 0xff] as number) +
      (table[(g >>> 16) & 0xff] as number) +
      (table[g >>> 24] as number) +
      (table[h & 0xff] as number) +
      (table[(h >>> 8) & 0xff] as number) +
      (table[(h >>> 16) & 0xff] as number) +
      (table[h >>> 24] as number) +
      (table[i & 0xff] as number)
    scores[lineup + 3] =
      (captainTable[(i >>> 8) & 0xff] as number) +
      (table[(i >>> 16) & 0xff] as number) +
      (table[i >>> 24] as number) +
      (table[j & 0xff] as number) +
      (table[(j >>> 8) & 0xff] as number) +
      (table[(j >>> 16) & 0xff] as number) +
      (table[j >>> 24] as number) +
      (table[k & 0xff] as number) +
      (table[(k >>> 8) & 0xff] as number) +
      (table[(k >>> 16) & 0xff] as number) +
      (table[k >>> 24] as number)
  }
}

/** Eleven words are two lineups of 16-bit indices, for a market of more than 256 players. */
function scorePairs({ words, table, captainTable, scores, count }: Unrolled): void {
  for (let lineup = 0, at = 0; lineup < count; lineup += 2, at += MOST_PLAYERS) {
    const a = words[at] as number
    const b = words[at + 1] as number
    const c = words[at + 2] as number
    const d = words[at + 3] as number
    const e = words[at + 4] as number
    const f = words[at + 5] as number
    const g = words[at + 6] as number
    const h = words[at + 7] as number
    const i = words[at + 8] as number
    const j = words[at + 9] as number
    const k = words[at + 10] as number
    scores[lineup] =
      (captainTable[a & 0xffff] as number) +
      (table[a >>> 16] as number) +
      (table[b & 0xffff] as number) +
      (table[b >>> 16] as number) +
      (table[c & 0xffff] as number) +
      (table[c >>> 16] as number) +
      (table[d & 0xffff] as number) +
      (table[d >>> 16] as number) +
      (table[e & 0xffff] as number) +
      (table[e >>> 16] as number) +
      (table[f & 0xffff] as number)
    scores[lineup + 1] =
      (captainTable[f >>> 16] as number) +
      (table[g & 0xffff] as number) +
      (table[g >>> 16] as number) +
      (table[h & 0xffff] as number) +
      (table[h >>> 16] as number) +
      (table[i & 0xffff] as number) +
      (table[i >>> 16] as number) +
      (table[j & 0xffff] as number) +
      (table[j >>> 16] as number) +
      (table[k & 0xffff] as number) +
      (table[k >>> 16] as number)
  }
}
