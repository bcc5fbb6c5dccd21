import pg from 'pg'

/** Reads single managers from a process of its own until a message arrives. Then it sends how long each query took. */
const client = new pg.Client(JSON.parse(process.argv[2] ?? '{}') as pg.ClientConfig)
await client.connect()
const stop = new AbortController()
process.once('message', () => stop.abort())
const took: number[] = []
process.send?.('ready')
for (let id = 1; !stop.signal.aborted; id = (id * 7919) % 52_001) {
  const from = performance.now()
  await client.query('select points, rank, wins from manager_stat where manager_id = $1', [id])
  took.push(performance.now() - from)
  await new Promise((resolve) => setTimeout(resolve, 2))
}
await client.end()
process.send?.(took)
process.disconnect()
