/** Seconds of processor time for the work below on the machine that the time limits were set for. */
const usualSeconds = 0.12

/** Typical work of tests: objects, strings, a sort. */
function work() {
  const rows = Array.from({ length: 30_000 }, (_, at) => ({ id: (at * 7_919) % 30_011, name: `row ${at}` }))
  for (let turn = 0; turn < 3; turn++) {
    rows.sort((a, b) => (turn % 2 ? a.id - b.id : b.id - a.id))
    rows.splice(0, rows.length, ...JSON.parse(JSON.stringify(rows)))
  }
}

function secondsOf(task) {
  const from = process.cpuUsage()
  task()
  const { user, system } = process.cpuUsage(from)
  return (user + system) / 1e6
}

/**
 * How many times as long as `usualSeconds` the work takes on this machine now. On shared hosts this changes within
 * minutes.
 */
export const slowness = () => secondsOf(work) / usualSeconds

/** The limit times the median of the measured slownesses: longer on a slower machine, never shorter. */
export function limitOn(limit, found) {
  const sorted = found.toSorted((a, b) => a - b)
  return limit * Math.max(1, sorted[Math.floor(sorted.length / 2)] ?? 1)
}
