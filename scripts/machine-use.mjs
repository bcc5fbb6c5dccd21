import { readdirSync, readFileSync } from 'node:fs'
import os from 'node:os'

const ticksPerSecond = 100

export const minutesOf = (seconds) =>
  seconds < 60 ? `${seconds.toFixed(0)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`

/** A line of /proc/PID/stat: who it is, whose child, and the ticks it and its ended children have worked. */
export function processOf(line) {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  const [ppid, user, system, endedUser, endedSystem, startedAt] = [1, 11, 12, 13, 14, 19].map((at) =>
    Number(fields[at]),
  )
  const pid = Number(line.slice(0, line.indexOf(' ')))
  return { pid, ppid, startedAt, ticks: user + system + endedUser + endedSystem }
}

/** Those that were here before and still are have worked so much between the two; ours and the kernel's threads are nobody else's. */
export function workOfOthers(before, after, ours) {
  const parents = new Map(after.map(({ pid, ppid }) => [pid, ppid]))
  const ourLine = new Set()
  for (let pid = ours; pid; pid = parents.get(pid)) ourLine.add(pid)
  const known = new Map(before.map((one) => [`${one.pid} ${one.startedAt}`, one.ticks]))
  return after
    .filter(({ pid, ppid }) => !ourLine.has(pid) && pid !== 2 && ppid !== 2)
    .reduce(
      (sum, { pid, startedAt, ticks }) => sum + Math.max(0, ticks - (known.get(`${pid} ${startedAt}`) ?? ticks)),
      0,
    )
}

function processes() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return [processOf(readFileSync(`/proc/${pid}/stat`, 'utf8'))]
      } catch {
        // Ended meanwhile.
        return []
      }
    })
}

/** What works on this machine and what its host gave to others instead; Linux only. */
export function readMachine() {
  if (process.platform !== 'linux') return undefined
  const stolen = Number(readFileSync('/proc/stat', 'utf8').split('\n')[0].match(/\d+/g)[7])
  return { stolen, processes: processes() }
}

/**
 * How much of the machine others had meanwhile, from 0 to 1: those who were here before us, with what they have started and
 * ended since. What the gate leaves behind (a database, a browser whose parent was killed) began after it and is not taken for theirs.
 */
export const shareOfOthers = (before, after, seconds) =>
  (after.stolen - before.stolen + workOfOthers(before.processes, after.processes, process.pid)) /
  ticksPerSecond /
  (seconds * os.availableParallelism())
