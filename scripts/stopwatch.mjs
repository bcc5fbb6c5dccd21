import { limitOn, slowness } from './machine-speed.mjs'
import { minutesOf, readMachine, shareOfOthers } from './machine-use.mjs'

/** The gate's limit in minutes. The aim is eight. Slower tests belong in a bench or a suite of their own. */
const usualLimit = 12
/** If other processes use more than this share of the machine, the gate has no time limit. */
const quietShare = 0.2

/** Downloads on a new machine do not count as time of the gate. */
const installations = new Set(['packages', 'browser'])

/** Times the parts of the gate and judges the total, unless the machine was busy with other work. */
export function createStopwatch() {
  const startedAt = performance.now()
  const before = readMachine()
  const laps = []
  const speeds = [slowness(), slowness()].slice(1)
  const time = async (name, work) => {
    const from = performance.now()
    const result = await work()
    laps.push([name, (performance.now() - from) / 1000])
    speeds.push(slowness())
    return result
  }
  const judge = () => {
    const seconds = (performance.now() - startedAt) / 1000
    const others = before && shareOfOthers(before, readMachine(), seconds)
    const limitMinutes = Math.ceil(limitOn(usualLimit, speeds))
    const parts = laps.map(([name, spent]) => `${name} ${minutesOf(spent)}`).join(', ')
    const share = others === undefined ? 'an unknown share' : `${Math.round(others * 100)}%`
    console.log(
      `Time: ${minutesOf(seconds)} of at most ${limitMinutes} min: ${parts}; others used ${share} of the machine, which took ${speeds.map((one) => one.toFixed(1)).join(' ')} times as long as usual.`,
    )
    if (others === undefined || others > quietShare) {
      const skips = [`the limit of ${limitMinutes} minutes: others used ${share} of the machine`]
      return { passed: 0, failed: 0, skipped: 1, failures: [], skips }
    }
    // The share of the time that other processes used is subtracted.
    const installing = laps.reduce((sum, [name, spent]) => sum + (installations.has(name) ? spent : 0), 0)
    const slow = (seconds - installing) * (1 - others) > limitMinutes * 60
    return {
      passed: slow ? 0 : 1,
      failed: slow ? 1 : 0,
      skipped: 0,
      failures: slow ? [`the gate takes longer than ${limitMinutes} minutes`] : [],
    }
  }
  return { time, judge }
}
