import type { Logger } from 'pino'
import type { Cost } from './cost.ts'

const everyMs = 10_000

/** During a flood, logs one line in ten seconds, not one for each refused request. */
export function noteRefusals(log: Logger): (cost: Cost) => void {
  let refused: Partial<Record<Cost, number>> = {}
  let telling: NodeJS.Timeout | undefined
  return (cost) => {
    refused[cost] = (refused[cost] ?? 0) + 1
    telling ??= setTimeout(() => {
      log.warn({ refused }, 'busy: requests were refused')
      refused = {}
      telling = undefined
    }, everyMs).unref()
  }
}
