/** A scan goes through the scores in blocks of `2 ** BLOCK_BITS` entrants. */
const BLOCK_BITS = 12
const BLOCK = 1 << BLOCK_BITS

/** The scores that a board has counted: `above[score - low]` entrants are ahead of everybody with that score. */
export interface CountedScores {
  scores: Int32Array
  above: Int32Array
  low: number
  /** The number of ranked entrants, including those above the counted scores. */
  ranked: number
  /** An upper bound for the scores of each block: a scan skips a block whose bound is too low. */
  bounds: Int32Array
}

export interface Places {
  from: number
  to: number
}

export const blockOf = (entrant: number): number => entrant >> BLOCK_BITS
export const endOfBlock = (entrant: number): number => (blockOf(entrant) + 1) * BLOCK
export const blocksFor = (entrants: number): number => Math.ceil(entrants / BLOCK)

/** The bin of the score at a place: the lowest bin with at most that many entrants above it. */
export function binAt(above: Int32Array, place: number): number {
  let low = 0
  let high = above.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((above[middle] as number) <= place) high = middle
    else low = middle + 1
  }
  return low
}

/**
 * The entrants at these places, all of them counted, by a scan of all scores. Among equals the smaller index is first.
 */
export function entrantsAt({ scores, above, low, bounds }: CountedScores, { from, to }: Places): Int32Array {
  const found = new Int32Array(to - from)
  if (found.length === 0) return found
  const lowest = binAt(above, to - 1)
  const highest = binAt(above, from)
  const next = above.slice(lowest, highest + 1)
  const [least, most] = [low + lowest, low + highest]
  let left = found.length
  for (let block = 0; block < bounds.length && left > 0; block++) {
    if ((bounds[block] as number) < least) continue
    const end = Math.min(scores.length, (block + 1) * BLOCK)
    let bound = -0x80000000
    for (let entrant = block * BLOCK; entrant < end; entrant++) {
      const score = scores[entrant] as number
      if (score > bound) bound = score
      if (score < least || score > most) continue
      const place = next[score - least] as number
      next[score - least] = place + 1
      if (place < from || place >= to) continue
      found[place - from] = entrant
      left--
    }
    bounds[block] = bound
  }
  return found
}

/** Entrants at neighbouring places: the first is at place `from`, the last before `to`. */
export interface Stretch extends Places {
  entrants: Int32Array
}

/** The place after the last entrant with the score of a bin. */
export const endOfBin = ({ above, ranked }: Pick<CountedScores, 'above' | 'ranked'>, bin: number): number =>
  bin === 0 ? ranked : (above[bin - 1] as number)

/**
 * All places with the score of an entrant, who must be counted, and `reach` places on each side if there are that many.
 * Scores at both ends are taken whole.
 */
export function placesAround({ scores, above, low, ranked }: CountedScores, entrant: number, reach: number): Places {
  const own = (scores[entrant] as number) - low
  const highest = binAt(above, (above[own] as number) - reach)
  const lowest = binAt(above, Math.min(ranked, endOfBin({ above, ranked }, own) + reach) - 1)
  return { from: above[highest] as number, to: endOfBin({ above, ranked }, lowest) }
}

/** The entrants at all places of some scores. The scan has no branch for a single entrant. */
export function stretchAt({ scores, above, low, bounds }: CountedScores, { from, to }: Places): Stretch {
  const [lowest, highest] = [binAt(above, to - 1), binAt(above, from)]
  const [least, most] = [low + lowest, low + highest]
  const found = new Int32Array(to - from + 1)
  let count = 0
  for (let block = 0; block < bounds.length; block++) {
    if ((bounds[block] as number) < least) continue
    const end = Math.min(scores.length, (block + 1) * BLOCK)
    for (let other = block * BLOCK; other < end; other++) {
      const score = scores[other] as number
      found[count] = other
      count += Number(score >= least) & Number(score <= most)
    }
  }
  const entrants = new Int32Array(count)
  const next = above.slice(lowest, highest + 1)
  for (let i = 0; i < count; i++) {
    const other = found[i] as number
    const bin = (scores[other] as number) - least
    const place = next[bin] as number
    next[bin] = place + 1
    entrants[place - from] = other
  }
  return { from, to, entrants }
}

/** The index of an entrant in a stretch, by binary search: higher score first, among equals the smaller index. */
export function placeIn({ entrants }: Stretch, { scores, entrant }: { scores: Int32Array; entrant: number }): number {
  const score = scores[entrant] as number
  let [low, high] = [0, entrants.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const other = entrants[middle] as number
    const isBefore = (scores[other] as number) > score || (scores[other] === score && other < entrant)
    if (isBefore) low = middle + 1
    else high = middle
  }
  return low
}
