import type { ServerResponse } from 'node:http'
import type { LiveEvent } from '#contract/live.ts'
import type { ManagerId } from '#domain/ids.ts'
import { createEventLog } from './event-log.ts'
import { openClient, type StreamClient } from './stream-client.ts'
import { STREAM_LIMITS, type StreamLimits } from './stream-limits.ts'
import { encodeMessage, heartbeat, retryAfter, type StreamEvent } from './stream-message.ts'

export interface StreamRequest {
  /** Who counts as one: a person, or whoever shares an address. */
  client: string
  managerId: ManagerId | undefined
  lastEventId: string | undefined
}

export interface StreamHub<Event extends StreamEvent = LiveEvent> {
  /** False when the client or the server has as many streams as it may. */
  hasRoom(client: string): boolean
  open(response: ServerResponse, request: StreamRequest): void
  /** To everybody; can be asked for again by its id. */
  publish(event: Event): void
  /** To the open pages of one manager; not kept, because a page that comes back fetches what is personal anyway. */
  tell(managerId: ManagerId, event: Event): void
  /** Managers with a page open. */
  managers(): Iterable<ManagerId>
  isOpenFor(managerId: ManagerId): boolean
  size(): number
  close(): void
}

export function createStreamHub<Event extends StreamEvent = LiveEvent>(
  given: Partial<StreamLimits> = {},
): StreamHub<Event> {
  const limits = { ...STREAM_LIMITS, ...given }
  const log = createEventLog(limits.keptEvents)
  const clients = new Set<StreamClient>()
  const perClient = new Map<string, number>()
  const byManager = new Map<ManagerId, Set<StreamClient>>()
  const retry = retryAfter(limits.retryMs)
  const comeBack = retryAfter(100)

  /** Tells the page that it cannot be given all it missed: what it shows must be fetched again. */
  const reset = () => encodeMessage({ id: log.lastId(), event: 'reset', data: {} })

  function remember(client: StreamClient) {
    clients.add(client)
    perClient.set(client.client, (perClient.get(client.client) ?? 0) + 1)
    if (client.managerId === undefined) return
    const pages = byManager.get(client.managerId) ?? new Set()
    byManager.set(client.managerId, pages.add(client))
  }

  function forget(client: StreamClient) {
    if (!clients.delete(client)) return
    const left = (perClient.get(client.client) ?? 1) - 1
    if (left > 0) perClient.set(client.client, left)
    else perClient.delete(client.client)
    const pages = client.managerId === undefined ? undefined : byManager.get(client.managerId)
    pages?.delete(client)
    if (client.managerId !== undefined && pages?.size === 0) byManager.delete(client.managerId)
  }

  /** Not the same for all: those who came together after a restart would come back together for ever. */
  const lifeOf = (managerId: ManagerId | undefined) =>
    (managerId === undefined ? limits.strangerLifeMs : limits.personLifeMs) * (0.75 + Math.random() / 4)

  const beat = setInterval(() => {
    const nowMs = Date.now()
    for (const client of clients) {
      client.endIfStalled(nowMs - limits.stalledMs)
      if (client.endsAtMs < nowMs) client.end(comeBack)
      else client.send(heartbeat)
    }
  }, limits.heartbeatMs)
  beat.unref()

  return {
    hasRoom: (client) => clients.size < limits.total && (perClient.get(client) ?? 0) < limits.perClient,
    open: (response, { client: of, managerId, lastEventId }) => {
      const client: StreamClient = openClient({
        response,
        client: of,
        endsAtMs: Date.now() + lifeOf(managerId),
        managerId,
        pendingBytes: limits.pendingBytes,
        onCaughtUp: reset,
        onGone: () => forget(client),
      })
      remember(client)
      const start =
        lastEventId === undefined
          ? encodeMessage({ id: log.lastId(), event: 'hello', data: {} })
          : (log.since(lastEventId) ?? reset())
      client.send(Buffer.concat([retry, start]))
    },
    publish: (event) => {
      const bytes = log.append(event)
      for (const client of clients) client.send(bytes)
    },
    tell: (managerId, event) => {
      const pages = byManager.get(managerId)
      if (!pages) return
      const bytes = encodeMessage(event)
      for (const client of pages) client.send(bytes)
    },
    managers: () => byManager.keys(),
    isOpenFor: (managerId) => byManager.has(managerId),
    size: () => clients.size,
    close: () => {
      clearInterval(beat)
      for (const client of clients) client.end()
    },
  }
}
