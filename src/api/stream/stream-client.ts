import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { ManagerId } from '#domain/ids.ts'
import { forOtherOrigins } from '#api/http/other-origins.ts'
import { socketHeaders } from '#api/http/security-headers.ts'
import { yieldToOthers } from '#live/yield-to-others.ts'

/** A message to a page: the name of its listener, and the data. */
export interface StreamEvent {
  event: string
  data: unknown
}

/** A message without an id cannot be sent again. */
export interface StreamMessage extends StreamEvent {
  id?: string
}

/** The bytes of one event as every socket receives them. JSON has no line breaks, so one data line is enough. */
export function encodeMessage({ id, event, data }: StreamMessage): Buffer {
  const identity = id === undefined ? '' : `id: ${id}\n`
  return Buffer.from(`${identity}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
}

export const heartbeat = Buffer.from(':\n\n')

/** Tells a page how long to wait before it reconnects. */
export const retryAfter = (milliseconds: number) => Buffer.from(`retry: ${milliseconds}\n\n`)

export interface StreamClient {
  readonly client: string
  readonly endsAtMs: number
  readonly managerId: ManagerId | undefined
  readonly tokenId: number | undefined
  send(bytes: Buffer): void
  /** Ends the stream if the client fell behind before `beforeMs` and has not caught up. */
  endIfStalled(beforeMs: number): void
  /** Sends a last message first, if there is one. */
  end(lastly?: Buffer): void
}

interface ClientInput {
  response: ServerResponse
  isSecure: boolean
  client: string
  endsAtMs: number
  managerId: ManagerId | undefined
  tokenId: number | undefined
  pendingBytes: number
  /** What a client that fell behind receives instead of everything it missed. */
  onCaughtUp: () => Buffer
  onGone: () => void
}

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // Without this, proxies such as nginx hold events back until a buffer is full.
  'x-accel-buffering': 'no',
  connection: 'close',
}

/**
 * An event stream has no length, and its connection carries nothing else. So it is sent without chunks: the bytes of an
 * event are the bytes on the wire, and one buffer serves every socket.
 */
export function openClient(input: ClientInput): StreamClient {
  const { response, client, endsAtMs, managerId, tokenId, pendingBytes, onCaughtUp, onGone } = input
  response.removeHeader('transfer-encoding')
  const isAnybodys = managerId === undefined
  response.writeHead(200, { ...socketHeaders(input.isSecure), ...headers, ...(isAnybodys && forOtherOrigins) })
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
    tokenId,
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

/** If no other message waits, a message to at most this many clients is written without a pause. */
const FEW = 400
/** Clients between two looks at the clock. */
const STEP = 25

interface Letter {
  to: readonly StreamClient[]
  /** The bytes for each client. */
  bytesFor: (client: StreamClient) => Buffer
}

function* delivered({ to, bytesFor }: Letter): Generator<void, void> {
  for (const [index, client] of to.entries()) {
    client.send(bytesFor(client))
    if (index % STEP === STEP - 1) yield
  }
}

/**
 * Sends to many streams without blocking the event loop. Messages arrive in the order in which they were sent. A
 * message to few clients is written immediately if no other message waits.
 */
export function createDelivery() {
  const waiting: Letter[] = []
  let busy: Promise<void> | undefined

  async function deliverAll() {
    try {
      for (let letter = waiting.shift(); letter; letter = waiting.shift()) await yieldToOthers(delivered(letter))
    } finally {
      busy = undefined
    }
  }

  return {
    deliver: (to: Letter['to'], bytesFor: Letter['bytesFor']): void => {
      if (!busy && to.length <= FEW) {
        for (const client of to) client.send(bytesFor(client))
        return
      }
      waiting.push({ to, bytesFor })
      // With a message in the queue, this yields at least once before it ends.
      busy ??= deliverAll()
    },
    /** Resolves when nothing waits. */
    done: async (): Promise<void> => busy,
  }
}
