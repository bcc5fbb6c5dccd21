import { createBoardOrder } from './board-order.ts'
import {
  blockOf,
  blocksFor,
  endOfBlock,
  entrantsAt,
  placeIn,
  placesAround,
  stretchAt,
  type Places,
  type Stretch,
} from './board-places.ts'
import { atOnce } from './yield-to-others.ts'
import { createHighScores } from './high-scores.ts'
import { neighbours } from './neighbours.ts'

/** The score of an entrant who is not ranked, or not yet. */
export const UNRANKED = -0x80000000

interface MovesOfSome {
  entrants: Int32Array
  differences: Int32Array
  /** How many entries of both arrays are in use. */
  count: number
}

/** Moves for consecutive entrants: 0 for an entrant who does not move or is not ranked. */
interface MovesOfRange {
  from: number
  differences: Int32Array
  count: number
}

export type Moves = MovesOfSome | MovesOfRange

export interface RankBoard {
  /** Read only. `move` changes it, or the owner of the array, who then calls `scoresChanged`. */
  readonly scores: Int32Array
  size(): number
  /** Competition rank (1, 2, 2, 4); undefined when unranked. */
  rankOf(entrant: number): number | undefined
  /**
   * The entrant with up to `reach` entrants on each side, in the board's order: higher score first, among equals the
   * smaller index. Empty for an unranked entrant.
   */
  around(entrant: number, reach: number): Int32Array
  entrants(from: number, count: number): Int32Array
  move(moves: Moves): void
  scoresChanged(): void
  /** Does the count that the first question would otherwise do, with a yield after each `STEP` entrants. */
  countInSteps(): Generator<void, void>
}

/** For tests, in which few entrants represent many. */
interface BoardSizes {
  slice?: number | undefined
  few?: number | undefined
}

/** Room on both sides of the counted scores, so that a round's events seldom leave it. */
const SLACK = 1 << 12

/** How many entrants are counted between two yields. */
const STEP = 1 << 15

/** If up to this many entrants are at the places around an entrant, a scan finds and caches them; otherwise, a walk. */
const FEW_AROUND = 1 << 12
/** The most entrants in all cached stretches together; beyond that, only the newest stretch is cached. */
const MOST_IN_STRETCHES = 1 << 18
/**
 * After this many cached stretches, a question for another one also advances the order, which then answers everybody.
 */
const FEW_STRETCHES = 3

/** The most different scores that are counted. Their running sums are computed again after every event. */
const MOST_COUNTED = 1 << 22

function refuseUnranked(score: number, entrant: number): void {
  if (score === UNRANKED) throw new RangeError(`entrant ${entrant} is not ranked and cannot move`)
}

const at = (array: Int32Array, index: number): number => array[index] as number

/**
 * Scores are small integers, so a count for each score with running sums gives every rank. The same sums are the places
 * where a counting sort puts each entrant. A change moves two counts. The next question computes the sums again, and
 * later questions advance the order bit by bit. A few scores may lie far above the rest (prizes from before
 * trophies existed) and would make the counts needlessly long: they are stored apart, sorted.
 */
export function createRankBoard(scores: Int32Array, { slice, few = FEW_AROUND }: BoardSizes = {}): RankBoard {
  const maxWindow = Math.max(1 << 16, Math.min(scores.length * 2, MOST_COUNTED))
  const high = createHighScores(scores)
  let counts = new Int32Array(0)
  /** The number of entrants above each score. */
  let above = new Int32Array(0)
  let window = 0
  let low = 0
  let ranked = 0
  const order = createBoardOrder(slice)
  const bounds = new Int32Array(blocksFor(scores.length))
  let isCounted = false
  let isSummed = false
  /** The stretches found since the last move. Entrants with the same score ask for the same stretch. */
  let stretches: Stretch[] = []
  let searched = 0
  /** Grows with every move and every count: a count in steps stops if it has grown meanwhile. */
  let moves = 0

  function* countInSteps(): Generator<void, void> {
    if (isCounted) return
    const since = ++moves
    let min = 0x7fffffff
    let max = UNRANKED
    for (let from = 0; from < scores.length; from += STEP, yield) {
      if (since !== moves) return
      for (let i = from, to = Math.min(from + STEP, scores.length); i < to; i++) {
        const score = at(scores, i)
        if (score === UNRANKED) continue
        if (score < min) min = score
        if (score > max) max = score
      }
    }
    if (since !== moves) return
    // If the window has room for all scores, as after most moves, it stays.
    const hasRoom = min >= low && (max - low < window || window === maxWindow)
    if (!hasRoom) {
      low = min - SLACK
      window = max === UNRANKED ? 0 : Math.min(max - min + 1 + 2 * SLACK, maxWindow)
    }
    if (counts.length !== window) {
      counts = new Int32Array(window)
      above = new Int32Array(window)
    } else counts.fill(0)
    const bins = counts
    const [first, end] = [low, window]
    high.clear()
    bounds.fill(UNRANKED)
    for (let from = 0; from < scores.length; from += STEP, yield) {
      if (since !== moves) return
      for (let i = from, to = Math.min(from + STEP, scores.length); i < to; i++) {
        const score = at(scores, i)
        if (score === UNRANKED) continue
        if (score > at(bounds, blockOf(i))) bounds[blockOf(i)] = score
        const bin = score - first
        if (bin < end) bins[bin] = at(bins, bin) + 1
        else high.add(i)
      }
    }
    if (since === moves) isCounted = true
  }

  function sum() {
    if (isSummed) return
    if (!isCounted) atOnce(countInSteps())
    high.sort()
    const bins = counts
    const sums = above
    let running = high.size()
    for (let bin = window - 1; bin >= 0; bin--) {
      sums[bin] = running
      running += at(bins, bin)
    }
    ranked = running
    isSummed = true
    order.forget()
  }

  const counted = () => ({ scores, above, low, ranked, bounds })

  function rankOf(entrant: number): number | undefined {
    if (!isSummed) sum()
    const score = scores[entrant]
    if (score === undefined || score === UNRANKED) return undefined
    const bin = score - low
    return (bin < window ? at(above, bin) : high.countAbove(score)) + 1
  }

  function moveSome({ entrants, differences, count: length }: MovesOfSome) {
    // Local variables: the loop would read fields of the board from memory again for every entrant.
    const [points, bins, first, end] = [scores, counts, low, isCounted ? window : 0]
    let hasLeft = false
    for (let i = 0; i < length; i++) {
      const entrant = at(entrants, i)
      const score = at(points, entrant)
      refuseUnranked(score, entrant)
      const moved = (score + at(differences, i)) | 0
      points[entrant] = moved
      if (moved > at(bounds, blockOf(entrant))) bounds[blockOf(entrant)] = moved
      const from = score - first
      const to = moved - first
      if (from < end && to >>> 0 < end) {
        bins[from] = at(bins, from) - 1
        bins[to] = at(bins, to) + 1
      } else if (from < end || to < end) hasLeft = true
    }
    if (hasLeft) isCounted = false
  }

  /** Within a block. An entrant who does not move is counted out and in again: a branch would cost more. */
  function moveBlock({ from: begin, differences, count: length }: MovesOfRange) {
    const [points, bins, first, last] = [scores, counts, low, (isCounted ? window : 0) - 1]
    let hasLeft = false
    let bound = at(bounds, blockOf(begin))
    for (let i = 0; i < length; i++) {
      const entrant = begin + i
      const score = at(points, entrant)
      const moved = (score + at(differences, i)) | 0
      const from = (score - first) | 0
      const to = (moved - first) | 0
      // Neither bin is below 0 or above the last.
      if ((from | to | (last - from) | (last - to)) >= 0) {
        points[entrant] = moved
        bins[from] = at(bins, from) - 1
        bins[to] = at(bins, to) + 1
      } else if (moved !== score) {
        refuseUnranked(score, entrant)
        points[entrant] = moved
        if (from <= last || to <= last) hasLeft = true
      }
      if (moved > bound) bound = moved
    }
    bounds[blockOf(begin)] = bound
    if (hasLeft) isCounted = false
  }

  function moveRange({ from, differences, count }: MovesOfRange) {
    for (let begin = from, end = from + count; begin < end;) {
      const to = Math.min(end, endOfBlock(begin))
      moveBlock({ from: begin, differences: differences.subarray(begin - from, to - from), count: to - begin })
      begin = to
    }
  }

  function begin() {
    isSummed = false
    stretches = []
    searched = 0
    moves++
  }

  /** The entrants at these places, or a cached stretch that contains them. */
  function stretchOf(places: Places): Stretch {
    const known = stretches.find(({ from, to }) => from <= places.from && to >= places.to)
    if (known) return known
    const found = stretchAt(counted(), places)
    searched++
    const all = stretches.reduce((sum, { entrants: some }) => sum + some.length, found.entrants.length)
    stretches = all > MOST_IN_STRETCHES ? [found] : [found, ...stretches]
    if (searched > FEW_STRETCHES) order.advance(counted())
    return found
  }

  function around(entrant: number, reach: number): Int32Array {
    const rank = rankOf(entrant)
    if (rank === undefined) return new Int32Array(0)
    const apart = high.entrants()
    const from = (place: number) => entrants(Math.max(0, place - reach), reach + 1 + Math.min(place, reach))
    if (rank <= apart.length) return from(apart.indexOf(entrant))
    if (order.isWhole(counted())) return from(order.placeOf(counted(), entrant))
    const places = placesAround(counted(), entrant, reach)
    if (places.to - places.from > few) return neighbours(counted(), entrant, { reach, apart })
    const stretch = stretchOf(places)
    const place = stretch.from + placeIn(stretch, { scores, entrant })
    const start = Math.max(0, place - reach)
    const near = stretch.entrants.subarray(Math.max(0, start - stretch.from), place + reach + 1 - stretch.from)
    return start < stretch.from ? Int32Array.from([...apart.slice(start), ...near]) : near.slice()
  }

  function entrants(from: number, length: number): Int32Array {
    sum()
    const start = Math.min(ranked, Math.max(0, from))
    const end = Math.min(ranked, Math.max(start, from + length))
    const apart = high.entrants().slice(start, end)
    const places = { from: Math.max(start, high.size()), to: Math.max(end, high.size()) }
    const found = order.advance(counted()) ? order.entrants(counted(), places) : entrantsAt(counted(), places)
    return apart.length === 0 ? found : Int32Array.from([...apart, ...found])
  }

  return {
    scores,
    countInSteps,
    rankOf,
    around,
    move: (moves) => {
      begin()
      if ('entrants' in moves) moveSome(moves)
      else moveRange(moves)
    },
    size: () => {
      sum()
      return ranked
    },
    entrants,
    scoresChanged: () => {
      begin()
      isCounted = false
    },
  }
}
