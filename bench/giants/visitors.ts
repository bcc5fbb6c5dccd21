import { setTimeout as pause } from 'node:timers/promises'
import { ask } from '#bench/flood/person.ts'
import type { VisitTimes, Visits } from './with-visitors.ts'

/**
 * Runs in a process of its own. Requests the given paths, without waiting for earlier answers, until a
 * message arrives. Then it sends how long each took.
 */
const EVERY_MS = 40
const { port, paths, cookies = [''] } = JSON.parse(process.argv[2] ?? '') as Visits
const visitTimes: VisitTimes = { tookMs: {}, refused: 0 }
const visits: Promise<void>[] = []

async function visit(path: string, cookie: string) {
  const { status, ms } = await ask({ port, path, cookie })
  if (status !== 200) visitTimes.refused++
  visitTimes.tookMs[path] = [...(visitTimes.tookMs[path] ?? []), ms]
}

const stop = new AbortController()
process.once('message', () => stop.abort())
process.send?.('ready')
for (let turn = 0; !stop.signal.aborted; turn++, await pause(EVERY_MS))
  visits.push(visit(paths[turn % paths.length] ?? '/', cookies[Math.floor(turn / paths.length) % cookies.length] ?? ''))
await Promise.all(visits)
process.send?.(visitTimes, () => process.disconnect())
