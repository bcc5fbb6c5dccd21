/** Times of successes, to find the longest gap without one. */
export function createGaps() {
  const at = []
  return {
    note: () => at.push(performance.now()),
    count: () => at.length,
    /** The longest gap in seconds. A gap that has not ended counts until `toMs`. */
    longest: (fromMs, toMs) => {
      const within = [fromMs, ...at.filter((ms) => ms > fromMs && ms < toMs), toMs]
      return Math.max(...within.slice(1).map((ms, i) => ms - within[i])) / 1000
    },
  }
}
