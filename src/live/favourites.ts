import { MOST_PLAYERS } from '#domain/sport/modality.ts'
import type { Gain, Holders, Range } from './lineup-bytes.ts'

/** In a sample of this many lineups, the most popular players are almost always those of the whole round. */
const SAMPLE = 1 << 12
/**
 * The number of favourites. A mark has one bit for each favourite in the lineup. Above these, it has one bit for the
 * favourite with the armband.
 */
const MOST = 8

export interface Favourites {
  /** Call it for every lineup that is put. */
  put(row: number, numbers: ArrayLike<number>): void
  /** Call it whenever the armband of a row passes to another player; `number` is the player who gets it. */
  pass(row: number, number: number): void
  has(player: number): boolean
  /** For a favourite: 0 with the row's armband, 1 if the row only holds the player, -1 if not. */
  placeOf(row: number, player: number): number
  /** Writes the rows of a range that hold the favourite of `gain`, with what each wins; returns their number. */
  find(gain: Gain, range: Range, into: Omit<Holders, 'found'>): number
  /** A copy for a table that begins with the same lineups, filled some rows at a time. */
  copy(rows: number): { favourites: Favourites; take(range: Range): void }
}

interface Chosen {
  marks: Uint16Array
  /** The bit of each favourite, by player number; 0 for all other players. */
  bits: readonly number[]
}

function mark({ marks, bits }: Chosen, row: number, numbers: ArrayLike<number>): void {
  let all = (bits[numbers[0] as number] ?? 0) << MOST
  for (let place = 0; place < MOST_PLAYERS; place++) all |= bits[numbers[place] as number] ?? 0
  marks[row] = all
}

/** Without a branch: a wrong branch prediction costs more than a useless write. */
function findMarked(
  marks: Uint16Array,
  { shift, each, first, from, to }: Range & Omit<Gain, 'number'> & { shift: number },
  { rows, won }: Omit<Holders, 'found'>,
): number {
  let count = 0
  for (let row = from; row < to; row++) {
    const held = (marks[row] as number) >> shift
    rows[count] = row
    won[count] = each + (-((held >> MOST) & 1) & first)
    count = (count + (held & 1)) | 0
  }
  return count
}

type Seen = { row: number; numbers: number[] }[]

function choose(seen: Seen, rows: number): Chosen {
  const owners = new Map<number, number>()
  for (const { numbers } of seen) for (const number of numbers) owners.set(number, (owners.get(number) ?? 0) + 1)
  owners.delete(0)
  const bits = Array.from({ length: Math.max(0, ...owners.keys()) + 1 }, () => 0)
  const most = [...owners].sort(([, a], [, b]) => b - a).slice(0, MOST)
  for (const [place, [number]] of most.entries()) bits[number] = 1 << place
  const chosen = { marks: new Uint16Array(rows), bits }
  for (const { row, numbers } of seen) mark(chosen, row, numbers)
  return chosen
}

/**
 * Marks which lineups hold the few most popular players, in two bytes for each lineup. An event of such a player reads
 * these marks in order instead of all elevens. The first lineups decide which players these are; the result does not
 * depend on the choice.
 */
export function createFavourites(
  rows: number,
  { sample = SAMPLE, ...of }: { sample?: number | undefined; chosen?: Chosen } = {},
) {
  let { chosen } = of
  const seen: Seen = []
  const bitOf = (player: number) => chosen?.bits[player] ?? 0

  const favourites: Favourites = {
    put: (row, numbers) => {
      if (chosen) return mark(chosen, row, numbers)
      seen.push({ row, numbers: Array.from(numbers).slice(0, MOST_PLAYERS) })
      if (seen.length >= sample) chosen = choose(seen.splice(0), rows)
    },
    pass: (row, number) => {
      if (chosen) chosen.marks[row] = ((chosen.marks[row] as number) & ((1 << MOST) - 1)) | (bitOf(number) << MOST)
    },
    has: (player) => bitOf(player) > 0,
    placeOf: (row, player) => {
      const mark = chosen?.marks[row] ?? 0
      const bit = bitOf(player)
      if ((mark & bit) === 0) return -1
      return ((mark >> MOST) & bit) > 0 ? 0 : 1
    },
    find: ({ number, each, first }, range, into) =>
      chosen ? findMarked(chosen.marks, { shift: 31 - Math.clz32(bitOf(number)), each, first, ...range }, into) : 0,
    copy: (count) => {
      const { marks: own, bits } = chosen ?? { marks: new Uint16Array(0), bits: [] }
      const marks = new Uint16Array(chosen ? count : 0)
      const take = ({ from, to }: Range) => marks.set(own.subarray(from, to), from)
      return { favourites: createFavourites(count, { chosen: { marks, bits } }), take }
    },
  }
  return favourites
}
