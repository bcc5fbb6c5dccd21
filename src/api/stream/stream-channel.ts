import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { LiveEvent } from '#contract/live.ts'
import type { ManagerId } from '#domain/ids.ts'
import {
  createDelivery,
  openClient,
  type StreamClient,
  encodeMessage,
  retryAfter,
  type StreamEvent,
} from './stream-client.ts'

export interface StreamLimits {
  /** Open streams of one person, or of all strangers at one address, such as a household or an office. */
  perClient: number
  total: number
  /** If this much waits for a client, it gets no more events until it has caught up, and then a `reset`. */
  pendingBytes: number
  /** A client that fell behind and has not caught up for this long is disconnected. */
  stalledMs: number
  heartbeatMs: number
  /**
   * The longest life of a stream; most end a little earlier (`lifeOf`). The browser then opens another, which continues
   * it. A client that never reads is not noticed otherwise: so little is sent that the buffers of the network hold it
   * all.
   */
  strangerLifeMs: number
  personLifeMs: number
  retryMs: number
  /** Events kept for clients that reconnect. */
  keptEvents: number
}

export const STREAM_LIMITS: StreamLimits = {
  perClient: 100,
  total: 20_000,
  pendingBytes: 64 * 1024,
  stalledMs: 30_000,
  heartbeatMs: 15_000,
  strangerLifeMs: 80_000,
  personLifeMs: 15 * 60_000,
  retryMs: 2_000,
  keptEvents: 1_000,
}

export interface EventLog {
  /** Numbers the event and keeps its bytes for clients that lose their connection. */
  append(event: StreamEvent): Buffer
  lastId(): string
  /** Milliseconds without an event, as far as this process knows. */
  quietMs(): number
  /** The events after an id, as one buffer; undefined if they are no longer known. */
  since(id: string): Buffer | undefined
}

/**
 * The newest events of a championship in this process. Ids carry a mark of the process: another process, or the same
 * one after a restart, counts from zero and must not continue a list that it never sent.
 */
export function createEventLog(capacity: number, mark = randomBytes(6).toString('base64url')): EventLog {
  const ring: Buffer[] = []
  let count = 0
  let lastAtMs = Date.now()

  return {
    append: (event) => {
      const bytes = encodeMessage({ ...event, id: `${mark}.${count + 1}` })
      ring[count++ % capacity] = bytes
      lastAtMs = Date.now()
      return bytes
    },
    lastId: () => `${mark}.${count}`,
    quietMs: () => Date.now() - lastAtMs,
    since: (id) => {
      const [, ofMark, digits] = /^([\w-]+)\.(\d{1,15})$/.exec(id) ?? []
      const seen = Number(digits)
      if (ofMark !== mark || seen > count || seen < count - capacity) return undefined
      const missed: Buffer[] = []
      for (let i = seen; i < count; i++) missed.push(ring[i % capacity] as Buffer)
      return Buffer.concat(missed)
    },
  }
}

export interface StreamRequest {
  /** Identifies the client for limits: a person, or everybody at one address. */
  client: string
  managerId: ManagerId | undefined
  lastEventId: string | undefined
  /** If a program uses a personal token: the stream ends with it (TN6). */
  token?: { id: number; endsAtMs: number } | undefined
  isSecure?: boolean
}

/** The open pages of one championship. */
export interface StreamChannel<Event extends StreamEvent = LiveEvent> {
  open(response: ServerResponse, request: StreamRequest): void
  /**
   * Sends an event to everybody and keeps it for reconnecting clients. A manager with an own event gets the own one
   * first, in the same write.
   */
  publish(event: Event, own?: ReadonlyMap<ManagerId, Event>): void
  /**
   * Sends events to the open pages of each manager. They are not kept, because a page that reconnects fetches personal
   * data anyway.
   */
  tell(own: ReadonlyMap<ManagerId, Event>): void
  /** Resolves when everything published so far is written. */
  delivered(): Promise<void>
  /** Managers with a page open. */
  managers(): Iterable<ManagerId>
  isOpenFor(managerId: ManagerId): boolean
  size(): number
  /** CP4: ends the streams of everybody else, with a message that makes their pages load again. */
  keepOnly(mayStay: (managerId: ManagerId | undefined) => boolean): void
}

const shut = encodeMessage({ event: 'shut', data: {} })

interface ChannelInput {
  limits: StreamLimits
  onOpen: (client: StreamClient) => void
  onGone: (client: StreamClient) => void
}

export function createStreamChannel<Event extends StreamEvent = LiveEvent>({
  limits,
  onOpen,
  onGone,
}: ChannelInput): StreamChannel<Event> {
  const log = createEventLog(limits.keptEvents)
  const clients = new Set<StreamClient>()
  const byManager = new Map<ManagerId, Set<StreamClient>>()
  const retry = retryAfter(limits.retryMs)
  const delivery = createDelivery()
  const { deliver } = delivery

  /** Tells the page that events are lost. The page must fetch again what it shows. */
  const reset = () => encodeMessage({ id: log.lastId(), event: 'reset', data: {} })

  function remember(client: StreamClient) {
    clients.add(client)
    onOpen(client)
    if (client.managerId === undefined) return
    const pages = byManager.get(client.managerId) ?? new Set()
    byManager.set(client.managerId, pages.add(client))
  }

  function forget(client: StreamClient) {
    if (!clients.delete(client)) return
    onGone(client)
    const pages = client.managerId === undefined ? undefined : byManager.get(client.managerId)
    pages?.delete(client)
    if (client.managerId !== undefined && pages?.size === 0) byManager.delete(client.managerId)
  }

  /**
   * A random part, because clients that connected together after a restart would otherwise reconnect together forever.
   */
  const lifeOf = (managerId: ManagerId | undefined) =>
    (managerId === undefined ? limits.strangerLifeMs : limits.personLifeMs) * (0.75 + Math.random() / 4)

  return {
    open: (response, { client: of, managerId, lastEventId, token, isSecure = false }) => {
      const client: StreamClient = openClient({
        response,
        isSecure,
        client: of,
        endsAtMs: Math.min(Date.now() + lifeOf(managerId), token?.endsAtMs ?? Infinity),
        managerId,
        tokenId: token?.id,
        pendingBytes: limits.pendingBytes,
        onCaughtUp: reset,
        onGone: () => forget(client),
      })
      remember(client)
      const start =
        lastEventId === undefined
          ? encodeMessage({ id: log.lastId(), event: 'hello', data: { quietMs: log.quietMs() } })
          : (log.since(lastEventId) ?? reset())
      client.send(Buffer.concat([retry, start]))
    },
    publish: (event, own) => {
      const bytes = log.append(event)
      const ownOf = ({ managerId }: StreamClient) => (managerId === undefined ? undefined : own?.get(managerId))
      // A copy of the set: a client that connects from now on gets the event with its first data.
      deliver([...clients], (client) => {
        const before = ownOf(client)
        return before ? Buffer.concat([encodeMessage(before), bytes]) : bytes
      })
    },
    tell: (own) => {
      const pages = [...own].flatMap(([managerId, event]) =>
        [...(byManager.get(managerId) ?? [])].map((client) => [client, event] as const),
      )
      const events = new Map(pages)
      deliver([...events.keys()], (client) => encodeMessage(events.get(client) as Event))
    },
    delivered: delivery.done,
    managers: () => byManager.keys(),
    isOpenFor: (managerId) => byManager.has(managerId),
    size: () => clients.size,
    keepOnly: (mayStay) => {
      for (const client of clients) if (!mayStay(client.managerId)) client.end(shut)
    },
  }
}
