import { connect, type Socket } from 'node:net'

/**
 * Runs in a process of its own: opens the streams, and sends the parent a message when all clients have an event.
 */

const [port, count] = process.argv.slice(2).map(Number) as [number, number]
const OPEN_AT_ONCE = 200
const marker = Buffer.from('"n":')

const received: number[] = []
let greeted = 0

function onData(chunk: Buffer) {
  if (greeted < count && chunk.includes('event: hello')) greeted++
  for (let at = chunk.indexOf(marker); at >= 0; at = chunk.indexOf(marker, at + 1)) {
    const event = Number.parseInt(chunk.toString('latin1', at + marker.length, at + marker.length + 7), 10)
    received[event] = (received[event] ?? 0) + 1
    if (received[event] === count) process.send?.({ event, atNs: String(process.hrtime.bigint()) })
  }
}

function open(): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write('GET /api/stream HTTP/1.1\r\nhost: localhost\r\naccept: text/event-stream\r\n\r\n')
      resolve(socket)
    })
    socket.on('data', onData)
    socket.on('error', reject)
    socket.on('close', () => process.send?.({ lost: true }))
  })
}

for (let opened = 0; opened < count; opened += OPEN_AT_ONCE)
  await Promise.all(Array.from({ length: Math.min(OPEN_AT_ONCE, count - opened) }, open))
const wait = setInterval(() => {
  if (greeted < count) return
  clearInterval(wait)
  process.send?.({ ready: true })
}, 20)
