import { ask } from '#bench/flood/person.ts'
import type { Visits } from './beside.ts'

/** In a process of its own: asks the server for what people look at until it is told to stop; sends how long each took, and how many were refused. */
const { port, paths, cookie = '' } = JSON.parse(process.argv[2] ?? '') as Visits
const stop = new AbortController()
process.once('message', () => stop.abort())
const tookMs: number[] = []
let refused = 0
process.send?.('ready')
for (let turn = 0; !stop.signal.aborted; turn++) {
  const path = paths[turn % paths.length] ?? '/'
  const { status, ms } = await ask({ port, path, cookie })
  if (status !== 200) refused++
  tookMs.push(ms)
  await new Promise((resolve) => setTimeout(resolve, 20))
}
process.send?.({ tookMs, refused }, () => process.disconnect())
