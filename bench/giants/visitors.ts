import { setTimeout as pause } from 'node:timers/promises'
import { ask } from '#bench/flood/person.ts'
import type { Felt, Visits } from './beside.ts'

/**
 * Runs in a process of its own. Requests the given paths, without waiting for earlier answers, until it is told to
 * stop. Then it sends how long each took.
 */
const EVERY_MS = 40
const { port, paths, cookies = [''] } = JSON.parse(process.argv[2] ?? '') as Visits
const felt: Felt = { tookMs: {}, refused: 0 }
const asked: Promise<void>[] = []

async function visit(path: string, cookie: string) {
  const { status, ms } = await ask({ port, path, cookie })
  if (status !== 200) felt.refused++
  felt.tookMs[path] = [...(felt.tookMs[path] ?? []), ms]
}

const stop = new AbortController()
process.once('message', () => stop.abort())
process.send?.('ready')
for (let turn = 0; !stop.signal.aborted; turn++, await pause(EVERY_MS))
  asked.push(visit(paths[turn % paths.length] ?? '/', cookies[Math.floor(turn / paths.length) % cookies.length] ?? ''))
await Promise.all(asked)
process.send?.(felt, () => process.disconnect())
