import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CONNECTION_LIMITS, guardConnections, type ConnectionLimits } from './admission/connections.ts'
import { oneAtATime } from './admission/one-at-a-time.ts'
import { refuse } from './admission/refuse.ts'
import { listenError } from './listen-error.ts'

const defaultPort = 3000
const portsToTry = 20
/** Connections that the system queues for us while we are busy; it refuses further ones. */
const backlog = 4_096

export interface Listening {
  address: string
  /** Stops accepting, lets running requests finish, and cuts the rest after the given time. */
  close: (graceMs: number) => Promise<void>
}

function bind(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host, backlog }, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

async function bindFirstFree(server: Server, host: string, port: number | undefined): Promise<void> {
  if (port !== undefined) return bind(server, host, port)
  for (let candidate = defaultPort; candidate < defaultPort + portsToTry; candidate++) {
    try {
      return await bind(server, host, candidate)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    }
  }
  return bind(server, host, 0)
}

/** A client that takes longer to send a request is cut off. An idle connection outlives those of common proxies. */
const times = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 65_000,
}

interface ListenOptions {
  host: string
  port: number | undefined
  connections: Pick<ConnectionLimits, 'total' | 'perAddress'> & Partial<ConnectionLimits>
  onConnection?: () => void
}

export async function listen(
  listener: RequestListener,
  { host, port, connections, onConnection }: ListenOptions,
): Promise<Listening> {
  let isClosing = false
  const server = createServer(
    times,
    oneAtATime((request, response) => {
      if (!isClosing) return listener(request, response)
      // Open connections that keep sending requests must not delay the shutdown.
      response.setHeader('connection', 'close')
      return refuse(request, response, { asPage: false })
    }),
  )
  if (onConnection) server.on('connection', onConnection)
  guardConnections(server, { ...CONNECTION_LIMITS, ...connections })
  await bindFirstFree(server, host, port).catch((error: unknown) => {
    throw listenError(error, { host, port })
  })
  const bound = server.address() as AddressInfo
  const shownHost = host === '0.0.0.0' || host === '::' || host === '127.0.0.1' ? 'localhost' : host
  return {
    address: `http://${shownHost.includes(':') ? `[${shownHost}]` : shownHost}:${bound.port}`,
    close: (graceMs) =>
      new Promise((resolve) => {
        isClosing = true
        const cut = setTimeout(() => server.closeAllConnections(), graceMs)
        server.close(() => {
          clearTimeout(cut)
          resolve()
        })
        server.closeIdleConnections()
      }),
  }
}
