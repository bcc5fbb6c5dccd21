import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import path from 'node:path'
import type { Connection } from '#db/embedded/owner-lock.ts'

export interface CuttableConnection {
  connection: Connection
  /** As if PostgreSQL was killed: every connection breaks and none can open. */
  cut: () => void
  /** As if its machine had lost its power: on open connections nothing arrives any more, and no error does either. */
  hush: () => void
  mend: () => void
  close: () => Promise<void>
}

/** A path to the database that a test can cut and restore. */
export async function cuttableConnection(to: Connection): Promise<CuttableConnection> {
  const open = new Set<Socket>()
  let isOffline = false
  const socketFile = path.join(to.host, `.s.PGSQL.${to.port}`)
  const server = createServer((near) => {
    if (isOffline) return near.destroy()
    const far = path.isAbsolute(to.host) ? connect(socketFile) : connect(to.port, to.host)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        open.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
    }
    return undefined
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    isOffline = true
    for (const socket of open) socket.destroy()
  }
  return {
    connection: { ...to, host: '127.0.0.1', port: (server.address() as AddressInfo).port },
    cut,
    hush: () => {
      for (const socket of open) socket.unpipe().pause()
    },
    mend: () => {
      isOffline = false
    },
    close: async () => {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}
