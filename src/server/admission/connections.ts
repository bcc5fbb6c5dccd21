import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from '#api/http/client-address.ts'

export interface ConnectionLimits {
  total: number
  /** Not counted behind a proxy, because then all connections come from it. */
  perAddress: number
  /** A client that is owed bytes and took fewer than `leastBytes` in this time is cut off. */
  stalledMs: number
  leastBytes: number
  /** The longest time that an answer may take to reach a slow reader. */
  answerMs: number
  /** How often connections are checked. */
  lookMs: number
}

export const CONNECTION_LIMITS: Omit<ConnectionLimits, 'total' | 'perAddress'> = {
  stalledMs: 15_000,
  leastBytes: 8 * 1024,
  answerMs: 60_000,
  lookMs: 2_500,
}

/** Since when we owe a connection bytes, and its progress at the last check. */
interface Owed {
  sinceMs: number
  judgedAtMs: number
  takenBytes: number
}

const taken = (socket: Socket) => socket.bytesWritten - socket.writableLength

/** Limits how many connections there are, and how long a client may leave an answer unread. */
export function guardConnections(server: Server, limits: ConnectionLimits): void {
  const byAddress = new Map<string, Set<Socket>>()
  const owed = new Map<Socket, Owed>()
  let total = 0

  function remember(socket: Socket, address: string) {
    total++
    byAddress.set(address, (byAddress.get(address) ?? new Set()).add(socket))
    socket.once('close', () => {
      total--
      owed.delete(socket)
      const left = byAddress.get(address)
      left?.delete(socket)
      if (left?.size === 0) byAddress.delete(address)
    })
  }

  function most(): Set<Socket> {
    let found = new Set<Socket>()
    for (const sockets of byAddress.values()) if (sockets.size > found.size) found = sockets
    return found
  }

  /** When `total` is reached, the address with the most connections loses its oldest to one with at least two fewer. */
  function makesRoom(has: number): boolean {
    if (total < limits.total) return true
    const sockets = most()
    if (sockets.size <= has + 1) return false
    for (const oldest of sockets) {
      oldest.destroy()
      break
    }
    return true
  }

  server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? '')
    const has = byAddress.get(address)?.size ?? 0
    if (has < limits.perAddress && makesRoom(has)) remember(socket, address)
    else socket.destroy()
  })

  function look(socket: Socket, nowMs: number) {
    if (socket.writableLength === 0) {
      owed.delete(socket)
      return
    }
    const known = owed.get(socket)
    if (!known) {
      owed.set(socket, { sinceMs: nowMs, judgedAtMs: nowMs, takenBytes: taken(socket) })
      return
    }
    if (nowMs - known.sinceMs >= limits.answerMs) socket.destroy()
    if (nowMs - known.judgedAtMs < limits.stalledMs) return
    if (taken(socket) - known.takenBytes < limits.leastBytes) socket.destroy()
    known.judgedAtMs = nowMs
    known.takenBytes = taken(socket)
  }

  const looking = setInterval(() => {
    const nowMs = performance.now()
    for (const sockets of byAddress.values()) for (const socket of sockets) look(socket, nowMs)
  }, limits.lookMs).unref()
  server.once('close', () => clearInterval(looking))
}
