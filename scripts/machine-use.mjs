import { readdirSync, readFileSync } from 'node:fs'
import os from 'node:os'

const ticksPerSecond = 100

export const minutesOf = (seconds) =>
  seconds < 60 ? `${seconds.toFixed(0)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`

/**
 * Reads a line of /proc/PID/stat: the ids of process and parent, the start, and the processor ticks of the process and
 * its ended children.
 */
export function processOf(line) {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  const [ppid, user, system, endedUser, endedSystem, startedAt] = [1, 11, 12, 13, 14, 19].map((at) =>
    Number(fields[at]),
  )
  const pid = Number(line.slice(0, line.indexOf(' ')))
  return { pid, ppid, startedAt, ticks: user + system + endedUser + endedSystem }
}

/** The processor ticks of other processes that exist before and after, without our ancestors and kernel threads. */
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
        // The process has ended in the meantime.
        return []
      }
    })
}

/** The processes of this machine, and the time that its host gave to other machines. Linux only. */
export function readMachine() {
  if (process.platform !== 'linux') return undefined
  const stolen = Number(readFileSync('/proc/stat', 'utf8').split('\n')[0].match(/\d+/g)[7])
  return { stolen, processes: processes() }
}

/**
 * The share of the machine that others used, from 0 to 1. Others are processes that started before us, with their ended
 * children, and other machines on the same host. Processes that the gate leaves behind started later and do not count.
 */
export const shareOfOthers = (before, after, seconds) =>
  (after.stolen - before.stolen + workOfOthers(before.processes, after.processes, process.pid)) /
  ticksPerSecond /
  (seconds * os.availableParallelism())
