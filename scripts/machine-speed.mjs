/** What the work below takes on the machine for which limits of time are meant, in seconds of its processor. */
const usualSeconds = 0.12

/** Of the kind that tests are made of: objects, strings, a sort. */
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

/** How many times as long as usual a processor of this machine takes just now: a host's speed changes by the minute. */
export const slowness = () => secondsOf(work) / usualSeconds

/** What a limit becomes on a machine that was found so slow: more where it is slower, never less. */
export function limitOn(limit, found) {
  const sorted = found.toSorted((a, b) => a - b)
  return limit * Math.max(1, sorted[Math.floor(sorted.length / 2)] ?? 1)
}
