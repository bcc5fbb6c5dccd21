/** The entrants above a board's window, best first, among equals the smaller index. */
export function createHighScores(scores: Int32Array) {
  let entrants: number[] = []
  const scoreOf = (entrant: number | undefined) => scores[entrant ?? -1] ?? 0

  return {
    clear: () => {
      entrants = []
    },
    add: (entrant: number) => {
      entrants.push(entrant)
    },
    sort: () => {
      entrants.sort((a, b) => scoreOf(b) - scoreOf(a) || a - b)
    },
    size: () => entrants.length,
    entrants: (): readonly number[] => entrants,
    countAbove: (score: number) => {
      let low = 0
      let high = entrants.length
      while (low < high) {
        const middle = (low + high) >> 1
        if (scoreOf(entrants[middle]) > score) low = middle + 1
        else high = middle
      }
      return low
    },
  }
}
