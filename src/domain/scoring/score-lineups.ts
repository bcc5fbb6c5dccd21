export const LINEUP_SIZE = 11

export interface PackedLineups {
  /** Eleven player indices a lineup, one lineup after the other. */
  players: Uint16Array
  /** Which of the eleven is captain, 0 to 10. */
  captains: Uint8Array
  /** Tenths by player index. */
  points: Int16Array | Int32Array
}

const IS_LITTLE_ENDIAN = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1

/**
 * The same sums as lineupPointTenths for a whole round at once. Two lineups are eleven 32-bit words, so reading
 * the indices in pairs halves the loads of the only large array.
 */
export function scoreLineups({ players, captains, points }: PackedLineups, out?: Int32Array): Int32Array {
  const count = captains.length
  if (players.length !== count * LINEUP_SIZE)
    throw new RangeError(`${count} captains need ${count * LINEUP_SIZE} player indices, not ${players.length}`)
  const scores = out ?? new Int32Array(count)
  if (scores.length < count) throw new RangeError(`${count} lineups do not fit in ${scores.length} scores`)
  const table = lookup(points)
  const paired = IS_LITTLE_ENDIAN && players.byteOffset % 4 === 0 ? count - (count % 2) : 0
  if (paired > 0) scorePairs({ players, captains, table, scores, count: paired })
  for (let lineup = paired; lineup < count; lineup++) {
    const start = lineup * LINEUP_SIZE
    let sum = captainBonus(table, players[start + (captains[lineup] ?? 0)] ?? 0)
    for (let i = start; i < start + LINEUP_SIZE; i++) sum += table[players[i] ?? 0] ?? 0
    scores[lineup] = sum
  }
  return scores
}

/** A table over every possible index makes an index without points count 0 instead of NaN. */
function lookup(points: Int16Array | Int32Array): Int32Array {
  const table = new Int32Array(65536)
  table.set(points.subarray(0, 65536))
  return table
}

const captainBonus = (table: Int32Array, player: number): number => ((table[player] ?? 0) + 1) >> 1

/** Written out down to each look-up: as a loop it takes three times as long, with small functions half as long again. */
function scorePairs(pack: {
  players: Uint16Array
  captains: Uint8Array
  table: Int32Array
  scores: Int32Array
  count: number
}): void {
  const { players, captains, table, scores, count } = pack
  const words = new Int32Array(players.buffer, players.byteOffset, (count / 2) * LINEUP_SIZE)
  for (let lineup = 0, at = 0; lineup < count; lineup += 2, at += LINEUP_SIZE) {
    const a = words[at] as number
    const b = words[at + 1] as number
    const c = words[at + 2] as number
    const d = words[at + 3] as number
    const e = words[at + 4] as number
    const shared = words[at + 5] as number
    const f = words[at + 6] as number
    const g = words[at + 7] as number
    const h = words[at + 8] as number
    const i = words[at + 9] as number
    const j = words[at + 10] as number
    const first = players[at * 2 + (captains[lineup] as number)] as number
    const second = players[at * 2 + LINEUP_SIZE + (captains[lineup + 1] as number)] as number
    scores[lineup] =
      (table[a & 0xffff] as number) +
      (table[a >>> 16] as number) +
      (table[b & 0xffff] as number) +
      (table[b >>> 16] as number) +
      (table[c & 0xffff] as number) +
      (table[c >>> 16] as number) +
      (table[d & 0xffff] as number) +
      (table[d >>> 16] as number) +
      (table[e & 0xffff] as number) +
      (table[e >>> 16] as number) +
      (table[shared & 0xffff] as number) +
      (((table[first] as number) + 1) >> 1)
    scores[lineup + 1] =
      (table[shared >>> 16] as number) +
      (table[f & 0xffff] as number) +
      (table[f >>> 16] as number) +
      (table[g & 0xffff] as number) +
      (table[g >>> 16] as number) +
      (table[h & 0xffff] as number) +
      (table[h >>> 16] as number) +
      (table[i & 0xffff] as number) +
      (table[i >>> 16] as number) +
      (table[j & 0xffff] as number) +
      (table[j >>> 16] as number) +
      (((table[second] as number) + 1) >> 1)
  }
}
