/** When something last went well, and for how long nothing did. */
export function createGaps() {
  const at = []
  return {
    note: () => at.push(performance.now()),
    count: () => at.length,
    /** The longest time without one, in seconds; what has not come back yet counts until `toMs`. */
    longest: (fromMs, toMs) => {
      const within = [fromMs, ...at.filter((ms) => ms > fromMs && ms < toMs), toMs]
      return Math.max(...within.slice(1).map((ms, i) => ms - within[i])) / 1000
    },
  }
}
