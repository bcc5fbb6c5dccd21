import { readFileSync } from 'node:fs'
import os from 'node:os'

/** What takes longer belongs to a bench or to a suite of its own. The aim is eight; twelve once that is reached, for ever. */
const limitMinutes = 20
/** With more than this share of the machine in other hands, time says nothing about the gate. */
const quietShare = 0.2

const ticksPerSecond = 100
const minutes = (seconds) =>
  seconds < 60 ? `${seconds.toFixed(0)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`

/** Seconds that all processors worked or were withheld since the machine started, and those of our ended children; Linux only. */
function readWork() {
  if (process.platform !== 'linux') return undefined
  const [user, nice, system, , , irq, softirq, stolen] = readFileSync('/proc/stat', 'utf8')
    .split('\n')[0]
    .match(/\d+/g)
    .map(Number)
  const [childUser, childSystem] = readFileSync('/proc/self/stat', 'utf8')
    .split(') ')[1]
    .split(' ')
    .slice(13, 15)
    .map(Number)
  return {
    // A virtual machine is told what its host gave to others instead: `stolen`.
    all: (user + nice + system + irq + softirq + stolen) / ticksPerSecond,
    ours: (childUser + childSystem) / ticksPerSecond,
  }
}

/** How much of the machine others had meanwhile, from 0 to 1. */
const shareOfOthers = (from, to, seconds) =>
  Math.max(0, to.all - from.all - (to.ours - from.ours)) / (seconds * os.availableParallelism())

/** Times the parts of the gate and judges the whole, unless the machine was busy with something else. */
export function createStopwatch() {
  const startedAt = performance.now()
  const workAtStart = readWork()
  const laps = []
  const time = async (name, work) => {
    const from = performance.now()
    const result = await work()
    laps.push([name, (performance.now() - from) / 1000])
    return result
  }
  const judge = () => {
    const seconds = (performance.now() - startedAt) / 1000
    const others = workAtStart && shareOfOthers(workAtStart, readWork(), seconds)
    const parts = laps.map(([name, spent]) => `${name} ${minutes(spent)}`).join(', ')
    console.log(`Time: ${minutes(seconds)} of at most ${limitMinutes} min: ${parts}.`)
    if (others === undefined || others > quietShare) {
      const share = others === undefined ? 'an unknown share' : `${Math.round(others * 100)}%`
      const skips = [`the limit of ${limitMinutes} minutes: others had ${share} of the machine`]
      return { passed: 0, failed: 0, skipped: 1, failures: [], skips }
    }
    // What others had of the machine is not our slowness.
    const slow = seconds * (1 - others) > limitMinutes * 60
    return {
      passed: slow ? 0 : 1,
      failed: slow ? 1 : 0,
      skipped: 0,
      failures: slow ? [`the gate takes longer than ${limitMinutes} minutes`] : [],
    }
  }
  return { time, judge }
}
