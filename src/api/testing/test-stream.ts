import { once } from 'node:events'
import { firstChampionship } from '#db/championship/championship.ts'
import { createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ChampionshipId } from '#domain/ids.ts'
import { createStreamHub } from '#api/stream/stream-hub.ts'
import type { StreamLimits } from '#api/stream/stream-channel.ts'
import type { StreamEvent } from '#api/stream/stream-client.ts'

export interface Received {
  id: string | undefined
  event: string
  data: unknown
}

/** A hub behind a real server on a free port; `?manager=7` replaces the session. */
export async function testHub(limits: Partial<StreamLimits> = {}) {
  const hub = createStreamHub<StreamEvent>(limits)
  const channel = hub.channel(firstChampionship)
  const server = createServer((incoming, response) => {
    const url = new URL(incoming.url ?? '/', 'http://localhost')
    const manager = url.searchParams.get('manager')
    const championship = url.searchParams.get('championship')
    const tokenEndsInMs = url.searchParams.get('tokenEndsInMs')
    const joined = championship === null ? channel : hub.channel(Number(championship) as ChampionshipId)
    joined.open(response, {
      client: 'test',
      managerId: manager === null ? undefined : Number(manager),
      lastEventId: incoming.headers['last-event-id'] as string | undefined,
      token: tokenEndsInMs === null ? undefined : { id: 1, endsAtMs: Date.now() + Number(tokenEndsInMs) },
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = async () => {
    hub.close()
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { hub, channel, close, connect: (options?: ConnectOptions) => connectClient(port, options) }
}

interface ConnectOptions {
  championship?: ChampionshipId
  manager?: number
  lastEventId?: string
  tokenEndsInMs?: number
}

/** A page's side of a stream: collects events until `take` has the wanted number of them. */
async function connectClient(port: number, options: ConnectOptions = {}) {
  const { championship, manager, lastEventId, tokenEndsInMs } = options
  const question = new URLSearchParams({
    ...(manager !== undefined && { manager: String(manager) }),
    ...(championship !== undefined && { championship: String(championship) }),
    ...(tokenEndsInMs !== undefined && { tokenEndsInMs: String(tokenEndsInMs) }),
  })
  const outgoing = request({
    port,
    path: `/?${question}`,
    headers: lastEventId === undefined ? {} : { 'last-event-id': lastEventId },
    agent: false,
  })
  outgoing.end()
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
  let text = ''
  const events: Received[] = []
  let bytes = 0
  const pauses: number[] = []
  response.setEncoding('utf8')
  const onData = (chunk: string) => {
    bytes += chunk.length
    text += chunk
    const parts = text.split('\n\n')
    text = parts.pop() ?? ''
    for (const part of parts) {
      if (part.includes('event: ')) events.push(parse(part))
      const [, pause] = /^retry: (\d+)$/m.exec(part) ?? []
      if (pause) pauses.push(Number(pause))
    }
  }
  response.on('data', onData)

  return {
    response,
    events,
    bytes: () => bytes,
    /** Each pause before reconnecting that the server has sent. */
    pauses,
    take: async (count: number): Promise<Received[]> => {
      while (events.length < count) await once(response, 'data')
      return events.splice(0, count)
    },
    lastId: () => events.at(-1)?.id,
    disconnect: async () => {
      response.destroy()
      if (!response.closed) await once(response, 'close')
    },
  }
}

function parse(block: string): Received {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1]
  return { id: field('id'), event: field('event') ?? '', data: JSON.parse(field('data') ?? 'null') }
}
