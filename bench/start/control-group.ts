import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export interface ControlGroup {
  /** A process that writes its id to this file is limited, with all its children. */
  procs: string
  /** The most that the group has used, with file caches that the system takes back when memory is short. */
  peakMb: () => number
  /** What its processes hold now: anonymous and shared memory, which only a swap could take back. */
  heldMb: () => number
  /** How many of its processes the system has killed because memory ran out. */
  kills: () => number
  /** Kills the processes that are left in it, and removes it. */
  remove: () => Promise<void>
}

const mb = 2 ** 20
const versions = [
  {
    above: '/sys/fs/cgroup/memory',
    limits: ['memory.limit_in_bytes', 'memory.memsw.limit_in_bytes'],
    noSwap: undefined,
    peak: 'memory.max_usage_in_bytes',
    held: ['total_rss', 'total_shmem'],
    events: 'memory.oom_control',
  },
  {
    above: '/sys/fs/cgroup',
    limits: ['memory.max'],
    noSwap: 'memory.swap.max',
    peak: 'memory.peak',
    held: ['anon', 'shmem'],
    events: 'memory.events',
  },
]

/** The value of a line such as `oom_kill 2`. */
const valueOf = (text: string, name: string) => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1])

/** A killed process leaves the group a moment after its signal. */
async function removeGroup(group: string): Promise<void> {
  const left = () => readFileSync(path.join(group, 'cgroup.procs'), 'utf8').split('\n').filter(Boolean).map(Number)
  for (let pids = left(); pids.length > 0; pids = left()) {
    for (const pid of pids) {
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // It has just ended.
      }
    }
    await sleep(100)
  }
  rmdirSync(group)
}

/** A control group with a memory limit and without swap. Undefined if this machine does not allow it. */
export function limitMemory(megabytes: number): ControlGroup | undefined {
  for (const { above, limits, noSwap, peak, held, events } of versions) {
    const group = path.join(above, `craque-bench-${process.pid}`)
    const read = (file: string) => readFileSync(path.join(group, file), 'utf8')
    try {
      mkdirSync(group)
      if (!existsSync(path.join(group, limits[0] ?? ''))) throw new Error('no memory controller')
      for (const file of limits.filter((name) => existsSync(path.join(group, name))))
        writeFileSync(path.join(group, file), String(megabytes * mb))
      if (noSwap && existsSync(path.join(group, noSwap))) writeFileSync(path.join(group, noSwap), '0')
      return {
        procs: path.join(group, 'cgroup.procs'),
        peakMb: () => Number(read(peak)) / mb,
        heldMb: () => held.reduce((sum, name) => sum + valueOf(read('memory.stat'), name), 0) / mb,
        kills: () => valueOf(read(events), 'oom_kill'),
        remove: () => removeGroup(group),
      }
    } catch {
      if (existsSync(group)) rmdirSync(group)
    }
  }
  return undefined
}
