import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { ManagerId } from '#domain/ids.ts'
import { socketHeaders } from '#api/http/security-headers.ts'

export interface StreamClient {
  readonly client: string
  readonly endsAtMs: number
  readonly managerId: ManagerId | undefined
  send(bytes: Buffer): void
  /** Ends it when it has taken nothing since `beforeMs`. */
  endIfStalled(beforeMs: number): void
  /** With a last word, if there is one to say. */
  end(lastly?: Buffer): void
}

interface ClientInput {
  response: ServerResponse
  isSecure: boolean
  client: string
  endsAtMs: number
  managerId: ManagerId | undefined
  pendingBytes: number
  /** What a client that fell behind receives in place of all it missed. */
  onCaughtUp: () => Buffer
  onGone: () => void
}

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // Proxies such as nginx would otherwise hold events back until a buffer is full.
  'x-accel-buffering': 'no',
  connection: 'close',
}

/**
 * An event stream has no length and its connection carries nothing else, so it is sent without chunks: the bytes of
 * an event are the bytes on the wire and one buffer serves every socket.
 */
export function openClient(input: ClientInput): StreamClient {
  const { response, client, endsAtMs, managerId, pendingBytes, onCaughtUp, onGone } = input
  response.removeHeader('transfer-encoding')
  response.writeHead(200, { ...socketHeaders(input.isSecure), ...headers })
  response.flushHeaders()
  const socket = response.socket as Socket
  let behindSinceMs: number | undefined
  let isOver = false

  response.on('close', () => {
    isOver = true
    onGone()
  })
  response.on('error', () => socket.destroy())
  socket.on('drain', () => {
    if (behindSinceMs === undefined) return
    behindSinceMs = undefined
    socket.write(onCaughtUp())
  })

  return {
    client,
    endsAtMs,
    managerId,
    send: (bytes) => {
      if (isOver || behindSinceMs !== undefined) return
      socket.write(bytes)
      if (socket.writableLength > pendingBytes) behindSinceMs = Date.now()
    },
    endIfStalled: (beforeMs) => {
      if (behindSinceMs !== undefined && behindSinceMs < beforeMs) socket.destroy()
    },
    end: (lastly) => {
      isOver = true
      if (lastly) socket.write(lastly)
      response.end()
    },
  }
}
