import type { LiveEvent } from '#contract/live.ts'
import type { ChampionshipId, ManagerId } from '#domain/ids.ts'
import { createStreamChannel, type StreamChannel, STREAM_LIMITS, type StreamLimits } from './stream-channel.ts'
import { createDelivery, type StreamClient, heartbeat, retryAfter, type StreamEvent } from './stream-client.ts'

export interface StreamHub<Event extends StreamEvent = LiveEvent> {
  /** False if the client or the server has reached its limit of streams. */
  hasRoom(client: string): boolean
  /** A client that follows one championship receives nothing about another. */
  channel(championshipId: ChampionshipId): StreamChannel<Event>
  /** Championships that open pages follow. */
  followed(): ChampionshipId[]
  /** Sends to the open pages of one manager, in every championship. */
  tell(managerId: ManagerId, event: Event): void
  /** Managers with a page open. */
  managers(): Set<ManagerId>
  size(): number
  /** TN6: ends the streams of a revoked token. Its program connects again and is refused. */
  endToken(tokenId: number): void
  close(): void
}

/** All open streams of a process: limits on their number and life apply across all channels. */
export function createStreamHub<Event extends StreamEvent = LiveEvent>(
  given: Partial<StreamLimits> = {},
): StreamHub<Event> {
  const limits = { ...STREAM_LIMITS, ...given }
  const clients = new Set<StreamClient>()
  const perClient = new Map<string, number>()
  const channels = new Map<ChampionshipId, StreamChannel<Event>>()
  const comeBack = retryAfter(100)

  function onOpen(client: StreamClient) {
    clients.add(client)
    perClient.set(client.client, (perClient.get(client.client) ?? 0) + 1)
  }

  function onGone(client: StreamClient) {
    clients.delete(client)
    const left = (perClient.get(client.client) ?? 1) - 1
    if (left > 0) perClient.set(client.client, left)
    else perClient.delete(client.client)
  }

  const { deliver } = createDelivery()
  const beat = setInterval(() => {
    const nowMs = Date.now()
    const staying: StreamClient[] = []
    for (const client of clients) {
      client.endIfStalled(nowMs - limits.stalledMs)
      if (client.endsAtMs < nowMs) client.end(comeBack)
      else staying.push(client)
    }
    deliver(staying, () => heartbeat)
  }, limits.heartbeatMs)
  beat.unref()

  return {
    hasRoom: (client) => clients.size < limits.total && (perClient.get(client) ?? 0) < limits.perClient,
    channel: (championshipId) => {
      const channel = channels.get(championshipId) ?? createStreamChannel<Event>({ limits, onOpen, onGone })
      channels.set(championshipId, channel)
      return channel
    },
    followed: () => [...channels].flatMap(([id, channel]) => (channel.size() > 0 ? [id] : [])),
    tell: (managerId, event) => {
      for (const channel of channels.values()) channel.tell(new Map([[managerId, event]]))
    },
    managers: () => new Set([...channels.values()].flatMap((channel) => [...channel.managers()])),
    size: () => clients.size,
    endToken: (tokenId) => {
      for (const client of clients) if (client.tokenId === tokenId) client.end(comeBack)
    },
    close: () => {
      clearInterval(beat)
      for (const client of clients) client.end()
    },
  }
}
