import type { ServerResponse } from 'node:http'
import type { LiveEvent } from '#contract/live.ts'
import type { ManagerId } from '#domain/ids.ts'
import { createEventLog } from './event-log.ts'
import { openClient, type StreamClient } from './stream-client.ts'
import { STREAM_LIMITS, type StreamLimits } from './stream-limits.ts'
import { encodeMessage, heartbeat, retryAfter, type StreamEvent } from './stream-message.ts'

export interface StreamRequest {
  address: string
  managerId: ManagerId | undefined
  lastEventId: string | undefined
}

export interface StreamHub<Event extends StreamEvent = LiveEvent> {
  /** False when the address or the server has as many streams as it may. */
  hasRoom(address: string): boolean
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
  const perAddress = new Map<string, number>()
  const byManager = new Map<ManagerId, Set<StreamClient>>()
  const retry = retryAfter(limits.retryMs)

  /** Tells the page that it cannot be given all it missed: what it shows must be fetched again. */
  const reset = () => encodeMessage({ id: log.lastId(), event: 'reset', data: {} })

  function remember(client: StreamClient) {
    clients.add(client)
    perAddress.set(client.address, (perAddress.get(client.address) ?? 0) + 1)
    if (client.managerId === undefined) return
    const pages = byManager.get(client.managerId) ?? new Set()
    byManager.set(client.managerId, pages.add(client))
  }

  function forget(client: StreamClient) {
    if (!clients.delete(client)) return
    const left = (perAddress.get(client.address) ?? 1) - 1
    if (left > 0) perAddress.set(client.address, left)
    else perAddress.delete(client.address)
    const pages = client.managerId === undefined ? undefined : byManager.get(client.managerId)
    pages?.delete(client)
    if (client.managerId !== undefined && pages?.size === 0) byManager.delete(client.managerId)
  }

  const beat = setInterval(() => {
    const beforeMs = Date.now() - limits.stalledMs
    for (const client of clients) {
      client.endIfStalled(beforeMs)
      client.send(heartbeat)
    }
  }, limits.heartbeatMs)
  beat.unref()

  return {
    hasRoom: (address) => clients.size < limits.total && (perAddress.get(address) ?? 0) < limits.perAddress,
    open: (response, { address, managerId, lastEventId }) => {
      const client: StreamClient = openClient({
        response,
        address,
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
