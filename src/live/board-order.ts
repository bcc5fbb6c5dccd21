import type { CountedScores, Places } from './board-places.ts'

/**
 * Neighbours in the order share a group. With this many groups, the ends of all groups fit into the processor's cache.
 */
const GROUPS = 1024
/** Grouping this many entrants takes some milliseconds. */
const SLICE = 1 << 19

export interface BoardOrder {
  /** Call it when scores have changed: the order is then computed again. */
  forget(): void
  /** Works on one slice, except on the first call for many entrants. Returns true once every entrant is in a group. */
  advance(counted: CountedScores): boolean
  /** Whether every entrant is in a group. Works on no slice, unless there are so few entrants that all fit into one. */
  isWhole(counted: CountedScores): boolean
  /** The entrants at these places. Every one of them must have a counted score. */
  entrants(counted: CountedScores, places: Places): Int32Array
  placeOf(counted: CountedScores, entrant: number): number
}

/**
 * All entrants by place. Sorting ten million in one go would block all other work. So each question after the first
 * advances the order by one slice, and only puts entrants into groups. A group is sorted when somebody asks for a place
 * in it. Until every entrant is in a group, a scan of all scores answers the questions.
 */
export function createBoardOrder(slice = SLICE): BoardOrder {
  let order = new Int32Array(0)
  let groupOf = new Uint16Array(0)
  /**
   * The place at which each group begins, and its highest score as a bin. Both arrays have a last entry for the end.
   */
  let starts = new Int32Array(0)
  let tops = new Int32Array(0)
  /** The place for the next entrant of each group. */
  let next = new Int32Array(0)
  let isSorted = new Uint8Array(0)
  let isAsked = false
  let isBegun = false
  let placed = 0

  function begin({ above, ranked }: CountedScores) {
    const begun: { start: number; top: number }[] = []
    const size = Math.ceil(ranked / GROUPS)
    if (groupOf.length !== above.length) groupOf = new Uint16Array(above.length)
    for (let bin = above.length - 1; bin >= 0; bin--) {
      const start = above[bin] as number
      const last = begun.at(-1)
      if (!last || start - last.start >= size) begun.push({ start, top: bin })
      groupOf[bin] = begun.length - 1
    }
    starts = Int32Array.from([...begun.map(({ start }) => start), ranked])
    tops = Int32Array.from([...begun.map(({ top }) => top), -1])
    next = starts.slice()
    isSorted = new Uint8Array(begun.length)
    if (order.length !== ranked) order = new Int32Array(ranked)
    isBegun = true
    placed = 0
  }

  function putOn({ scores, low }: CountedScores, end: number) {
    const [places, groups, cursors, window] = [order, groupOf, next, groupOf.length]
    for (let entrant = placed; entrant < end; entrant++) {
      const bin = (scores[entrant] as number) - low
      if (bin < 0 || bin >= window) continue
      const group = groups[bin] as number
      const place = cursors[group] as number
      places[place] = entrant
      cursors[group] = place + 1
    }
    placed = end
  }

  function sortGroup({ scores, above, low }: CountedScores, group: number) {
    if (isSorted[group] === 1) return
    isSorted[group] = 1
    const lowest = (tops[group + 1] as number) + 1
    const cursors = above.slice(lowest, (tops[group] as number) + 1)
    if (cursors.length === 1) return
    const [places, least] = [order, low + lowest]
    for (const entrant of order.slice(starts[group], starts[group + 1])) {
      const bin = (scores[entrant] as number) - least
      const place = cursors[bin] as number
      places[place] = entrant
      cursors[bin] = place + 1
    }
  }

  function advance(counted: CountedScores): boolean {
    const { length } = counted.scores
    if (!isAsked && length > slice) {
      isAsked = true
      return false
    }
    if (!isBegun) begin(counted)
    isAsked = true
    if (placed < length) putOn(counted, Math.min(length, placed + slice))
    return placed === length
  }

  return {
    forget: () => {
      isAsked = false
      isBegun = false
    },
    advance,
    isWhole: (counted) => {
      const { length } = counted.scores
      return length > slice ? isBegun && placed === length : advance(counted)
    },
    entrants: (counted, { from, to }) => {
      for (let group = 0; group < isSorted.length; group++)
        if ((starts[group] as number) < to && (starts[group + 1] as number) > from) sortGroup(counted, group)
      return order.slice(from, to)
    },
    placeOf: (counted, entrant) => {
      const bin = (counted.scores[entrant] as number) - counted.low
      const group = groupOf[bin] as number
      sortGroup(counted, group)
      let place = counted.above[bin] as number
      let end = bin === 0 ? counted.ranked : (counted.above[bin - 1] as number)
      while (end - place > 1) {
        const middle = (place + end) >> 1
        if ((order[middle] as number) > entrant) end = middle
        else place = middle
      }
      return place
    },
  }
}
