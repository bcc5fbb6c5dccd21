import { connect, type Socket } from 'node:net'
import { quantile } from '#bench/tools/report.ts'

export interface LoadFigures {
  perSecond: number
  p50Ms: number
  p99Ms: number
  bodyBytes: number
}

interface Load {
  port: number
  path: string
  connections: number
  forMs: number
}

const headEnd = Buffer.from('\r\n\r\n')

/** Keep-alive connections that repeat their request after each complete answer. */
export async function measureLoad({ port, path, connections, forMs }: Load): Promise<LoadFigures> {
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\nhost: localhost:${port}\r\naccept-encoding: br\r\n\r\n`)
  const times: number[] = []
  let bodyBytes = 0
  const from = performance.now()
  const until = from + forMs

  const ask = (socket: Socket) =>
    new Promise<void>((resolve, reject) => {
      let sentAt = 0
      let received: Buffer = Buffer.alloc(0)
      const send = () => {
        sentAt = performance.now()
        received = Buffer.alloc(0)
        socket.write(request)
      }
      socket.on('error', reject)
      socket.on('data', (chunk) => {
        received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
        const bodyAt = received.indexOf(headEnd) + headEnd.length
        if (bodyAt < headEnd.length) return
        const head = received.toString('latin1', 0, bodyAt)
        if (!head.startsWith('HTTP/1.1 200')) reject(new Error(head))
        const length = Number(/content-length: (\d+)/i.exec(head)?.[1])
        if (received.length - bodyAt < length) return
        bodyBytes = length
        times.push(performance.now() - sentAt)
        if (performance.now() < until) send()
        else {
          socket.destroy()
          resolve()
        }
      })
      socket.once('connect', send)
    })
  await Promise.all(Array.from({ length: connections }, () => ask(connect(port, '127.0.0.1'))))
  const seconds = (performance.now() - from) / 1000
  times.sort((a, b) => a - b)
  return { perSecond: times.length / seconds, p50Ms: quantile(times, 0.5), p99Ms: quantile(times, 0.99), bodyBytes }
}
