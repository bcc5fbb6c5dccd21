import { ask } from '#bench/flood/person.ts'

/** In a process of its own: asks the server for what people look at until it is told to stop; sends how long each took, and how many were refused. */
const [port = '0', ...paths] = process.argv.slice(2)
const stop = new AbortController()
process.once('message', () => stop.abort())
const tookMs: number[] = []
let refused = 0
process.send?.('ready')
for (let turn = 0; !stop.signal.aborted; turn++) {
  const path = paths[turn % paths.length] ?? '/'
  const { status, ms } = await ask({ port: Number(port), path })
  if (status !== 200) refused++
  tookMs.push(ms)
  await new Promise((resolve) => setTimeout(resolve, 20))
}
process.send?.({ tookMs, refused }, () => process.disconnect())
