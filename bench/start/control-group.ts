import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export interface ControlGroup {
  /** A process that writes its id to this file is limited, with all its children. */
  procs: string
  peakMb: () => number
  remove: () => void
}

const mb = 2 ** 20
const versions = [
  {
    above: '/sys/fs/cgroup/memory',
    limits: ['memory.limit_in_bytes', 'memory.memsw.limit_in_bytes'],
    noSwap: undefined,
    peak: 'memory.max_usage_in_bytes',
  },
  { above: '/sys/fs/cgroup', limits: ['memory.max'], noSwap: 'memory.swap.max', peak: 'memory.peak' },
]

/** A control group with a memory limit and without swap. Undefined if this machine does not allow it. */
export function limitMemory(megabytes: number): ControlGroup | undefined {
  for (const { above, limits, noSwap, peak } of versions) {
    const group = path.join(above, `craque-bench-${process.pid}`)
    try {
      mkdirSync(group)
      if (!existsSync(path.join(group, limits[0] ?? ''))) throw new Error('no memory controller')
      for (const file of limits.filter((name) => existsSync(path.join(group, name))))
        writeFileSync(path.join(group, file), String(megabytes * mb))
      if (noSwap && existsSync(path.join(group, noSwap))) writeFileSync(path.join(group, noSwap), '0')
      return {
        procs: path.join(group, 'cgroup.procs'),
        peakMb: () => Number(readFileSync(path.join(group, peak), 'utf8')) / mb,
        remove: () => rmdirSync(group),
      }
    } catch {
      if (existsSync(group)) rmdirSync(group)
    }
  }
  return undefined
}
