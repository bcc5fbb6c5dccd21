import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import path from 'node:path'
import type { Connection } from '#db/embedded/owner-lock.ts'

export interface CuttableConnection {
  connection: Connection
  /** As if PostgreSQL had been killed: every connection breaks and none can be made. */
  cut: () => void
  /** As if its machine had lost its power: nothing comes any more, and nothing says so. */
  hush: () => void
  mend: () => void
  close: () => Promise<void>
}

/** A way to the database that a test can take away and give back. */
export async function cuttableConnection(to: Connection): Promise<CuttableConnection> {
  const open = new Set<Socket>()
  let isCut = false
  const socketFile = path.join(to.host, `.s.PGSQL.${to.port}`)
  const server = createServer((near) => {
    if (isCut) return near.destroy()
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
    isCut = true
    for (const socket of open) socket.destroy()
  }
  return {
    connection: { ...to, host: '127.0.0.1', port: (server.address() as AddressInfo).port },
    cut,
    hush: () => {
      for (const socket of open) socket.unpipe().pause()
    },
    mend: () => {
      isCut = false
    },
    close: async () => {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}
