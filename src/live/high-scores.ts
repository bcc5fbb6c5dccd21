/** The entrants above a board's window, best first, among equals the smaller index. */
export function createHighScores(scores: Int32Array) {
  let collected: number[] = []
  let sorted = new Int32Array(0)
  const scoreOf = (entrant: number | undefined) => scores[entrant ?? -1] ?? 0

  return {
    clear: () => {
      collected = []
      sorted = new Int32Array(0)
    },
    add: (entrant: number) => {
      collected.push(entrant)
    },
    sort: () => {
      sorted = Int32Array.from(collected).sort((a, b) => scoreOf(b) - scoreOf(a) || a - b)
      collected = []
    },
    size: () => sorted.length,
    entrants: () => sorted,
    countAbove: (score: number) => {
      let low = 0
      let high = sorted.length
      while (low < high) {
        const middle = (low + high) >> 1
        if (scoreOf(sorted[middle]) > score) low = middle + 1
        else high = middle
      }
      return low
    },
  }
}
