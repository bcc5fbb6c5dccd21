import { connect, type Socket } from 'node:net'

/** An attack that needs few resources. It continues until its process ends. */
export type Attack = (dial: Dial, writer: Writer) => void
/** A person with a squad who may write on a wall. */
export interface Writer {
  cookie: string
  wall: string
}
/** Connects from the address with this number, and again 0.3 s after each close. */
type Dial = (from: number, begin: (socket: Socket) => void) => void

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`

/** Sends this many requests ahead on each connection, closes it after 0.3 s, and begins again. */
const ahead = (path: string, { count, connections }: { count: number; connections: number }, addresses = 1): Attack => {
  const bytes = get(path).repeat(count)
  return (dial) => {
    for (let n = 0; n < connections * addresses; n++)
      dial(n % addresses, (socket) => {
        socket.write(bytes)
        setTimeout(() => socket.destroy(), 300)
      })
  }
}

/** Connections that repeat their request as soon as an answer begins to arrive. */
const asking =
  (paths: (n: number) => string, { connections, addresses }: { connections: number; addresses: number }): Attack =>
  (dial) => {
    for (let n = 0; n < connections; n++)
      dial(n % addresses, (socket) => {
        socket.write(get(paths(n)))
        socket.on('data', (chunk) => {
          if (chunk.includes('HTTP/1.1')) socket.write(get(paths(n)))
        })
      })
  }

const dripping =
  (head: string, connections: number): Attack =>
  (dial) => {
    for (let n = 0; n < connections; n++)
      dial(n % 20, (socket) => {
        socket.write(head)
        const drip = setInterval(() => socket.write('x'), 500)
        socket.once('close', () => clearInterval(drip))
      })
  }

/** A socket that does not read does not notice that its connection ended, so it is reopened after a while. */
const unread =
  (path: string, connections: number): Attack =>
  (dial) => {
    for (let n = 0; n < connections; n++)
      dial(n % 20, (socket) => {
        socket.pause()
        socket.write(get(path).repeat(4))
        setTimeout(() => socket.destroy(), 3_000)
      })
  }

/** Repeats a POST request as soon as an answer begins to arrive. */
const orders =
  (
    { path, body, headers = '' }: { path: string; body: object; headers?: string },
    { connections, addresses }: { connections: number; addresses: number },
  ): Attack =>
  (dial) => {
    const text = JSON.stringify(body)
    const request = `POST ${path} HTTP/1.1\r\nhost: localhost\r\n${headers}content-type: application/json\r\ncontent-length: ${text.length}\r\n\r\n${text}`
    for (let n = 0; n < connections; n++)
      dial(n % addresses, (socket) => {
        socket.write(request)
        socket.on('data', (chunk) => {
          if (chunk.includes('HTTP/1.1')) socket.write(request)
        })
      })
  }

const signIns = (connections: number): Attack =>
  orders(
    { path: '/api/account/sign-in', body: { email: 'ninguem@example.org', password: 'jabuti na janela' } },
    { connections, addresses: 100 },
  )

/** Sent by a person who may write there. */
const messages: Attack = (dial, { cookie, wall }) =>
  orders(
    { path: wall, body: { text: 'enchente', replyTo: null }, headers: `cookie: ${cookie}\r\n` },
    { connections: 20, addresses: 20 },
  )(dial, { cookie, wall })

const dear = [
  '/api/rankings/search?name=ana',
  '/avatars/SEED.svg',
  '/api/forecast/record',
  '/api/leagues?search=liga',
  '/api/account/export',
]

export const attacks: Record<string, Attack> = {
  'one connection, 1,000 pages sent ahead': ahead('/', { count: 1_000, connections: 1 }),
  '10 connections, 300 rankings each': ahead('/rankings', { count: 300, connections: 10 }),
  '200 connections, 200 openapi.json each': ahead('/api/openapi.json', { count: 200, connections: 200 }),
  'the first from 100 addresses': ahead('/', { count: 1_000, connections: 1 }, 100),
  'the second from 100 addresses': ahead('/rankings', { count: 300, connections: 4 }, 100),
  '400 pages requested repeatedly from 100 addresses': asking(() => '/', { connections: 400, addresses: 100 }),
  '2,000 silent connections': (dial) => {
    for (let n = 0; n < 2_000; n++) dial(0, () => undefined)
  },
  '400 senders of slow headers': dripping('GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ', 400),
  '400 senders of slow bodies': dripping(
    'POST /api/account/sign-in HTTP/1.1\r\nhost: localhost\r\ncontent-length: 60000\r\n\r\n',
    400,
  ),
  '200 clients that read nothing': unread('/', 200),
  '80 streams that are not read': unread('/api/stream', 80),
  '500 sign-ins from 100 addresses': signIns(500),
  'one person writes on a wall from 20 addresses': messages,
  'searches, pictures and exports from 100 addresses': asking(
    (n) => (dear[n % dear.length] as string).replace('SEED', String(Math.random()).slice(2)),
    { connections: 400, addresses: 100 },
  ),
}

/** Runs in a process of its own. */
export function attack(port: number, name: string, writer: Writer): void {
  const again = (from: number, begin: (socket: Socket) => void) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: `127.0.1.${from + 1}` }, () => begin(socket))
    socket.on('error', () => undefined)
    socket.once('close', () => setTimeout(() => again(from, begin), 300))
  }
  attacks[name]?.(again, writer)
}
