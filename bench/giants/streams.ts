import { once } from 'node:events'
import { connect } from 'node:net'

/**
 * Runs in a process of its own, because the server must not share its processor time. Opens a stream for each cookie,
 * as a stranger for an empty one. Tells the parent when the last stream has received the nth event of the given match.
 * The server also plays other matches, whose events do not count.
 */
const [port, matchId] = process.argv.slice(2).map(Number) as [number, number]
const OPEN_AT_ONCE = 100
const GREETING = Buffer.from('event: hello')
const NEWS = Buffer.from(`event: match\ndata: {"matchId":${matchId},`)
const OWN = Buffer.from('event: you')

const [cookies] = (await once(process, 'message')) as [string[]]
const count = cookies.length
let greeted = 0
let lost = 0
let reported = 0
let own = 0
/** At index n: how many streams have received more than n events. */
const received: number[] = []

function reportArrivals() {
  for (; (received[reported] ?? 0) >= count - lost; reported++) process.send?.({ atMs: Date.now(), lost, own })
}

const open = (cookie: string) =>
  new Promise<void>((resolve, reject) => {
    let news = 0
    let rest: Buffer = Buffer.alloc(0)
    const socket = connect(port, '127.0.0.1', () => {
      const who = cookie && `cookie: ${cookie}\r\n`
      socket.write(`GET /api/stream HTTP/1.1\r\nhost: localhost\r\naccept: text/event-stream\r\n${who}\r\n`)
      resolve()
    })
    socket.on('data', (part) => {
      // An event may arrive in two parts.
      const all = rest.length === 0 ? part : Buffer.concat([rest, part])
      const last = all.lastIndexOf('\n\n')
      const chunk = all.subarray(0, last < 0 ? 0 : last + 2)
      rest = all.subarray(chunk.length)
      if (greeted < count && chunk.includes(GREETING) && ++greeted === count) process.send?.('ready')
      if (chunk.includes(OWN)) own++
      for (let at = chunk.indexOf(NEWS); at >= 0; at = chunk.indexOf(NEWS, at + 1)) {
        received[news] = (received[news] ?? 0) + 1
        news++
      }
      reportArrivals()
    })
    socket.on('error', reject)
    socket.on('close', () => {
      lost++
      reportArrivals()
    })
  })

for (let opened = 0; opened < count; opened += OPEN_AT_ONCE)
  await Promise.all(cookies.slice(opened, opened + OPEN_AT_ONCE).map(open))
