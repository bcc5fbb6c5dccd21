import { createHighScores } from './high-scores.ts'

/** The score of an entrant who is not ranked (yet). */
export const UNRANKED = -0x80000000

export interface Moves {
  entrants: Int32Array
  /** What each of the entrants wins or loses. */
  differences: Int32Array
  /** How many of both arrays are meant. */
  count: number
}

export interface RankBoard {
  /** For reading; changed by `move`, or by the owner of the array who then calls `scoresChanged`. */
  readonly scores: Int32Array
  /** How many are ranked. */
  size(): number
  /** Competition rank (1, 2, 2, 4); undefined when unranked. */
  rankOf(entrant: number): number | undefined
  /** Place from 0 in the board's order: higher score first, among equals the smaller index. */
  placeOf(entrant: number): number | undefined
  entrants(from: number, count: number): Int32Array
  /** Adds to the scores of ranked entrants. */
  move(moves: Moves): void
  scoresChanged(): void
}

/** Room on both sides of the counted scores, so that a round's events seldom leave it. */
const SLACK = 1 << 12

const at = (array: Int32Array, index: number): number => array[index] as number

/**
 * Scores are small integers, so a count per score with running sums gives every rank, and the same sums are the
 * places where a counting sort puts each entrant. A change moves two counts; sums and order are made again when the
 * next question comes. The few scores far above the rest (league prizes) would stretch the counts without need:
 * they are kept apart, sorted.
 */
export function createRankBoard(scores: Int32Array): RankBoard {
  const maxWindow = Math.max(1 << 16, scores.length * 2)
  const high = createHighScores(scores)
  let counts = new Int32Array(0)
  /** How many stand above each score. */
  let above = new Int32Array(0)
  let window = 0
  let low = 0
  let ranked = 0
  let order = new Int32Array(0)
  let isCounted = false
  let isSummed = false
  let isOrdered = false

  function count() {
    let min = 0x7fffffff
    let max = UNRANKED
    for (let i = 0; i < scores.length; i++) {
      const score = at(scores, i)
      if (score === UNRANKED) continue
      if (score < min) min = score
      if (score > max) max = score
    }
    low = min - SLACK
    window = max === UNRANKED ? 0 : Math.min(max - min + 1 + 2 * SLACK, maxWindow)
    if (counts.length !== window) {
      counts = new Int32Array(window)
      above = new Int32Array(window)
    } else counts.fill(0)
    const bins = counts
    high.clear()
    for (let i = 0; i < scores.length; i++) {
      const score = at(scores, i)
      if (score === UNRANKED) continue
      const bin = score - low
      if (bin < window) bins[bin] = at(bins, bin) + 1
      else high.add(i)
    }
    isCounted = true
  }

  function sum() {
    if (isSummed) return
    if (!isCounted) count()
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
    isOrdered = false
  }

  function sort() {
    sum()
    if (isOrdered) return
    if (order.length !== ranked) order = new Int32Array(ranked)
    order.set(high.entrants())
    const next = above
    const placed = order
    for (let i = 0; i < scores.length; i++) {
      const score = at(scores, i)
      const bin = score - low
      if (score === UNRANKED || bin >= window) continue
      const place = at(next, bin)
      placed[place] = i
      next[bin] = place + 1
    }
    // Each bin's cursor now stands where the next lower bin began, so one shift restores the sums.
    if (window > 0) {
      next.copyWithin(0, 1, window)
      next[window - 1] = high.size()
    }
    isOrdered = true
  }

  function rankOf(entrant: number): number | undefined {
    if (!isSummed) sum()
    const score = scores[entrant]
    if (score === undefined || score === UNRANKED) return undefined
    const bin = score - low
    return (bin < window ? at(above, bin) : high.countAbove(score)) + 1
  }

  function move({ entrants, differences, count: length }: Moves) {
    isSummed = false
    // Held in the loop's own names: variables of the board would be read from memory again for every entrant.
    const bins = counts
    const [first, end] = [low, window]
    let isKept = isCounted
    for (let i = 0; i < length; i++) {
      const entrant = at(entrants, i)
      const difference = at(differences, i)
      const score = at(scores, entrant)
      if (score === UNRANKED) throw new RangeError(`entrant ${entrant} is not ranked and cannot move`)
      scores[entrant] = score + difference
      if (!isKept) continue
      const from = score - first
      const to = from + difference
      if (from < end && to >= 0 && to < end) {
        bins[from] = at(bins, from) - 1
        bins[to] = at(bins, to) + 1
      } else if (from < end || to < end) isKept = isCounted = false
    }
  }

  function placeOf(entrant: number): number | undefined {
    const rank = rankOf(entrant)
    if (rank === undefined) return undefined
    sort()
    const score = at(scores, entrant)
    let place = rank - 1
    let end = ranked
    while (end - place > 1) {
      const middle = (place + end) >> 1
      const other = at(order, middle)
      if (at(scores, other) < score || other > entrant) end = middle
      else place = middle
    }
    return place
  }

  return {
    scores,
    rankOf,
    placeOf,
    move,
    size: () => {
      sum()
      return ranked
    },
    entrants: (from, length) => {
      sort()
      const start = Math.max(0, from)
      return order.slice(start, Math.max(start, from + length))
    },
    scoresChanged: () => {
      isCounted = false
      isSummed = false
    },
  }
}
